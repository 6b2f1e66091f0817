/** The weather: its table, and the heat that tires players out at the end of a drive (B16-WEATHER). */
import { D6 } from '../../dice/dice.ts';
import { AWAY, HOME, type PlayerId, Posture, type Seat } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import { Place, WEATHERS, type Weather } from '../words.ts';

/** B16-WEATHER-01: both coaches' dice added up. */
export const rollWeather = (g: BloodGame): void => {
  const dice = g.twoD6();
  g.weather = g.rules.edition.weatherTable[dice] as Weather;
  g.events?.push({ type: 'weatherRolled', dice, weather: WEATHERS[g.weather] as string });
};

const COOL_FROM = 2;
/** B16-WEATHER-02, B16-OQ-59: everybody on the pitch when a drive ends; a 1 costs the next set-up. */
export const rollForHeat = (g: BloodGame): void => {
  heatOf(g, HOME);
  heatOf(g, AWAY);
};
const heatOf = (g: BloodGame, seat: Seat): void => {
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (g.control(player) !== seat || !g.onPitch(player)) continue;
    const die = g.roll(D6, COOL_FROM);
    const exhausted = die < COOL_FROM;
    g.events?.push({ type: 'heatRolled', player, die, exhausted });
    if (exhausted) takeToDugout(g, player, Place.exhausted);
  }
};
/** A drive is over: without a word in the report, unlike a player who is hurt. */
export const takeToDugout = (g: BloodGame, p: PlayerId, place: Place): void => {
  g.setReaches(p, false);
  g.setPosture(p, Posture.standing);
  g.setFreshlyStunned(p, false);
  g.takeOff(p, place);
};
/** Players who have missed a set-up are fit again. */
export const returnExhausted = (g: BloodGame): void => {
  for (let p = 0; p < g.playerCount; p++)
    if (g.inPlace(p as PlayerId, Place.exhausted)) g.takeOff(p as PlayerId, Place.reserves);
};
