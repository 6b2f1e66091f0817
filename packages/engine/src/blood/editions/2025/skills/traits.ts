/** The Traits, which nobody learns. */
import type { BloodGame, SkillRule } from '../../../game.ts';
import { lonerOn } from '../../../skills/rerolls.ts';
import { addHelpingHands, regenerate } from '../../../skills/rolls.ts';
import { TakeRoot } from '../../../skills/traits.ts';
import { addTo, isStanding } from '../../../status.ts';
import { Action, Face, GAZE, Harm, KICK_TEAMMATE, LEAP, ROOTED, SWOOPED, THROW_TEAMMATE } from '../../../words.ts';
import { JUMP_SQUARES, JumpOver } from '../flows/jump.ts';
import { KickMate, offerKicks, offerThrows, ThrowMate } from '../flows/teammate.ts';
import { JudgeWeaponsInOrder } from '../flows/weapons.ts';
import { RACE_KEYWORDS, type RaceKeyword } from '../rosters/words.ts';
import { MOVING } from '../rules.ts';
import { animosityTo } from './animosity.ts';
import {
  addStrength,
  attackingWith,
  BreatheFire,
  GazeAt,
  isOwnSaw,
  offerGazes,
  SawInFoul,
  SawVictim,
  StabVictim,
  Vomit,
} from './attacks.ts';
import { CHAINED_DOWN, DraggedDown, SwingChain } from './ballandchain.ts';
import { bloodlustOn } from './bloodlust.ts';
import { LobBomb } from './bomb.ts';
import { ofCategory } from './entry.ts';
import { Devour } from './hunger.ts';
import { offerLeaps } from './leap.ts';
import { HelpUp } from './pickmeup.ts';
import { Infect, mayInfect } from './plague.ts';
import { Glide, isInTheAir } from './swoop.ts';
import { anyHeldBack, isHeldBack, mayScoreAfterBlock, mayTrick, scoreLate, Trick } from './trickster.ts';
import {
  addBrighterHelp,
  DrawBlank,
  forStriking,
  hasClaws,
  hasMightyBlow,
  LASHED_OUT,
  LashOut,
  Ponder,
  Rage,
} from './wits.ts';

const always = (): boolean => true;

/** B25-TRAIT-HATRED-01, B25-Q-72: of whomever, it is one and the same to a coach. */
const hatredOf = (keyword: string): Omit<SkillRule, 'category'> => ({
  name: `Hatred (${keyword})`,
  rule: 'B25-TRAIT-HATRED-01',
  worksDown: true,
  compulsory: true,
  rerolls: {
    of: 'every',
    as: 'hatred',
    die: { face: Face.attackerDown, when: (g: BloodGame, _player, target) => g.hasKeyword(target, keyword) },
  },
});
const hatredOfRaces = Object.fromEntries(RACE_KEYWORDS.map(race => [`hatred${race}`, hatredOf(race)])) as Readonly<
  Record<`hatred${RaceKeyword}`, Omit<SkillRule, 'category'>>
>;

