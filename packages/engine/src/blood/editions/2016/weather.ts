/** The weather of 2016: its table, and what each state of it does (B16-WEATHER). */
import type { ExtraRule } from '../../game.ts';
import { rollForHeat } from '../../procedures/weather.ts';
import { Range, WEATHERS, Weather } from '../../words.ts';

/** By the total of two dice (B16-WEATHER-02). */
export const weatherTable2016: readonly (Weather | -1)[] = [
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

const weather = (which: Weather, says: Partial<ExtraRule>): ExtraRule => ({
  id: WEATHERS[which] as string,
  rule: 'B16-WEATHER-02',
  inMatch: () => true, // a scenario may say what the weather is
  now: g => g.weather === which,
  ...says,
});
export const weather2016: readonly ExtraRule[] = [
  weather(Weather.swelteringHeat, { uses: [{ at: 'driveOver', who: 'anybody', does: rollForHeat }] }),
  weather(Weather.verySunny, { imposes: [{ rolls: ['pass', 'bomb', 'throwTeammate'], by: -1, on: 'everybody' }] }),
  weather(Weather.pouringRain, { imposes: [{ rolls: ['pickUp', 'catch', 'intercept'], by: -1, on: 'everybody' }] }),
  // B16-OQ-61, B16-GFI-06
  weather(Weather.blizzard, {
    imposes: [{ rolls: ['goForIt'], by: -1, on: 'everybody' }],
    uses: [{ at: 'longestThrow', who: 'anybody', becomes: () => Range.short }],
  }),
];
