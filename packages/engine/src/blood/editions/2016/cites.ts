/** Under which id 2016 prints what is said about a matter: by roll, then by cause. Entries bring their own. */
import type { Cites } from '../../edition.ts';

const throwing = {
  quickPass: 'B16-PASS-07',
  shortPass: 'B16-PASS-07',
  longPass: 'B16-PASS-07',
  longBomb: 'B16-PASS-07',
  tackleZones: 'B16-PASS-08',
  verySunny: 'B16-WEATHER-02',
  stunty: 'B16-STUNTY-02',
};
export const cites2016: Cites = {
  any: { strength: 'B16-BLOCK-04', assist: 'B16-ASSIST-01', spell: 'B16-DATA-16' },
  dodge: { dodging: 'B16-DODGE-05', tackleZones: 'B16-DODGE-05' },
  goForIt: { blizzard: 'B16-GFI-06' },
  pickUp: { pickingUp: 'B16-PICKUP-02', tackleZones: 'B16-PICKUP-02', pouringRain: 'B16-WEATHER-02' },
  pass: throwing,
  bomb: throwing,
  throwTeammate: { ...throwing, throwTeammate: 'B16-TTM-03' },
  catch: {
    accurate: 'B16-CATCH-03',
    handOff: 'B16-HANDOFF-05',
    scattered: 'B16-CATCH-03',
    bounced: 'B16-CATCH-03',
    kicked: 'B16-CATCH-03',
    thrownIn: 'B16-CATCH-03',
    tackleZones: 'B16-CATCH-03',
    pouringRain: 'B16-WEATHER-02',
  },
  intercept: {
    interception: 'B16-INTERCEPT-07',
    tackleZones: 'B16-INTERCEPT-07',
    pouringRain: 'B16-INTERCEPT-11',
  },
  landing: { tackleZones: 'B16-STUFF-03', kickedFar: 'B16-XSKILL-60' },
  jumpUp: { jumpUp: 'B16-SKILL-17' },
  standUp: { helpingHand: 'B16-XSKILL-59' },
  reallyStupid: { helper: 'B16-STUPID-02' },
  wildAnimal: { blockOrBlitz: 'B16-XSKILL-39' },
  hypnoticGaze: { tackleZones: 'B16-XSKILL-19' },
  armour: { assists: 'B16-FOUL-04', assistsAgainst: 'B16-FOUL-05' },
  setUp: {
    players: 'B16-SETUP-05',
    wideZone: 'B16-SETUP-07',
    scrimmage: 'B16-SETUP-08',
    fewer: 'B16-SETUP-09',
  },
};
