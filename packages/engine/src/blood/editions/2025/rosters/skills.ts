/**
 * The 72 skills and 36 traits of 2025 by name and category, as team lists and team files call them (B25-SKILL-01).
 * A trait with a number or a keyword in its name is there once for each it occurs with: `loner4` is Loner (4+). Sidestep
 * keeps the stable name that procedures know it by.
 */
import type { Category } from '../../../roster.ts';
import type { SkillEntry } from '../../../rosters/row.ts';
import { RACE_KEYWORDS, type RaceKeyword } from './words.ts';

const AGILITY = {
  catch: 'Catch',
  divingCatch: 'Diving Catch',
  divingTackle: 'Diving Tackle',
  dodge: 'Dodge',
  defensive: 'Defensive',
  hitAndRun: 'Hit and Run',
  jumpUp: 'Jump Up',
  leap: 'Leap',
  safePairOfHands: 'Safe Pair of Hands',
  sideStep: 'Sidestep',
  sprint: 'Sprint',
  sureFeet: 'Sure Feet',
} as const;
const DEVIOUS = {
  dirtyPlayer: 'Dirty Player',
  eyeGouge: 'Eye Gouge',
  fumblerooski: 'Fumblerooski',
  lethalFlight: 'Lethal Flight',
  loneFouler: 'Lone Fouler',
  pileDriver: 'Pile Driver',
  putTheBootIn: 'Put the Boot In',
  quickFoul: 'Quick Foul',
  saboteur: 'Saboteur',
  shadowing: 'Shadowing',
  sneakyGit: 'Sneaky Git',
  violentInnovator: 'Violent Innovator',
} as const;
const GENERAL = {
  block: 'Block',
  dauntless: 'Dauntless',
  fend: 'Fend',
  frenzy: 'Frenzy',
  kick: 'Kick',
  pro: 'Pro',
  steadyFooting: 'Steady Footing',
  stripBall: 'Strip Ball',
  sureHands: 'Sure Hands',
  tackle: 'Tackle',
  taunt: 'Taunt',
  wrestle: 'Wrestle',
} as const;
const MUTATION = {
  bigHand: 'Big Hand',
  claws: 'Claws',
  disturbingPresence: 'Disturbing Presence',
  extraArms: 'Extra Arms',
  foulAppearance: 'Foul Appearance',
  horns: 'Horns',
  ironHardSkin: 'Iron Hard Skin',
  monstrousMouth: 'Monstrous Mouth',
  prehensileTail: 'Prehensile Tail',
  tentacles: 'Tentacles',
  twoHeads: 'Two Heads',
  veryLongLegs: 'Very Long Legs',
} as const;
const PASSING = {
  accurate: 'Accurate',
  cannoneer: 'Cannoneer',
  cloudBurster: 'Cloud Burster',
  dumpOff: 'Dump-off',
  giveAndGo: 'Give and Go',
  hailMaryPass: 'Hail Mary Pass',
  leader: 'Leader',
  nervesOfSteel: 'Nerves of Steel',
  onTheBall: 'On the Ball',
  pass: 'Pass',
  punt: 'Punt',
  safePass: 'Safe Pass',
} as const;
const STRENGTH = {
  armBar: 'Arm Bar',
  brawler: 'Brawler',
  breakTackle: 'Break Tackle',
  bullseye: 'Bullseye',
  grab: 'Grab',
  guard: 'Guard',
  juggernaut: 'Juggernaut',
  mightyBlow: 'Mighty Blow',
  multipleBlock: 'Multiple Block',
  standFirm: 'Stand Firm',
  strongArm: 'Strong Arm',
  thickSkull: 'Thick Skull',
} as const;
const TRAITS = {
  alwaysHungry: 'Always Hungry',
  animalSavagery: 'Animal Savagery',
  ballAndChain: 'Ball & Chain',
  bombardier: 'Bombardier',
  boneHead: 'Bone Head',
  breatheFire: 'Breathe Fire',
  chainsaw: 'Chainsaw',
  decay: 'Decay',
  drunkard: 'Drunkard',
  hypnoticGaze: 'Hypnotic Gaze',
  insignificant: 'Insignificant',
  kickTeammate: 'Kick Team-mate',
  myBall: 'My Ball',
  noBall: 'No Ball',
  pickMeUp: 'Pick-me-up',
  plagueRidden: 'Plague Ridden',
  pogo: 'Pogo',
  projectileVomit: 'Projectile Vomit',
  reallyStupid: 'Really Stupid',
  regeneration: 'Regeneration',
  rightStuff: 'Right Stuff',
  secretWeapon: 'Secret Weapon',
  stab: 'Stab',
  stunty: 'Stunty',
  swoop: 'Swoop',
  takeRoot: 'Take Root',
  throwTeammate: 'Throw Team-mate',
  timmmBer: 'Timmm-ber!',
  titchy: 'Titchy',
  trickster: 'Trickster',
  unchannelledFury: 'Unchannelled Fury',
  unsteady: 'Unsteady',
} as const;
/** B25-TRAIT-ANIMOSITY-01, B25-TRAIT-BLOODLUST-01, B25-TRAIT-LONER-01; Loner (2+) comes from a Prayer (B25-PRAYER-06). */
const NUMBERED = {
  animosityAll: 'Animosity (All)',
  animosityGoblin: 'Animosity (Goblin)',
  bloodlust2: 'Bloodlust (2+)',
  bloodlust3: 'Bloodlust (3+)',
  loner2: 'Loner (2+)',
  loner3: 'Loner (3+)',
  loner4: 'Loner (4+)',
} as const;
/** B25-TRAIT-HATRED-01: of any race; of Big Guys only where it is printed. */
const HATRED = {
  ...(Object.fromEntries(RACE_KEYWORDS.map(race => [`hatred${race}`, `Hatred (${race})`])) as Record<
    `hatred${RaceKeyword}`,
    string
  >),
  hatredBigGuy: 'Hatred (Big Guy)',
} as const;

const BY_CATEGORY = {
  agility: AGILITY,
  devious: DEVIOUS,
  general: GENERAL,
  mutation: MUTATION,
  passing: PASSING,
  strength: STRENGTH,
  trait: { ...TRAITS, ...NUMBERED, ...HATRED },
} as const satisfies Partial<Record<Category, Readonly<Record<string, string>>>>;
type Listed = typeof BY_CATEGORY;

/** A skill or trait of 2025 by its stable name. */
export type Skill2025 = { [C in keyof Listed]: keyof Listed[C] }[keyof Listed];

export const skillList2025 = Object.fromEntries(
  Object.entries(BY_CATEGORY).flatMap(([category, names]) =>
    Object.entries(names).map(([id, name]) => [id, { name, category: category as Category }]),
  ),
) as Readonly<Record<Skill2025, SkillEntry>>;

/** B25-SKILL-02 */
export const ELITE: readonly Skill2025[] = ['block', 'dodge', 'guard', 'mightyBlow'];
/** B25-EVEN-06: what a player comes by in a league without an advancement. */
export const GRUDGES: readonly Skill2025[] = RACE_KEYWORDS.map(race => `hatred${race}` as const);
