/** The words of Blood Bowl: characteristics, Actions, skills, Block Dice, weather, and the verbs coaches answer with. */
import { type Die, symbolDie } from '../dice/dice.ts';
import { effectKind } from '../kernel/effects.ts';
import { type Verb, Vocabulary } from '../kernel/question.ts';
import { REROLLS, rerollsNamed, rollsNamed, SKILLS } from './names.ts';

/**
 * B16-ACTION-04 to -13; `bomb` is what Bombardiers do instead. Later editions declare more (B25-ALIST-T1); those that may
 * be declared once a turn come first, since `declared` keeps a bit for each of them.
 */
export const ACTIONS = [
  'move',
  'block',
  'blitz',
  'pass',
  'handOff',
  'foul',
  'bomb',
  'secureBall',
  'throwTeammate',
  'kickTeammate',
  'punt',
  'stab',
  'chainsaw',
  'gaze',
  'chomp',
  'vomit',
  'breatheFire',
  'ballAndChain',
] as const;
export type ActionName = (typeof ACTIONS)[number];
export const Action = Object.fromEntries(ACTIONS.map((name, i) => [name, i])) as {
  readonly [N in ActionName]: number;
};
export type Action = number;

/** B16-DATA-06 */
export const FACES = ['attackerDown', 'bothDown', 'pushed', 'pushed', 'defenderStumbles', 'defenderDown'] as const;
export type FaceName = (typeof FACES)[number];
export const BLOCK_DIE: Die = symbolDie('block', FACES);
export const Face = { attackerDown: 0, bothDown: 1, pushed: 2, defenderStumbles: 4, defenderDown: 5 } as const;
export type Face = (typeof Face)[keyof typeof Face];
/** The second Pushed side of the die is the same face. */
export const faceOf = (side: number): Face => (side === 3 ? Face.pushed : side) as Face;

/** Where a player is who is not on the pitch (B16-COMP-07, B16-KNOCK-06, B16-DATA-18). */
export const PLACES = ['reserves', 'knockedOut', 'casualties', 'sentOff', 'exhausted', 'absent'] as const;
export const Place = { reserves: 0, knockedOut: 1, casualties: 2, sentOff: 3, exhausted: 4, absent: 5 } as const;
export type Place = (typeof Place)[keyof typeof Place];

export const WEATHERS = ['nice', 'swelteringHeat', 'verySunny', 'pouringRain', 'blizzard'] as const;
export const Weather = { nice: 0, swelteringHeat: 1, verySunny: 2, pouringRain: 3, blizzard: 4 } as const;
export type Weather = (typeof Weather)[keyof typeof Weather];

export const RANGES = ['none', 'quick', 'short', 'long', 'bomb', 'hailMary'] as const;
export const Range = { none: 0, quick: 1, short: 2, long: 3, bomb: 4, hailMary: 5 } as const;
export type Range = (typeof Range)[keyof typeof Range];

/** Why a turn is cut short. */
export const TURNOVERS = [
  'none',
  'knockedDown',
  'carrierDown',
  'passNotCaught',
  'pickUpFailed',
  'touchdown',
  'fumble',
  'throwTeammate',
  'sentOff',
  'intercepted',
  'timeUp',
  'illegalProcedure',
  'bloodLust',
  'intoTheCrowd',
  'notSecured',
  'puntLost',
] as const;
export type TurnoverName = (typeof TURNOVERS)[number];
export const Turnover = Object.fromEntries(TURNOVERS.map((name, i) => [name, i])) as Readonly<
  Record<TurnoverName, number>
>;

/** The kinds of roll with one D6 that the rules themselves call for; entries bring more. */
export const Roll = rollsNamed('dodge', 'goForIt', 'pickUp', 'pass', 'catch', 'intercept', 'standUp', 'hailMary');

/** How a ball comes to whoever may catch it (B16-CATCH-03, B16-HANDOFF-05). */
export const Arrival = { accurate: 0, handOff: 1, scattered: 2, bounced: 3, kicked: 4, thrownIn: 5 } as const;
export type Arrival = (typeof Arrival)[keyof typeof Arrival];

/** Why armour or injury is rolled: bits of the slot `flags`. */
export const Harm = {
  block: 1,
  foul: 2,
  stab: 4,
  chainsaw: 8,
  crowd: 16,
  fall: 32,
  thrown: 64,
  bomb: 128,
  spell: 256,
  rock: 512,
  /** No casualty is worse than Badly Hurt. */
  mild: 1024,
  /** No armour roll. */
  straight: 2048,
  /** Stunned counts as KO'd. */
  harsh: 4096,
  /** The roll under way has been made again. */
  again: 8192,
  /** Nothing is added to the Armour roll. */
  unmodified: 16384,
  /** A foul with which nobody helps on either side. The last bit of a cell, so that the number is below 0. */
  alone: -32768,
} as const;

