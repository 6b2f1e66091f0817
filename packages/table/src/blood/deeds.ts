/** What a Blood Bowl player could do to somebody, here or after a walk: blocks, blitzes, fouls, hand-offs. */
import { type Answer, blood, type PlayerId, type Position, type Square } from '@ironpitch/engine';
import { plainChance, type Way } from '@ironpitch/odds';
import type { Plan, Want } from '../service.ts';
import { armourRoll, blockRoll, standingAfter } from './blockroll.ts';
import { type Tried, tryOut } from './trial.ts';
import { addRisk, arriveBy, type Mover, standing, type Walk, walkOf } from './walk.ts';

const TARGETS: ReadonlySet<string> = new Set(['target', 'stab', 'chainsaw', 'gaze']);
/** Chances closer than this are the same one, added up in another order. */
const ALIKE = 1e-9;

interface Deed {
  /** The answers before the walk. */
  readonly said: readonly Answer[];
  readonly walk: Walk;
  readonly from: Position;
  readonly answer: number;
  readonly tried: Tried;
  readonly worth: number;
}
/** The best place to do each thing to each player from. */
export const deedPlans = (mover: Mover, verb: string, first: readonly Answer[]): Plan[] => {
  const { game } = mover;
  const best = new Map<string, Deed>();
  const seat = game.load(mover.before).asked;
  const prefixes = prefixesOf(mover, first);
  for (const walk of stands(mover, verb))
    for (const said of prefixes(walk)) {
      const from = arriveBy(mover, said, walk);
      if (from === null) continue;
      const deeds = game
        .legalAnswers()
        .filter(answer => isDeed(answer) && (verb !== 'handOff' || isOwn(mover, answer)));
      for (const named of deeds) {
        const key = JSON.stringify(named);
        if (walk.risk.chance <= (best.get(key)?.worth ?? 0) + ALIKE) continue;
        const answer = game.load(from).readAnswer(named);
        const tried = tryOut(game, answer, from);
        const { block } = tried;
        const worth =
          walk.risk.chance *
          plainChance(tried.rolls) *
          (block ? standingAfter(block.dice.length, block.chooser === seat) : 1);
        if (worth > (best.get(key)?.worth ?? 0) + ALIKE) best.set(key, { said, walk, from, answer, tried, worth });
      }
    }
  return [...best.values()].map(deed => deedPlan(mover, verb, deed));
};
/** What is said before a walk. Where a Blitz names its target first, whoever is next to the end of the walk is named. */
const prefixesOf = (mover: Mover, first: readonly Answer[]): ((walk: Walk) => readonly (readonly Answer[])[]) => {
  const { game, before } = mover;
  if (arriveBy(mover, first, standing(mover)) === null || game.question.name !== 'blitzTarget') return () => [first];
  const targets = game
    .legalAnswers()
    .filter(isDeed)
    .map(answer => {
      const [name] = Object.values(answer) as [string];
      return { said: [...first, answer], at: game.load(before).square(game.playerNamed(name)) };
    });
  return ({ end }) => targets.filter(({ at }) => game.grid.distance(end, at) === 1).map(({ said }) => said);
};
const isDeed = (answer: Answer): boolean => typeof answer !== 'string' && TARGETS.has(Object.keys(answer)[0] as string);

/** A ball may be handed to anybody; nobody plans to hand it to an opponent. */
const isOwn = ({ game, id }: Mover, answer: Answer): boolean =>
  game.control(game.playerNamed(String(Object.values(answer)[0]))) === game.control(id);

/** Where it could be done from: here, and every square within reach next to somebody, the surest and shortest first. */
const stands = (mover: Mover, verb: string): Walk[] => {
  const { game, before, id, there, holds } = mover;
  const here = standing(mover);
  if (verb === 'block') return [here];
  game.load(before);
  const gives = verb === 'handOff';
  const own = game.control(id);
  const near = new Set<Square>();
  for (let p = 0; p < game.playerCount; p++) {
    const other = p as PlayerId;
    if (other === id || !game.onPitch(other) || (game.control(other) === own) !== gives) continue;
    for (const sq of there.squares) if (game.grid.distance(sq, game.square(other)) === 1) near.add(sq);
  }
  const ways = [...near].flatMap((sq): Way[] => {
    const fitting = there.ways(sq).filter(way => !gives || holds || way.ball);
    const [safest] = fitting;
    if (safest === undefined) return [];
    const shortest = fitting.reduce((a, b) => (b.squares < a.squares ? b : a));
    return shortest === safest ? [safest] : [safest, shortest];
  });
  ways.sort((a, b) => b.chance - a.chance || a.squares - b.squares);
  return [here, ...ways.map(way => walkOf(mover, way))];
};
const WANTS: Readonly<Record<string, Want>> = { blitz: 'down', block: 'down', handOff: 'caught' };

const deedPlan = (mover: Mover, verb: string, deed: Deed): Plan => {
  const { game, id, player } = mover;
  const { said, walk, from, tried, answer } = deed;
  game.load(from);
  const named = game.nameAnswer(answer) as Readonly<Record<string, string>>;
  const [word, target] = Object.entries(named)[0] as [string, string];
  const at = game.playerNamed(target);
  const stunned = blood.isStunned(game, at);
  const { block, armour } = tried;
  const roll = block ? blockRoll(game, from, answer, id, at, block) : armour ? armourRoll(game, armour) : null;
  const done = word === 'target' ? verb : word;
  const gains = [...(walk.ball && !mover.holds ? ['ball'] : []), ...(tried.scored ? ['touchdown'] : [])];
  const wants: Want | undefined = tried.scored ? 'touchdown' : armour ? (stunned ? 'off' : 'hurt') : WANTS[done];
  return {
    verb: done,
    player,
    to: null,
    target,
    path: walk.path,
    roll,
    answers: [...said, ...walk.answers, named],
    gains,
    risk: addRisk(walk.risk, tried.rolls),
    ...(wants === undefined ? {} : { wants }),
  };
};
