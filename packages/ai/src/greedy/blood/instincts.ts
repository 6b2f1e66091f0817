/** Answers without a plan, one small rule a question. What no rule knows gets the first of a fixed order of verbs. */
import {
  blood,
  NOBODY,
  NOWHERE,
  objectOf,
  otherSeat,
  type PlayerId,
  type Seat,
  type Square,
  verbOf,
} from '@ironpitch/engine';
import { best, objectName, prefer } from '../answers.ts';
import { blastPoints } from './blasts.ts';
import { catchChance, Effect, effectOf, interceptChance, passChance, pointsOf } from './odds.ts';
import { columnsToGo, type Scene } from './scene.ts';
import { handling, stakesOf } from './worth.ts';

const {
  CHOOSE_PLAYER,
  DIE_FACE,
  GRID,
  HALVES,
  isStanding,
  isUnwise,
  neighbourAt,
  NO,
  Used,
  PLAY,
  REROLL,
  Reroll,
  Roll,
  Skill,
  Stat,
  stepFrom,
  STOP,
  templateDirection,
  TO,
} = blood;
type BloodGame = blood.BloodGame;

/** `scene` is how things look to the coach who is asked. */
type Instinct = (scene: Scene, answers: Int16Array) => number;

const verbs =
  (...names: readonly string[]): Instinct =>
  ({ g }, answers) =>
    prefer(...names)(g, answers);
const player = (answer: number): PlayerId => objectOf(answer) as PlayerId;
const square = (answer: number): Square => objectOf(answer) as Square;
const yesIf = (yes: boolean, { g }: Scene, answers: Int16Array): number => prefer(yes ? 'yes' : 'no')(g, answers);

// --- before the kick-off -----------------------------------------------------------------------------------------
/** About the middle of the other half: whichever way it scatters, the kick stays in. */
const placeBall: Instinct = ({ seat, weights }, answers) => {
  const half = HALVES[otherSeat(seat)] as readonly Square[];
  const middle = half[half.length >> 1] as Square;
  const toGo = columnsToGo(seat, middle) - weights.kickDepth;
  return best(answers, a => {
    const columns = columnsToGo(seat, square(a)) - toGo;
    const rows = GRID.row(square(a)) - GRID.row(middle);
    return -columns * columns - rows * rows;
  });
};
const bestHands: Instinct = (scene, answers) =>
  best(answers, a => {
    if (verbOf(a) !== CHOOSE_PLAYER) return 0;
    const p = player(a);
    const marked = scene.g.reach(scene.other, scene.g.square(p));
    return handling(scene, p) - 2 * marked;
  });
const returnStep: Instinct = ({ g }, answers) => {
  const to = g.landing;
  const away = (a: number): number =>
    GRID.distance(verbOf(a) === TO ? square(a) : g.square(g.about(0) as PlayerId), to);
  return to === NOWHERE ? answers[0] : best(answers, a => (verbOf(a) === STOP ? 0.5 : 0) - away(a));
};
/** Everybody who is free and not waiting for the ball takes a step forward. */
const quickSnap: Instinct = ({ g, other }, answers) =>
  answers.find(a => {
    if (verbOf(a) !== CHOOSE_PLAYER) return false;
    const at = g.square(player(a));
    return g.reach(other, at) === 0 && (g.landing < 0 || GRID.distance(at, g.landing) > WAITING_SQUARES);
  }) ?? prefer('ready')(g, answers);
const WAITING_SQUARES = 3;
const stepForward: Instinct = ({ g, seat, other }, answers) =>
  best(answers, a => -columnsToGo(seat, square(a)) - 2 * g.reach(other, square(a)));
const swarmSquare: Instinct = ({ g, seat }, answers) =>
  best(answers, a => -columnsToGo(seat, square(a)) - 2 * friends(g, seat, square(a)));
const friends = (g: BloodGame, seat: Seat, sq: Square): number => {
  let count = 0;
  for (let d = 0; d < 8; d++) {
    const p = neighbourAt(g, sq, d);
    if (p !== NOBODY && g.control(p) === seat) count++;
  }
  return count;
};

