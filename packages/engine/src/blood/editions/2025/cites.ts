/** Under which id 2025 prints what is said about a matter: by roll, then by cause. Entries bring their own. */
import type { Cites } from '../../edition.ts';

export const cites2025: Cites = {
  any: { strength: 'B25-BLOCK-02', assist: 'B25-ASSIST-02' },
  dodge: { tackleZones: 'B25-DODGE-04' },
  jump: { tackleZones: 'B25-PRIN-JUMP-08' },
  goForIt: { blizzard: 'B25-WEATHER-11' },
  pickUp: { tackleZones: 'B25-PICK-02' },
  secureBall: { pouringRain: 'B25-SECURE-11' },
  pass: {
    shortPass: 'B25-ACCUR-02',
    longPass: 'B25-ACCUR-02',
    longBomb: 'B25-ACCUR-02',
    tackleZones: 'B25-ACCUR-03',
  },
  throwTeammate: { shortPass: 'B25-TTM-09', tackleZones: 'B25-TTM-10' },
  landing: { tackleZones: 'B25-PRIN-LAND-02', subpar: 'B25-PRIN-LAND-03', fumbled: 'B25-PRIN-LAND-04' },
  catch: {
    scattered: 'B25-Q-03',
    bounced: 'B25-CATCH-03',
    thrownIn: 'B25-CATCH-04',
    tackleZones: 'B25-CATCH-05',
  },
  standUp: { helpingHand: 'B25-TRAIT-TIMMMBER-01' },
  reallyStupid: { helper: 'B25-TRAIT-REALLYSTUPID-01' },
  animalSavagery: { blockOrBlitz: 'B25-TRAIT-ANIMALSAVAGERY-01' },
  unchannelledFury: { blockOrBlitz: 'B25-TRAIT-UNCHANNELLEDFURY-01' },
  bloodlust: { blockOrBlitz: 'B25-TRAIT-BLOODLUST-01' },
  breatheFire: { strongVictim: 'B25-TRAIT-BREATHEFIRE-01' },
  intercept: { interception: 'B25-INTER-07', tackleZones: 'B25-INTER-09' },
  armour: { assists: 'B25-FOUL-06', assistsAgainst: 'B25-FOUL-07' },
  setUp: {
    players: 'B25-SETUP-01',
    wideZone: 'B25-SETUP-07',
    scrimmage: 'B25-SETUP-06',
    fewer: 'B25-SETUP-08',
  },
};