export const traits = ofCategory('trait', {
  alwaysHungry: {
    name: 'Always Hungry',
    rule: 'B25-TRAIT-ALWAYSHUNGRY-01',
    compulsory: true,
    uses: [{ at: 'teammateTaken', who: 'player', with: Devour }],
    rolls: { alwaysHungry: { needs: 2 }, squirmFree: { needs: 2 } },
  },
  animalSavagery: {
    name: 'Animal Savagery',
    rule: 'B25-TRAIT-ANIMALSAVAGERY-01',
    worksDown: true,
    compulsory: true,
    uses: [{ at: 'declared', who: 'player', with: LashOut }],
    rolls: { animalSavagery: { needs: 4 } },
    modifiers: [forStriking('animalSavagery', 2)],
    // B25-TRAIT-ANIMALSAVAGERY-03: on the Armour Roll, never on the Injury Roll
    harm: [
      { whose: 'by', of: LASHED_OUT, breaksAtNatural: 8, cause: 'claws', when: hasClaws },
      { whose: 'by', of: LASHED_OUT, armour: 1, cause: 'mightyBlow', when: hasMightyBlow },
    ],
  },
  animosityAll: { name: 'Animosity (All)', rule: 'B25-TRAIT-ANIMOSITY-02', ...animosityTo() },
  animosityGoblin: { name: 'Animosity (Goblin)', rule: 'B25-TRAIT-ANIMOSITY-01', ...animosityTo('Goblin') },
  ballAndChain: {
    name: 'Ball & Chain',
    rule: 'B25-TRAIT-BALLANDCHAIN-01',
    worksDown: true, // it hurts whoever lies there; and nobody is Distracted any more once it declares its Action
    compulsory: true,
    is: ['bound'],
    ownAction: { action: 'ballAndChain', may: always }, // lying there, it stands up first (B25-Q-152)
    performs: SwingChain,
    uses: [
      { at: 'goesDown', who: 'player', becomes: (_g, m) => m.value | CHAINED_DOWN },
      { at: 'laidDown', who: 'player', with: DraggedDown },
    ],
  },
  bloodlust2: { name: 'Bloodlust (2+)', rule: 'B25-TRAIT-BLOODLUST-01', ...bloodlustOn(2) },
  bloodlust3: { name: 'Bloodlust (3+)', rule: 'B25-TRAIT-BLOODLUST-01', ...bloodlustOn(3) },
  bombardier: {
    name: 'Bombardier',
    rule: 'B25-TRAIT-BOMBARDIER-01',
    ownAction: {
      action: 'bomb',
      onceATurn: true,
      may: (g, player) => !g.declared(Action.bomb) && isStanding(g, player),
      procedure: LobBomb,
    },
  },
  boneHead: {
    name: 'Bone Head',
    rule: 'B25-TRAIT-BONEHEAD-01',
    worksDown: true,
    compulsory: true,
    uses: [{ at: 'declared', who: 'player', with: DrawBlank }],
    rolls: { boneHead: { needs: 2 } },
  },
  breatheFire: {
    name: 'Breathe Fire',
    rule: 'B25-TRAIT-BREATHEFIRE-01',
    ...attackingWith('breatheFire', BreatheFire),
    rolls: { breatheFire: { needs: 4, describe: addStrength, keepsDie: true } },
  },
  chainsaw: {
    name: 'Chainsaw',
    rule: 'B25-TRAIT-CHAINSAW-01',
    worksDown: true, // whoever goes down with it is down by then
    compulsory: true,
    ...attackingWith('chainsaw', SawVictim),
    uses: [
      { at: 'goesDown', who: 'player', becomes: (_g, m) => m.value | Harm.chainsaw }, // B25-TRAIT-CHAINSAW-03
      { at: 'beforeFoul', who: 'player', with: SawInFoul }, // B25-TRAIT-CHAINSAW-04
    ],
    harm: [{ whose: 'either', of: Harm.chainsaw, armour: 3, always: isOwnSaw }],
    rolls: { chainsaw: { needs: 2 } },
  },
  decay: {
    name: 'Decay',
    rule: 'B25-TRAIT-DECAY-01',
    worksDown: true,
    compulsory: true,
    numbers: { casualtyBonus: 1 },
  },
  drunkard: {
    name: 'Drunkard',
    rule: 'B25-TRAIT-DRUNKARD-01',
    worksDown: true,
    compulsory: true,
    modifiers: [{ roll: 'goForIt', by: -1 }],
  },
  ...hatredOfRaces,
  hatredBigGuy: hatredOf('Big Guy'),
  hypnoticGaze: {
    name: 'Hypnotic Gaze',
    rule: 'B25-TRAIT-HYPNOTICGAZE-01',
    ownAction: { action: 'gaze', may: always },
    activities: [{ verb: GAZE, during: ['gaze'], offer: offerGazes, procedure: GazeAt }],
    rolls: { hypnoticGaze: { needs: 3 } },
  },
  insignificant: {
    name: 'Insignificant',
    rule: 'B25-TRAIT-INSIGNIFICANT-01',
    worksDown: true,
    compulsory: true,
    leagueOnly: true,
  },
  kickTeammate: {
    name: 'Kick Team-mate',
    rule: 'B25-TRAIT-KICKTEAMMATE-01',
    worksDown: true,
    ownAction: { action: 'kickTeammate', onceATurn: true, may: g => !g.declared(Action.kickTeammate) },
    activities: [{ verb: KICK_TEAMMATE, during: ['kickTeammate'], offer: offerKicks, procedure: KickMate }],
  },
  loner2: {
    name: 'Loner (2+)',
    rule: 'B25-TRAIT-LONER-01',
    worksDown: true,
    compulsory: true,
    teamRerollGate: lonerOn(2),
  },
  loner3: {
    name: 'Loner (3+)',
    rule: 'B25-TRAIT-LONER-01',
    worksDown: true,
    compulsory: true,
    teamRerollGate: lonerOn(3),
  },
  loner4: {
    name: 'Loner (4+)',
    rule: 'B25-TRAIT-LONER-01',
    worksDown: true,
    compulsory: true,
    teamRerollGate: lonerOn(4),
  },
  myBall: {
    name: 'My Ball',
    rule: 'B25-TRAIT-MYBALL-01',
    worksDown: true,
    compulsory: true,
    is: ['possessive'],
  },
  noBall: {
    name: 'No Ball',
    rule: 'B25-TRAIT-NOBALL-01',
    worksDown: true,
    compulsory: true,
    is: ['handless', 'possessive', 'unsteady'], // B25-TRAIT-NOBALL-02
  },
  pickMeUp: {
    name: 'Pick-me-up',
    rule: 'B25-TRAIT-PICKMEUP-01',
    pauses: { turnEnds: HelpUp },
    rolls: { pickMeUp: { needs: 5 } },
  },
  pogo: {
    name: 'Pogo',
    rule: 'B25-TRAIT-POGO-01',
    worksDown: true, // as with Leap
    is: ['leaping'],
    activities: [
      {
        verb: LEAP,
        during: MOVING,
        offer: offerLeaps,
        costs: JUMP_SQUARES,
        goesOn: true,
        rollsItself: true,
        procedure: JumpOver,
      },
    ],
    modifiers: [
      {
        roll: 'jump',
        by: 0,
        describe: (_g, sheet) => {
          if (sheet.penalty < 0) addTo(sheet, -sheet.penalty, 'pogo'); // B25-TRAIT-POGO-02 as well
        },
      },
    ],
  },
  plagueRidden: {
    name: 'Plague Ridden',
    rule: 'B25-TRAIT-PLAGUERIDDEN-01',
    worksDown: true,
    uses: [{ at: 'casualty', who: 'target', when: mayInfect, with: Infect }],
  },
  projectileVomit: {
    name: 'Projectile Vomit',
    rule: 'B25-TRAIT-PROJECTILEVOMIT-01',
    ...attackingWith('vomit', Vomit),
    rolls: { projectileVomit: { needs: 2 } },
  },
  reallyStupid: {
    name: 'Really Stupid',
    rule: 'B25-TRAIT-REALLYSTUPID-01',
    worksDown: true,
    compulsory: true,
    uses: [{ at: 'declared', who: 'player', with: Ponder }],
    rolls: { reallyStupid: { needs: 4, describe: addBrighterHelp } },
  },
  regeneration: {
    name: 'Regeneration',
    rule: 'B25-TRAIT-REGENERATION-01',
    worksDown: true,
    uses: [{ at: 'casualtySuffered', who: 'player', rolls: regenerate, unasked: true, silent: true }], // B25-Q-197
  },
  rightStuff: {
    name: 'Right Stuff',
    rule: 'B25-TRAIT-RIGHTSTUFF-01',
    worksDown: true,
    compulsory: true,
    is: ['throwable'],
  },
  secretWeapon: {
    name: 'Secret Weapon',
    rule: 'B25-TRAIT-SECRETWEAPON-01',
    worksDown: true,
    compulsory: true,
    pauses: { driveEnds: JudgeWeaponsInOrder },
  },
  stab: {
    name: 'Stab',
    rule: 'B25-TRAIT-STAB-01',
    ...attackingWith('stab', StabVictim),
  },
  stunty: {
    name: 'Stunty',
    rule: 'B25-TRAIT-STUNTY-01',
    worksDown: true,
    compulsory: true,
    ignoresZones: ['dodge'],
    modifiers: [{ roll: 'intercept', by: -1 }], // B25-TRAIT-STUNTY-02
    injuries: { 7: 'knockedOut', 9: 'badlyHurt' }, // B25-TRAIT-STUNTY-03
  },
  swoop: {
    name: 'Swoop',
    rule: 'B25-TRAIT-SWOOP-01',
    uses: [{ at: 'flies', who: 'player', when: isInTheAir, with: Glide }],
    rolls: { swoopDirection: { needs: 0 }, swoopDistance: { needs: 0 } },
    rerolls: { of: ['landing'], when: (g, player) => g.isAffected(player, SWOOPED) }, // B25-TRAIT-SWOOP-02
  },
  takeRoot: {
    name: 'Take Root',
    rule: 'B25-TRAIT-TAKEROOT-01',
    worksDown: true,
    compulsory: true,
    uses: [
      {
        at: 'declared',
        who: 'player',
        when: (g, m) => isStanding(g, m.owner) && !g.isAffected(m.owner, ROOTED),
        with: TakeRoot,
      },
    ],
    rolls: { takeRoot: { needs: 2 } },
  },
  throwTeammate: {
    name: 'Throw Team-mate',
    rule: 'B25-TRAIT-THROWTEAMMATE-01',
    ownAction: { action: 'throwTeammate', onceATurn: true, may: g => !g.declared(Action.throwTeammate) },
    activities: [{ verb: THROW_TEAMMATE, during: ['throwTeammate'], offer: offerThrows, procedure: ThrowMate }],
  },
  timmmBer: {
    name: 'Timmm-ber!',
    rule: 'B25-TRAIT-TIMMMBER-01',
    worksDown: true,
    modifiers: [{ roll: 'standUp', by: 1, describe: addHelpingHands }],
  },
  titchy: {
    name: 'Titchy',
    rule: 'B25-TRAIT-TITCHY-01',
    worksDown: true,
    compulsory: true,
    modifiers: [{ roll: 'dodge', by: 1 }],
    zoneIgnored: ['dodge'], // B25-TRAIT-TITCHY-02
  },
  trickster: {
    name: 'Trickster',
    rule: 'B25-TRAIT-TRICKSTER-01',
    uses: [
      { at: 'beforeAttack', who: 'target', when: mayTrick, with: Trick, unasked: true },
      { at: 'scores', who: 'player', when: isHeldBack, becomes: () => 0, unasked: true },
      { at: 'blockDone', who: 'anybody', when: mayScoreAfterBlock, does: scoreLate, unasked: true, silent: true },
      { at: 'activationOver', who: 'anybody', when: anyHeldBack, does: scoreLate, unasked: true, silent: true },
    ],
  },
  unchannelledFury: {
    name: 'Unchannelled Fury',
    rule: 'B25-TRAIT-UNCHANNELLEDFURY-01',
    worksDown: true,
    compulsory: true,
    uses: [{ at: 'declared', who: 'player', with: Rage }],
    rolls: { unchannelledFury: { needs: 4 } },
    modifiers: [forStriking('unchannelledFury', 2)],
  },
  unsteady: {
    name: 'Unsteady',
    rule: 'B25-TRAIT-UNSTEADY-01',
    worksDown: true,
    compulsory: true,
    is: ['unsteady'],
  },
});
