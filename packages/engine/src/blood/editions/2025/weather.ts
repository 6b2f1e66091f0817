/** The weather of 2025: its table, and what each state of it does (B25-WEATHER). */
import { D3 } from '../../../dice/dice.ts';
import { AWAY, HOME, NOBODY, type PlayerId, type Seat } from '../../../words.ts';
import type { BloodGame, ExtraRule } from '../../game.ts';
import { randomOnPitch } from '../../procedures/kickofftable.ts';
import { takeToDugout } from '../../procedures/weather.ts';
import { Place, Range, WEATHERS, Weather } from '../../words.ts';

/** By the total of two dice (B25-WEATHER-T1). */
export const weatherTable2025: readonly (Weather | -1)[] = [
  -1,
  -1,
  Weather.swelteringHeat,
  Weather.verySunny,
  Weather.nice,
  Weather.nice,
  Weather.nice,
  Weather.nice,
  Weather.nice,
  Weather.nice,
  Weather.nice,
  Weather.pouringRain,
  Weather.blizzard,
];

/** B25-WEATHER-04: one die for both sides. */
const exhaustBoth = (g: BloodGame): void => {
  const die = g.roll(D3);
  g.events?.push({ type: 'heatDie', die });
  exhaust(g, HOME, die);
  exhaust(g, AWAY, die);
};
/** B25-WEATHER-05 to -07, B25-Q-58: whoever was sent off is not there any more. */
const exhaust = (g: BloodGame, seat: Seat, many: number): void => {
  for (let n = 0; n < many; n++) {
    const player: PlayerId = randomOnPitch(g, seat);
    if (player === NOBODY) return;
    g.events?.push({ type: 'exhausted', player });
    takeToDugout(g, player, Place.exhausted);
  }
};

const weather = (which: Weather, rule: string, says: Partial<ExtraRule>): ExtraRule => ({
  id: WEATHERS[which] as string,
  rule,
  inMatch: () => true, // a scenario may say what the weather is
  now: g => g.weather === which,
  ...says,
});
export const weather2025: readonly ExtraRule[] = [
  weather(Weather.swelteringHeat, 'B25-WEATHER-03', {
    uses: [{ at: 'driveOver', who: 'anybody', does: exhaustBoth }],
  }),
  weather(Weather.verySunny, 'B25-WEATHER-08', {
    imposes: [{ rolls: ['pass', 'throwTeammate'], by: -1, on: 'everybody' }],
  }),
  weather(Weather.pouringRain, 'B25-WEATHER-10', {
    imposes: [{ rolls: ['pickUp', 'secureBall', 'catch', 'intercept'], by: -1, on: 'everybody' }],
  }),
  weather(Weather.blizzard, 'B25-WEATHER-11', {
    imposes: [{ rolls: ['goForIt'], by: -1, on: 'everybody' }],
    uses: [{ at: 'longestThrow', who: 'anybody', becomes: () => Range.short }], // B25-WEATHER-12
  }),
];