// --- dice --------------------------------------------------------------------------------------------------------
/** Rolls whose failure ends the turn, or the ball's way; for the rest a team re-roll is too good. */
const MATTERS: ReadonlySet<number> = new Set([
  Roll.dodge,
  Roll.goForIt,
  Roll.pickUp,
  Roll.pass,
  Roll.catch,
  Roll.leap,
  Roll.hailMary,
  Roll.chainsaw,
  Roll.bloodLust,
]);
/** The same, of 2025. */
const ENDING: ReadonlySet<string> = new Set(['jump', 'secureBall']);
const ACCURATE = 2;
const isFailed = (g: BloodGame, kind: number): boolean =>
  kind === Roll.pass || kind === Roll.bomb ? g.result !== ACCURATE : g.result === 0;
/** What costs least first. */
const rerollPoints = (answer: number): number => {
  const source = objectOf(answer);
  return source === Reroll.team ? 1 : source === Reroll.pro ? 2 : 3;
};
const reroll: Instinct = ({ g }, answers) => {
  const keep = prefer('keep')(g, answers);
  const kind = g.about(1);
  const roller = g.about(0) as PlayerId;
  if (kind >= 0 && !isFailed(g, kind)) return keep;
  const again = best(answers, a => (verbOf(a) === REROLL ? rerollPoints(a) : 0));
  const free = rerollPoints(again) > 1;
  return free || kind < 0 || MATTERS.has(kind) || ENDING.has(blood.ROLLS[kind] as string) || g.holdsBall(roller)
    ? again
    : keep;
};

/** Points of a face to the blocker's coach. */
const facePoints = (scene: Scene, face: number): number => {
  const { g } = scene;
  const blocker = g.about(0) as PlayerId;
  const target = g.about(1) as PlayerId;
  const effect = effectOf(g, blocker, target, face, g.used(blocker, Used.block));
  return pointsOf(effect, stakesOf(scene, blocker, target, g.square(blocker)));
};
const endsTurn = (scene: Scene, face: number): boolean => {
  const { g } = scene;
  const blocker = g.about(0) as PlayerId;
  const effect = effectOf(g, blocker, g.about(1) as PlayerId, face, g.used(blocker, Used.block));
  return effect === Effect.attackerDown || effect === Effect.bothDown;
};
const blockDie: Instinct = (scene, answers) => {
  const { g, seat } = scene;
  const sign = g.control(g.about(0) as PlayerId) === seat ? 1 : -1;
  const face = best(answers, a => (verbOf(a) === DIE_FACE ? sign * facePoints(scene, objectOf(a)) : -1000));
  if (sign < 0) return face;
  const again = answers.find(a => verbOf(a) === REROLL);
  const disappoints =
    g.holdsBall(g.about(1) as PlayerId) && facePoints(scene, objectOf(face)) < scene.weights.disappointing;
  return again !== undefined && (endsTurn(scene, objectOf(face)) || disappoints) ? again : face;
};
/** The other coach picks: roll again when that would end the turn. */
const blockReroll: Instinct = (scene, answers) => {
  const { g } = scene;
  let worst = g.rolled(0);
  for (let i = 1; i < g.rolledCount; i++)
    if (facePoints(scene, blood.faceOf(g.rolled(i))) < facePoints(scene, blood.faceOf(worst))) worst = g.rolled(i);
  return endsTurn(scene, blood.faceOf(worst)) ? prefer('reroll')(g, answers) : prefer('keep')(g, answers);
};
const knuckledusters: Instinct = (scene, answers) =>
  best(answers, a => (verbOf(a) === DIE_FACE ? -facePoints(scene, objectOf(a)) : 0));