/** Where a re-roll may come from: the team, or an entry of the player's. */
export const Reroll = rerollsNamed('team');

/** The Special Play cards (B16-DATA-14, -15), the Random Events first. */
export const CARDS = [
  'ballClone',
  'heckler',
  'johnnyWaterboy',
  'rowdyFans',
  'sprinklerMalfunction',
  'badyearGit',
  'eclipse',
  'fanaticInvasion',
  'friendlyFans',
  'hometownFans',
  'incoming',
  'rogueWizard',
  'thatBabesGotTalent',
  'badHabits',
  'ballista',
  'blackmail',
  'buzzing',
  'duhWhereAmI',
  'egoTrip',
  'zap',
  'gimmeThat',
  'ironMan',
  'kidGloves',
  'knuckledusters',
  'magicSponge',
  'mine',
  'notSoSecretWeapon',
  'orcidasSponsorship',
  'rakarthsCurse',
  'tacklingMachine',
  'getEmLads',
] as const;
export type CardName = (typeof CARDS)[number];
export const Card = Object.fromEntries(CARDS.map((name, i) => [name, i])) as Readonly<Record<CardName, number>>;
export const DECKS = ['randomEvents', 'miscellaneousMayhem'] as const;
export type DeckName = (typeof DECKS)[number];
/** Which of the two decks a card belongs to: its back shows it. */
export const deckOf = (card: number): number => (card < Card.badHabits ? 0 : 1);

/** Set-ups worth knowing, in the order in which formations.ts draws them: six to attack with, six to defend with. */
export const FORMATION_NAMES = [
  'cageReady',
  'overloadUp',
  'overloadDown',
  'spread',
  'oneTurnPush',
  'safeReceive',
  'zone',
  'chevron',
  'deepCorners',
  'ladder',
  'wall',
  'antiOneTurn',
] as const;
export type FormationName = (typeof FORMATION_NAMES)[number];

/** What a player may be remembered for (B25-SPP). */
export const FEATS = [
  'completion',
  'catch',
  'superbThrow',
  'landing',
  'interception',
  'casualty',
  'crowdCasualty',
  'foulCasualty',
  'touchdown',
  'mostValuable',
] as const;
export type FeatName = (typeof FEATS)[number];
export const Feat = Object.fromEntries(FEATS.map((name, i) => [name, i])) as Readonly<Record<FeatName, number>>;

/** The four ways a template can face: towards which edge. */
export const FACINGS = ['up', 'right', 'down', 'left'] as const;

// --- verbs -------------------------------------------------------------------------------------------------
export const VOCABULARY: Vocabulary = new Vocabulary();
const verb = VOCABULARY.verb.bind(VOCABULARY);
/** One verb per Action: `{"blitz": "H3"}`. */
const FIRST_ACTIONS: readonly Verb[] = ['move', 'block', 'blitz', 'pass', 'handOff', 'foul', 'bomb'].map(name =>
  verb(name, 'player'),
);
export const TO: Verb = verb('to', 'square');
export const STOP: Verb = verb('stop', 'nothing', { ends: true });
export const END_TURN: Verb = verb('endTurn', 'nothing', { ends: true });
export const YES: Verb = verb('yes');
export const NO: Verb = verb('no');
export const TARGET: Verb = verb('target', 'player');
export const CHOOSE_PLAYER: Verb = verb('player', 'player');
export const DIE_FACE: Verb = verb('face', FACES);
export const KEEP: Verb = verb('keep');
export const REROLL: Verb = verb('reroll', REROLLS);
export const KICK: Verb = verb('kick');
export const RECEIVE: Verb = verb('receive');
export const FORMATION: Verb = verb('formation', FORMATION_NAMES);
export const BY_HAND: Verb = verb('byHand');
export const PLACE: Verb = verb('place', 'player');
export const BENCH: Verb = verb('bench');
export const READY: Verb = verb('ready');
/** The ball, or a team-mate, leaves the thrower's hands: the square is asked next. */
export const THROW: Verb = verb('throw');
export const THROW_TEAMMATE: Verb = verb('throwTeammate', 'player');
export const HAIL_MARY: Verb = verb('hailMary');
export const LEAP: Verb = verb('leap', 'square');
export const STAB: Verb = verb('stab', 'player');
export const CHAINSAW: Verb = verb('chainsaw', 'player');
export const GAZE: Verb = verb('gaze', 'player');
export const KICK_TEAMMATE: Verb = verb('kickTeammate', 'player');
export const MULTIPLE_BLOCK: Verb = verb('multipleBlock', 'player');
export const FACING: Verb = verb('facing', FACINGS);
export const DECK: Verb = verb('deck', DECKS);
export const PLAY: Verb = verb('play', CARDS);
/** The first or the second roll stands. */
export const FIRST: Verb = verb('first');
export const SECOND: Verb = verb('second');
export const SHORT: Verb = verb('short');
export const LONG: Verb = verb('long');
/** The coach moves the Turn marker by hand (B16-ILLEGAL-01). */
export const MOVE_MARKER: Verb = verb('moveMarker');
export const CONCEDE: Verb = verb('concede', 'seat', { standing: true });
export const TIME_UP: Verb = verb('timeUp', 'seat', { standing: true });
export const CALL_ILLEGAL: Verb = verb('callIllegal', 'seat', { standing: true });

