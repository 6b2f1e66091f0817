/** The Weather Mage: once a match the weather is as its coach wants it, or nearly so (B25-IND-MAGE). */
import { effectKind } from '../../../../kernel/effects.ts';
import type { Seat } from '../../../../words.ts';
import { hasLeft, spend } from '../../../brings.ts';
import type { BloodGame, TeamRule } from '../../../game.ts';
import { askRule } from '../../../procedures/brought.ts';
import { procedure, question } from '../../../status.ts';
import { NO, WEATHER, WEATHERS, type Weather } from '../../../words.ts';

const MAGE = effectKind('weatherMage');
const REACH = 2;
const LOWEST = 2;
const HIGHEST = 12;
/** B25-IND-MAGE-01: up to two rows either way, within the table. */
const AskWeather = question('chooseWeather', ['seat', 'die'], (g, _seat, dice) => {
  for (let w = 0; w < WEATHERS.length; w++) if (isWithinReach(g, dice, w as Weather)) g.offer(WEATHER, w);
});
const isWithinReach = (g: BloodGame, dice: number, weather: Weather): boolean => {
  for (let total = Math.max(LOWEST, dice - REACH); total <= Math.min(HIGHEST, dice + REACH); total++)
    if (g.rules.edition.weatherTable[total] === weather) return true;
  return false;
};
const CallWeather = procedure('CallWeather', ['seat'], ['die'], [mayCall, call, change]);
function mayCall(g: BloodGame, seat: Seat): void {
  if (!g.rules.options.weather || hasLeft(g, seat, MAGE) === 0) return g.finish();
  askRule(g, seat, 'weatherMage');
}
function call(g: BloodGame, seat: Seat): void {
  if (g.answered(NO)) return g.finish();
  spend(g, seat, MAGE);
  g.events?.push({ type: 'ruleUsed', seat, rule: 'weatherMage' });
  g.ask(AskWeather, seat, seat, g.keep('die', g.twoD6()));
}
/** B25-IND-MAGE-02: it stays as long as any weather does. */
function change(g: BloodGame, _seat: Seat, dice: number): void {
  g.weather = g.object as Weather;
  g.events?.push({ type: 'weatherRolled', dice, weather: WEATHERS[g.weather] as string });
}
export const mage: TeamRule = {
  id: 'weatherMage',
  rule: 'B25-IND-MAGE-01',
  effect: MAGE,
  on: 'team',
  pauses: { turnBegins: CallWeather },
};