// --- pushes ------------------------------------------------------------------------------------------------------
/** How bad a square is for whoever stands there: the sideline, opponents, far from where its coach wants it. */
const hardship = (scene: Scene, p: PlayerId, sq: Square): number => {
  const { g, carrier } = scene;
  const row = GRID.row(sq);
  const edge = Math.max(0, 3 - Math.min(row, GRID.height + 1 - row));
  const theirs = g.reach(otherSeat(g.control(p)), sq);
  const near = carrier !== NOBODY && carrier !== p && GRID.distance(g.square(carrier), sq) <= 1 ? 2 : 0;
  return g.control(p) === scene.seat ? edge + theirs - near : edge + theirs / 2 - near;
};
const pushTo: Instinct = (scene, answers) => {
  const { g, seat } = scene;
  const pushed = g.about(1) as PlayerId;
  const sign = g.control(pushed) === seat ? -1 : 1;
  return best(answers, a => {
    if (verbOf(a) !== TO) return -100;
    const sq = square(a);
    const next = g.playerAt(sq);
    const chain = next === NOBODY ? 0 : g.control(next) === seat ? -5 : 2;
    const ball = g.looseBallAt(sq) >= 0 ? -1 : 0;
    return sign * hardship(scene, pushed, sq) + chain + ball;
  });
};
const followUp: Instinct = (scene, answers) => {
  const { g, seat, other, carrier } = scene;
  const blocker = g.about(0) as PlayerId;
  const target = g.about(1) as PlayerId;
  const to = g.about(2) as Square;
  const from = g.square(blocker);
  if (g.control(blocker) !== seat) return answers[0];
  if (g.holdsBall(blocker)) return yesIf(g.reach(other, to) < g.reach(other, from), scene, answers);
  if (g.holdsBall(target)) return yesIf(true, scene, answers);
  const guards = carrier !== NOBODY && GRID.distance(g.square(carrier), from) === 1;
  return yesIf(!guards && g.reach(other, to) <= g.reach(other, from) + 1, scene, answers);
};

// --- skills ------------------------------------------------------------------------------------------------------
/** Skills are used whenever that is asked, but where their entry advises against it. */
const useSkill: Instinct = (scene, answers) => {
  const { g } = scene;
  const p = g.about(0) as PlayerId;
  const skill = g.about(1);
  if (skill === Skill.dumpOff) return yesIf(bestReceiver(scene, p) !== NOBODY, scene, answers);
  return yesIf(!isUnwise(g, p, skill), scene, answers);
};
const interceptor: Instinct = ({ g }, answers) =>
  best(answers, a =>
    verbOf(a) === CHOOSE_PLAYER ? interceptChance(g, g.about(0) as PlayerId, player(a), g.about(1) as Square) : 0,
  );
const weakest: Instinct = ({ g }, answers) =>
  best(answers, a => {
    if (verbOf(a) !== CHOOSE_PLAYER) return -100;
    return (g.holdsBall(player(a)) ? -200 : 0) - g.stat(player(a), Stat.strength);
  });

// --- throws ------------------------------------------------------------------------------------------------------
const RECEIVER_LEAST = 0.35;
const bestReceiver = (scene: Scene, thrower: PlayerId): PlayerId => {
  const { g } = scene;
  let chosen = NOBODY;
  let most = RECEIVER_LEAST;
  for (let p = 0; p < g.playerCount; p++) {
    const to = p as PlayerId;
    if (to === thrower || g.control(to) !== g.control(thrower) || !blood.canCatch(g, to)) continue;
    const chance = passChance(g, thrower, g.square(to)) * catchChance(g, to);
    if (chance <= most) continue;
    most = chance;
    chosen = to;
  }
  return chosen;
};
/** A throw that was not planned: to the safest pair of hands, or at least forward to a team-mate. */
const passTarget: Instinct = (scene, answers) => {
  const { g, seat } = scene;
  const thrower = g.about(0) as PlayerId;
  const receiver = bestReceiver(scene, thrower);
  return best(answers, a => {
    const p = g.playerAt(square(a));
    if (p !== NOBODY && p === receiver) return 1000;
    const friend = p !== NOBODY && p !== thrower && g.control(p) === seat && isStanding(g, p) ? 50 : 0;
    return friend - columnsToGo(seat, square(a)) - 5 * g.reach(scene.other, square(a));
  });
};
const forward: Instinct = ({ seat }, answers) =>
  best(answers, a => (verbOf(a) === TO ? -columnsToGo(seat, square(a)) : -100));
const bombTarget: Instinct = (scene, answers) =>
  best(answers, a => (verbOf(a) === TO ? blastPoints(scene, square(a)) : verbOf(a) === STOP ? 0 : -100));