export const SECURE_BALL: Verb = verb('secureBall', 'player');
export const PUNT: Verb = verb('punt', 'player');
export const CHOMP: Verb = verb('chomp', 'player');
export const VOMIT: Verb = verb('vomit', 'player');
export const BREATHE_FIRE: Verb = verb('breatheFire', 'player');
export const BALL_AND_CHAIN: Verb = verb('ballAndChain', 'player');
/** Over somebody who lies there, to a square beyond. */
export const JUMP: Verb = verb('jump', 'square');
/** Leaves the ball behind with the next step. */
export const LEAVE_BALL: Verb = verb('leaveBall');
/** A player that will not be activated this turn. */
export const FOREGO: Verb = verb('forego', 'player');
export const WEATHER: Verb = verb('weather', WEATHERS);
/** The spells of a Sports-Wizard. */
export const FIREBALL: Verb = verb('fireball');
export const ZAP: Verb = verb('zap');
/** A skill that a player comes by. */
export const SKILL: Verb = verb('skill', SKILLS);
/** Players that were set up again go back to where they stood. */
export const AS_BEFORE: Verb = verb('asBefore');
/** By `ACTIONS`. What a team-mate, a victim or a target is named with says, while an Action is chosen, who takes it. */
export const ACTION_VERBS: readonly Verb[] = [
  ...FIRST_ACTIONS,
  SECURE_BALL,
  THROW_TEAMMATE,
  KICK_TEAMMATE,
  PUNT,
  STAB,
  CHAINSAW,
  GAZE,
  CHOMP,
  VOMIT,
  BREATHE_FIRE,
  BALL_AND_CHAIN,
];

