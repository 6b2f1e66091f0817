/** What teams of 2025 may buy for a match besides Star Players and mercenaries: how many, for how much, and who (B25-IND-T1). */
import type { Inducement } from '../../../teams/terms.ts';
import type { PatronName, TeamSpecialName } from '../rosters/words.ts';

/** The special rule that makes crooked things cheaper (B25-TSPEC-03, -04). */
const CROOKED: TeamSpecialName = 'briberyAndCorruption';
const UNDEAD: TeamSpecialName = 'mastersOfUndeath';
const LOW_COST: TeamSpecialName = 'lowCostLinemen';
const NURGLE: PatronName = 'nurgle';

export const inducements2025: readonly Inducement[] = [
  { id: 'prayersToNuffle', name: 'Prayers to Nuffle', max: 3, cost: 10_000, rule: 'B25-IND-PRAYERS-01' },
  {
    id: 'partTimeAssistantCoaches',
    name: 'Part-time Assistant Coaches',
    max: 5,
    cost: 20_000,
    rule: 'B25-IND-COACHES-01',
  },
  { id: 'tempAgencyCheerleaders', name: 'Temp Agency Cheerleaders', max: 5, cost: 5_000, rule: 'B25-IND-CHEER-01' },
  { id: 'teamMascot', name: 'Team Mascot', max: 1, cost: 25_000, rule: 'B25-IND-MASCOT-01' },
  { id: 'weatherMage', name: 'Weather Mage', max: 1, cost: 25_000, rule: 'B25-IND-MAGE-01' },
  { id: 'blitzersBestKegs', name: "Blitzer's Best Kegs", max: 2, cost: 50_000, rule: 'B25-IND-KEGS-01' },
  {
    id: 'bribes',
    name: 'Bribes',
    max: 3,
    cost: 100_000,
    rule: 'B25-IND-BRIBES-01',
    terms: [{ rule: CROOKED, max: 6, cost: 50_000 }],
  },
  { id: 'extraTeamTraining', name: 'Extra Team Training', max: 8, cost: 100_000, rule: 'B25-IND-TRAINING-01' },
  {
    id: 'mortuaryAssistant',
    name: 'Mortuary Assistant',
    max: 1,
    cost: 100_000,
    rule: 'B25-IND-MORTUARY-01',
    only: { rule: UNDEAD },
  },
  {
    id: 'plagueDoctor',
    name: 'Plague Doctor',
    max: 1,
    cost: 100_000,
    rule: 'B25-IND-PLAGUE-01',
    only: { patron: NURGLE },
  },
  {
    id: 'riotousRookies',
    name: 'Riotous Rookies',
    max: 1,
    cost: 150_000,
    rule: 'B25-IND-ROOKIES-01',
    only: { rule: LOW_COST },
  },
  {
    id: 'wanderingApothecary',
    name: 'Wandering Apothecary',
    max: 2,
    cost: 100_000,
    rule: 'B25-IND-APOTH-01',
    only: { apothecary: true },
  },
  {
    id: 'halflingMasterChef',
    name: 'Halfling Master Chef',
    max: 1,
    cost: 300_000,
    rule: 'B25-IND-CHEF-01',
    terms: [{ roster: 'halfling', cost: 100_000 }],
  },
  {
    id: 'dodgyLeagueRep',
    name: 'Biased Referee: Dodgy League Rep',
    max: 1,
    cost: 120_000,
    rule: 'B25-IND-REP-01',
    terms: [{ rule: CROOKED, cost: 80_000 }],
  },
  {
    id: 'josefBugmanOnStaff',
    name: 'Infamous Coaching Staff: Josef Bugman',
    max: 1,
    cost: 100_000,
    rule: 'B25-IND-BUGMAN-01',
    notWith: 'josefBugman',
  },
  { id: 'sportsWizard', name: 'Wizard: Sports-Wizard', max: 1, cost: 150_000, rule: 'B25-IND-WIZARD-01' },
];