/** Facings by what lies in the three squares of the template. */
const careen: Instinct = (scene, answers) => {
  const { g, other } = scene;
  if (g.about(1) === 0) return prefer('stop')(g, answers);
  const at = g.square(g.about(0) as PlayerId);
  return best(answers, a => {
    if (verbOf(a) === STOP) return -50;
    let points = 0;
    for (let die = 1; die <= 6; die += 2) {
      const sq = stepFrom(at, templateDirection(objectOf(a), die));
      const p = sq < 0 ? NOBODY : g.playerAt(sq);
      if (sq < 0) points -= 3;
      else if (p !== NOBODY) points += g.control(p) === other ? 2 : -2;
      else points -= nearestEnemy(scene, sq) / 10;
    }
    return points;
  });
};
const nearestEnemy = ({ g, other }: Scene, sq: Square): number => {
  let least = GRID.width;
  for (let p = 0; p < g.playerCount; p++) {
    const q = p as PlayerId;
    if (g.control(q) === other && g.onPitch(q)) least = Math.min(least, GRID.distance(sq, g.square(q)));
  }
  return least;
};
const FORWARD = ['right', 'left'] as const;
const swoop: Instinct = ({ seat }, answers) => best(answers, a => (objectName(a) === FORWARD[seat] ? 1 : 0));

// --- cards and the dugout ----------------------------------------------------------------------------------------
const specialPlay: Instinct = (_scene, answers) => answers.find(a => verbOf(a) === PLAY) ?? answers[0];
/** The best opponent, or the best of one's own: whoever the card is for. */
const cardTarget: Instinct = (scene, answers) => {
  const { g } = scene;
  return best(answers, a => {
    const p = player(a);
    const held = g.onPitch(p) && g.holdsBall(p) ? 10 : 0;
    return held + handling(scene, p) / 2 + g.stat(p, Stat.strength);
  });
};
const amongEnemies: Instinct = (scene, answers) => best(answers, a => blastPoints(scene, square(a)));
/** For the lasting injuries, and for those knocked out when the match is half over. */
const apothecary: Instinct = (scene, answers) => {
  const { g } = scene;
  return yesIf(g.about(2) > g.rules.edition.casualties.badlyHurt || g.half > 1, scene, answers);
};
const casualty: Instinct = ({ g }, answers) => prefer(g.about(2) < g.about(1) ? 'second' : 'first')(g, answers);
/** A thirsty Vampire with no Thrall beside it had better walk to one. */
const moveInsteadOfBlock: Instinct = (scene, answers) => {
  const { g } = scene;
  return yesIf(friends(g, scene.seat, g.square(g.about(0) as PlayerId)) === 0, scene, answers);
};
const passBlock: Instinct = ({ g, other }, answers) =>
  answers.find(a => verbOf(a) === CHOOSE_PLAYER && g.reach(other, g.square(player(a))) === 0) ??
  prefer('no')(g, answers);
const gripping: Instinct = ({ g }, answers) =>
  best(answers, a => (verbOf(a) === NO ? 0 : g.stat(player(a), Stat.strength)));
const blockTarget: Instinct = (scene, answers) => {
  const { g } = scene;
  const blocker = g.about(0) as PlayerId;
  return best(answers, a => {
    const { object } = verbOf(a);
    return object === 'player' ? stakesOf(scene, blocker, player(a), g.square(blocker)).down : -1;
  });
};

// --- what only 2025 asks -----------------------------------------------------------------------------------------
const kickingPlayer: Instinct = ({ g }, answers) => best(answers, a => (g.hasSkill(player(a), Skill.kick) ? 1 : 0));
/** Out of reach of the other side, and forward; where it stays, if that is no better. */
const slipAway: Instinct = ({ g, seat, other }, answers) =>
  best(answers, a => {
    const sq = verbOf(a) === TO ? square(a) : g.square(g.about(0) as PlayerId);
    return -g.reach(other, sq) - columnsToGo(seat, sq) / GRID.width;
  });
/** Which die of a block to roll again: the worst of those on the table. */
const worstDie: Instinct = (scene, answers) => {
  const { g, seat } = scene;
  const sign = g.control(g.about(0) as PlayerId) === seat ? 1 : -1;
  return best(answers, a => (verbOf(a) === DIE_FACE ? -sign * DIE_ORDER.indexOf(objectOf(a)) : -DIE_ORDER.length));
};
/** Faces from the worst for the blocker to the best. */
const DIE_ORDER: readonly number[] = [
  blood.Face.attackerDown,
  blood.Face.bothDown,
  blood.Face.pushed,
  blood.Face.defenderStumbles,
  blood.Face.defenderDown,
];
const strongest: Instinct = ({ g }, answers) =>
  best(answers, a => (verbOf(a) === CHOOSE_PLAYER ? g.stat(player(a), Stat.strength) : -1));