// --- lasting effects ---------------------------------------------------------------------------------------
/** B16-BONE-04, B16-STUPID-05: stands about until its wits come back. */
export const WITLESS: number = effectKind('witless');
/** Hypnotised, until its next Action. */
export const ENTRANCED: number = effectKind('entranced');
export const ROOTED: number = effectKind('rooted');
/** A Vampire that has to bite before it ends its Action. */
export const THIRSTY: number = effectKind('thirsty');
/** Has run into the way of the throw under way. */
export const PASS_BLOCKED: number = effectKind('passBlocked');
export const NO_REROLLS: number = effectKind('noRerolls');
export const SKILLS_SILENCED: number = effectKind('skillsSilenced');
export const ACTS_FIRST: number = effectKind('actsFirst');
export const ONLY_STUNNED: number = effectKind('onlyStunned');
export const BLOWS_ONLY_STUN: number = effectKind('blowsOnlyStun');
export const KNUCKLEDUSTERS: number = effectKind('knuckledusters');
export const EARLY_RISERS: number = effectKind('earlyRisers');
export const ROWDY_FANS: number = effectKind('rowdyFans');
export const FRIENDLY_FANS: number = effectKind('friendlyFans');
export const HOMETOWN_FANS: number = effectKind('hometownFans');
export const TALENTED_CHEER: number = effectKind('talentedCheer');
export const EDGES_PERILOUS: number = effectKind('edgesPerilous');
export const SPRINKLERS: number = effectKind('sprinklers');
export const BLACKMAILED: number = effectKind('blackmailed');
export const LONG_KICK: number = effectKind('longKick');
/** A player that plays as somebody else for a while; value = the profile it has by rights. */
export const TRANSFORMED: number = effectKind('transformed');
/** Eclipse: everybody it found on the pitch plays as a Goblin. */
export const ECLIPSE: number = effectKind('eclipse');
/** Get 'Em Lads!: a team out for revenge. */
export const FIRED_UP: number = effectKind('firedUp');
/** Zap!: a frog. */
export const ZAPPED: number = effectKind('zapped');
/** A Fanatic: nobody's player, which neither marks nor helps and is gone once it goes down. */
export const UNCLAIMED: number = effectKind('unclaimed');
/** Stands there without a tackle zone, until it is next activated (B25-PRIN-STAT-07, -10). */
export const DISTRACTED: number = ENTRANCED;
/** Has thrown itself at somebody's feet, and lies there once the Dodge is settled. */
export const DIVING: number = effectKind('diving');
/** Has just dropped a ball, which is yet to bounce; value = the ball. */
export const DROPPED: number = effectKind('dropped');
/** Whom a Blitz was declared against; value = the target (B25-BLITZ-02). */
export const NAMED: number = effectKind('named');
/** Is being activated. */
export const ACTING: number = effectKind('acting');
/** The crowd is behind a team: one more assist for its next block (B25-KOEV-12). */
export const CHEERED: number = effectKind('cheered');
/** Held the ball when it was activated, and could have scored without a die (B25-STALL-01). */
export const COULD_SCORE: number = effectKind('couldScore');
/** Is out to secure the ball (B25-SECURE-08). */
export const SECURING: number = effectKind('securing');
/** A team re-roll for this drive (B25-KOEV-17). */
export const DRIVE_REROLL: number = effectKind('driveReroll');
/** A coach who may not argue with the referee any more (B25-ARGUE-T1). */
export const SILENCED_COACH: number = effectKind('silencedCoach');
/** Will take part in a kick-off event: selected, and yet to act (B25-KOEV-07, -20, -22). */
export const SELECTED: number = effectKind('selected');
/** The player who kicks off (B25-KICK-01). */
export const KICKER: number = effectKind('kicker');
/** Who has thrown what is in the air, on the match; value = the player. */
export const THROWER: number = effectKind('thrower');
/** Who has pushed a player into the crowd; value = the player. */
export const PUSHED_BY: number = effectKind('pushedBy');
/** Who has hurt a player so that it is out of the match; value = the player. */
export const HURT_BY: number = effectKind('hurtBy');
/** A team one of whose players has been Stalling (B25-POST-01). */
export const STALLED: number = effectKind('stalled');
/** Gives no assists until it has been activated again. */
export const NO_ASSISTS: number = effectKind('noAssists');
/** Cannot leave its square while whoever holds it marks it; value = who holds it. */
export const CHOMPED: number = effectKind('chomped');
/** Blocks two at once, and has yet to turn to the second; value = the second. */
export const SECOND_TARGET: number = effectKind('secondTarget');
/** Goes down once both of its blocks are resolved; value = who felled it. */
export const FALLS_LATER: number = effectKind('fallsLater');
/** Has gone after opponents; value = how often this turn. */
export const SHADOWED: number = effectKind('shadowed');
/** Leaves the ball behind in the square it moves out of next. */
export const LEAVES_BALL: number = effectKind('leavesBall');
/** Has left it behind in this activation. */
export const LEFT_BALL: number = effectKind('leftBall');
/** Has made the block or the stab after which it may slip away. */
export const HAS_HIT: number = effectKind('hasHit');
/** The ball is on its way after a Punt; value = the seat of the punter. */
export const PUNTED: number = effectKind('punted');
/** Has passed the ball on in a way that lets it run on. */
export const HAS_GIVEN: number = effectKind('hasGiven');
/** Was thrown and has glided: it may land again. */
export const SWOOPED: number = effectKind('swooped');
/** Has slipped into another square before somebody's attack: it scores once that one's Action is over. */
export const TRICKED: number = effectKind('tricked');

// What the special rules of Star Players leave behind (B25-STARRULE).
/** Cannot be activated in its team's next turn. */
export const HEXED: number = effectKind('hexed');
/** Leaves squares without a Dodge. */
export const INCORPOREAL: number = effectKind('incorporeal');
/** Has a Block Die more in its Blitz. */
export const GORING: number = effectKind('goring');
/** Has another block to make once the first is over and done with. */
export const FURIOUS: number = effectKind('furious');
/** Has a second bomb to throw. */
export const SECOND_BOMB: number = effectKind('secondBomb');
/** A team whose ball is easier to catch on its way down. */
export const BLASTED: number = effectKind('blasted');
/** Is in good hands: fumbled, it still comes down on its feet; value = who throws it. */
export const WELL_THROWN: number = effectKind('wellThrown');
/** Is carried about; value = by whom. */
export const CARRIED: number = effectKind('carried');
/** Has bitten the ball out of somebody's hands. */
export const HAS_BITTEN: number = effectKind('hasBitten');
/** A team that has declared a Foul; value: by whom, or that it was the second. */
export const FOULED: number = effectKind('fouled');
/** Leaps without a care. */
export const BOUNDING: number = effectKind('bounding');
/** A team re-roll that a Star Player has won; value: how long it is good for. */
export const WON_REROLL: number = effectKind('wonReroll');
/** Has been set up for its first drive of this half, with a Leader or without. */
export const LED: number = effectKind('led');
/** Who has kicked the team-mate that is in the air. */
export const KICKED_BY: number = effectKind('kickedBy');
/** Helps somebody in the second of two blocks at once; value = whom. */
export const HELPS: number = effectKind('helps');