/** Somebody of the other side whom it hurts most, or whoever is best on its own. */
const ruleTarget: Instinct = (scene, answers) =>
  best(answers, a => {
    if (verbOf(a) !== CHOOSE_PLAYER) return -1;
    const { g, seat } = scene;
    const p = player(a);
    return (g.holdsBall(p) ? 10 : 0) + (g.control(p) === seat ? 0 : 1) + g.stat(p, Stat.strength) / 10;
  });
/** The skill that pays most often, or else the first. */
const usefulSkill: Instinct = (_scene, answers) => best(answers, a => -WANTED.indexOf(objectName(a)) || -WANTED.length);
const WANTED: readonly string[] = ['', 'block', 'dodge', 'guard', 'mightyBlow', 'wrestle', 'tackle'];
const fairWeather: Instinct = (_scene, answers) => best(answers, a => (objectName(a) === 'nice' ? 1 : 0));

const INSTINCTS: Readonly<Record<string, Instinct>> = {
  kickOrReceive: verbs('receive'),
  setUpPlayer: verbs('ready'),
  setUpSquare: verbs('to'),
  placeBall,
  touchback: bestHands,
  highKick: bestHands,
  kickOffReturn: bestHands,
  kickOffReturnSquare: returnStep,
  quickSnap,
  quickSnapSquare: stepForward,
  swarm: verbs('place'),
  swarmSquare,
  reroll,
  blockDie,
  blockReroll,
  knuckledusters,
  push: pushTo,
  pushAnywhere: pushTo,
  followUp,
  useSkill,
  intercept: interceptor,
  interceptBomb: interceptor,
  divingTackle: weakest,
  divingCatch: bestHands,
  tentacles: gripping,
  shadowing: gripping,
  passBlock,
  passBlockStep: verbs('stop', 'to'),
  throwInDirection: forward,
  passTarget,
  animosity: forward,
  throwTeammate: forward,
  bombTarget,
  bombAnywhere: bombTarget,
  catchBomb: verbs('yes'),
  careen,
  swoop,
  kickLength: verbs('short'),
  secondTarget: blockTarget,
  blockTarget,
  bite: weakest,
  moveInsteadOfBlock,
  placeFanatic: amongEnemies,
  placeGroundsman: amongEnemies,
  placeMarker: amongEnemies,
  drawFrom: verbs('deck'),
  specialPlay,
  cardTarget,
  bribe: verbs('yes'),
  pilingOn: verbs('no'),
  apothecary,
  casualty,
  illegalProcedure: verbs('keep'),
  animalSavagery: weakest,
  argueTheCall: verbs('yes'),
  attackTarget: blockTarget,
  blitzTarget: blockTarget,
  charge: verbs('ready'),
  chompTarget: blockTarget,
  chooseWeather: fairWeather,
  foulHelp: verbs('yes'),
  giveBall: bestHands,
  hitAndRun: slipAway,
  kickingPlayer,
  onTheBall: verbs('no'),
  onTheBallStep: verbs('stop', 'to'),
  punt: swoop,
  putBallDown: slipAway,
  recruit: strongest,
  rerollDie: worstDie,
  rulePlayer: ruleTarget,
  secretWeapon: strongest,
  skillTarget: ruleTarget,
  strayShot: ruleTarget,
  skillSquare: slipAway,
  skillGift: usefulSkill,
  learnSkill: usefulSkill,
  ruleSquare: amongEnemies,
  selectPlayers: verbs('player', 'ready'),
  snap: quickSnap,
  snapSquare: stepForward,
  solidDefence: verbs('ready'),
  solidDefenceSquare: verbs('to'),
  spell: verbs('fireball', 'no'),
  trickster: verbs('no'),
  trickyPickUp: verbs('yes'),
  useRule: verbs('yes'),
  grudge: verbs('keyword'),
  mostValuable: strongest,
};
/** The questions somebody has thought of. */
export const ANSWERED: readonly string[] = Object.keys(INSTINCTS);
/** For questions nobody has thought of: what ends them, so that no match ever hangs. */
const fallback = verbs('ready', 'stop', 'no', 'keep', 'endTurn', 'yes');

export const instinct: Instinct = (scene, answers) => (INSTINCTS[scene.g.question.name] ?? fallback)(scene, answers);
