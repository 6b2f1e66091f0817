/** The questions of Blitz Bowl as the page asks them: a sentence, and every answer as a button that says what happens. */

import type {
  Choice,
  Named,
  Plan,
  PlanOdds,
  PlayerView,
  QuestionView,
  RollPreview,
  Snapshot,
  SquareName,
} from '@ironpitch/table';
import { type Asked, t } from '@ironpitch/texts/page';
import type { IconName } from '../look/Icon.tsx';
import { toldApart } from '../match/apart.ts';
import type { Aiming, AnswerRow, QuestionShown } from '../match/face.ts';
import { nameById, playerById, playerName, teamName } from '../match/names.ts';
import { isSamePlan, keyOfPlan, shorter } from '../match/plan.ts';
import { clearlyFirst, worthMost } from '../match/worth.ts';
import { areNeighbours, sameSquare } from '../pitch/geometry.ts';
import { blitzPart } from './part.ts';
import { actionName, actionOf, cardWords, causeWithin } from './words.ts';

const words = t.blitz.answers;
const isSquare = (value: Named | null | undefined): value is SquareName => Array.isArray(value);

export const blitzQuestion = (snapshot: Snapshot, aiming: Aiming): QuestionShown | null => {
  const { question, view } = snapshot;
  if (!question) return null;
  const text = t.blitz.questions[question.name];
  const part = blitzPart(view);
  const own = view.active === question.side;
  const eyebrow = own
    ? question.name === 'action' && part.actionsLeft > 0
      ? `${t.match.yourTurn} · ${t.match.actionOf(part.actionsTaken + 1, part.actionsTaken + part.actionsLeft)}`
      : t.match.yourTurn
    : t.match.theirTurn(teamName(view, view.active));
  return {
    eyebrow,
    title: text?.asks(askedOf(snapshot, question, aiming)) ?? question.name,
    help: text?.help ?? '',
    rows: toldApart(rowsOf(snapshot, question, aiming)),
    squares: squaresOf(question),
    ...suddenDeathNear(snapshot),
  };
};

/** As much as one turn may bring: a touchdown and a good card. */
const IN_ONE_TURN = 6;
/** BU-WIN-02, B22-WIN-01: said while something can still be done about it. */
const suddenDeathNear = ({ view, question }: Snapshot): Pick<QuestionShown, 'warning'> => {
  const { suddenDeathLead } = blitzPart(view);
  const lead = Math.abs(view.score[0] - view.score[1]);
  if (question?.name !== 'action' || lead < suddenDeathLead - IN_ONE_TURN) return {};
  const leader = view.score[0] > view.score[1] ? 0 : 1;
  return {
    warning:
      leader === question.side
        ? t.match.suddenDeathForYou(lead, suddenDeathLead)
        : t.match.suddenDeathAgainstYou(teamName(view, leader), lead, suddenDeathLead),
  };
};
/** What is printed of a player, each value with its name. */
const profileOf = (player: PlayerView | undefined): string[] =>
  (player?.stats ?? []).map(([name, value]) => words.stat(t.stats[name] ?? name, value));
/** What may be new here: how to win, then everything that can be done, as it comes up. */
export const blitzNews = ({ question, view }: Snapshot): readonly string[] => {
  if (question?.name !== 'action') return question === null ? [] : ['goal'];
  const can = question.choices.map(({ verb }) => actionOf(verb)?.action ?? verb);
  const hasCarrier = view.players.some(({ ball, side }) => ball !== null && side === question.side);
  return ['goal', 'cards', ...(hasCarrier ? ['throw'] : []), 'block', 'mark', 'foul', 'standUp', 'reserves'].filter(
    name => name === 'goal' || name === 'cards' || can.includes(name),
  );
};
export const blitzPlan = (snapshot: Snapshot, plan: Plan): AnswerRow => planRow(snapshot, plan, false);
const SQUARES_LISTED = 12;
/** The squares a question is about, as buttons too; of a long walk only the pitch shows where it can end. */
const squaresOf = ({ plans, choices }: QuestionView): QuestionShown['squares'] => {
  const ends = plans.flatMap(plan =>
    plan.to === null ? [] : [{ square: plan.to, does: { kind: 'aim', plan } as const }],
  );
  if (ends.length > 0) return ends.length > SQUARES_LISTED ? [] : ends;
  return choices.flatMap(({ object, answer }) =>
    isSquare(object) ? [{ square: object, does: { kind: 'answer', answers: [answer] } as const }] : [],
  );
};

/** What the question is about, written out. */
const askedOf = ({ view }: Snapshot, question: QuestionView, { selected }: Aiming): Asked => {
  const { name, about } = question;
  const who = (key: string): string => (typeof about[key] === 'string' ? nameById(view, about[key] as string) : '');
  const chosen = selected === null ? undefined : playerById(view, selected);
  const part = blitzPart(view);
  return {
    player: who('player'),
    target: who('target'),
    by: who('by'),
    runner: who('runner'),
    to: isSquare(about.to) ? t.square(about.to) : '',
    kind: typeof about.kind === 'string' ? actionName(about.kind).toLowerCase() : '',
    moment: t.blitz.moments[String(about.moment)] ?? '',
    rolled: name === 'reroll' ? rolledWords(question) : '',
    left: typeof about.left === 'number' ? about.left : part.actionsLeft,
    chosen: chosen ? playerName(chosen) : '',
    ball: chosen?.ball != null,
  };
};
const rolledWords = ({ about, dice }: QuestionView): string =>
  about.kind === 'block'
    ? t.list(dice.map(face => t.blitz.faces[face]?.name ?? face))
    : t.blitz.rolledGood(Number(dice[0]), about.passed === true);

const rowsOf = (snapshot: Snapshot, question: QuestionView, aiming: Aiming): AnswerRow[] => {
  const deeds = question.choices.filter(choice => actionOf(choice.verb) !== null);
  const rest = question.choices.filter(choice => actionOf(choice.verb) === null);
  const { aim } = aiming;
  const aimed = aim ? [planRow(snapshot, aim, true, reckonedOf(aim, aiming)), ...besides(snapshot, aim, aiming)] : [];
  const walk = question.plans.length > 0 || rest.some(choice => choice.verb === 'to');
  const listed = walk ? rest.filter(choice => choice.verb !== 'to') : rest;
  const best = bestOf(snapshot, question, aiming);
  const rows = listed
    .filter(choice => !isAimed(choice, aim))
    .sort((a, b) => Number(b === best) - Number(a === best) || bestFirst(snapshot, a, b))
    .map(choice => ({
      ...choiceRow(snapshot, question, choice),
      ...weighed(question, choice, aiming),
      ...(choice === best ? {} : { even: true }),
    }));
  // Passing, stopping and ending stand last, whatever else there is.
  const plain = [...rows.filter(row => !row.plain), ...rows.filter(row => row.plain)];
  const arrange: AnswerRow[] =
    question.name === 'place'
      ? [{ icon: 'player', label: words.arrange, why: words.arrangeWhy, does: { kind: 'arrange' } }]
      : [];
  if (deeds.length === 0) return [...aimed, ...arrange, ...plain];
  const body = aiming.selected === null ? playerRows(snapshot, deeds, aiming) : actionRows(snapshot, deeds, aiming);
  const last = plain.filter(row => row.does.kind === 'endTurn' || row.plain);
  return [...aimed, ...body, ...plain.filter(row => !last.includes(row)), ...last];
};
const isAimed = ({ answer }: Choice, aim: Plan | null): boolean =>
  aim !== null && JSON.stringify(aim.answers) === JSON.stringify([answer]);
/** What a card in hand, or a re-roll, may still be good for later. */
const KEPT_WORTH = 0.1;
/** How well things stand after an answer: who lies down or is hurt, who has the ball, what was spent on it. */
const worthOf = ({ theyFall, theyLeave, down, out, ballLost, rerollUsed }: PlanOdds, { verb }: Choice): number =>
  theyFall + theyLeave - down - out - ballLost - KEPT_WORTH * Math.max(rerollUsed, verb === 'play' ? 1 : 0);
/** The answer that is worth most, as far as that is known: by its chances, or by the points of a card. */
const bestOf = (snapshot: Snapshot, question: QuestionView, { weights }: Aiming): Choice | null => {
  const { name, choices, weighed: isWeighed } = question;
  const [only] = choices;
  if (choices.length === 1 && only) return only;
  if (isWeighed) return worthMost(question, weights, worthOf);
  if (name === 'claim') return clearlyFirst(choices.map(choice => ({ choice, worth: pointsOf(snapshot, choice) })));
  return choices.find(({ outcome }) => outcome === 'touchdown') ?? null;
};
/** What a claim brings; nothing is worth nothing. */
const pointsOf = ({ view }: Snapshot, { verb, object }: Choice): number =>
  verb === 'claim' ? (blitzPart(view).cards[Number(object) - 1]?.points ?? 0) : 0;
/** Dice by what they do to the target, targets by how likely it works, cards by their points. */
const bestFirst = (snapshot: Snapshot, a: Choice, b: Choice): number => {
  if (a.verb !== b.verb) return 0;
  if (a.verb === 'claim') return pointsOf(snapshot, b) - pointsOf(snapshot, a);
  if (a.verb === 'face') return FACES.indexOf(String(a.object)) - FACES.indexOf(String(b.object));
  return a.verb === 'target' ? (b.roll?.chance ?? 1) - (a.roll?.chance ?? 1) : 0;
};
/** One row a player who can act: choosing it is what a click on the pitch does. */
const playerRows = ({ view }: Snapshot, deeds: readonly Choice[], { wins }: Aiming): AnswerRow[] => {
  const ids = [...new Set(deeds.map(choice => String(choice.object)))];
  const rank = (id: string): number => {
    const player = playerById(view, id);
    if (player?.ball != null) return 0;
    return player?.square == null ? 2 : 1;
  };
  return ids
    .sort((a, b) => rank(a) - rank(b))
    .map(id => {
      const can = deeds.filter(choice => choice.object === id).map(choice => actionName(choice.verb));
      const player = playerById(view, id);
      const points = wins.find(win => win.player === id)?.points;
      return {
        icon: 'player',
        ...(player ? { player } : {}),
        label: nameById(view, id),
        why: t.joinNotes([...can, ...profileOf(player)]),
        ...(points === undefined ? {} : { badge: t.match.overlay.points(points) }),
        does: { kind: 'select', player: id },
      };
    });
};
const TARGETS_LISTED = 4;
/** What wins something and what is likelier come first; of many targets the rest is only on the pitch. */
const likeliest = (plans: readonly Plan[]): Plan[] => {
  const worth = ({ gains, roll }: Plan): number => (gains.length > 0 ? 2 : 0) + (roll?.chance ?? 1);
  return [...plans].sort((a, b) => worth(b) - worth(a)).slice(0, TARGETS_LISTED);
};
/** A touchdown before anything else, then what brings more points, then the shorter way. */
const gainsMost = (a: Plan, b: Plan): number =>
  Number(b.gains.includes('touchdown')) - Number(a.gains.includes('touchdown')) ||
  (b.points ?? 0) - (a.points ?? 0) ||
  shorter(a, b);
/** The actions of the player in hand: what needs no square can be done from here. */
const actionRows = (snapshot: Snapshot, deeds: readonly Choice[], { selected, plans, aim }: Aiming): AnswerRow[] => {
  const own = deeds.filter(choice => choice.object === selected);
  return own.flatMap((choice): AnswerRow[] => {
    const ways = plans.filter(plan => plan.verb === choice.verb);
    const aimedAt = ways.filter(plan => plan.to === null && !(aim && isSamePlan(plan, aim)));
    if (aimedAt.length > 0) return likeliest(aimedAt).map(plan => planRow(snapshot, plan, false));
    const found = actionOf(choice.verb);
    if (aim?.verb === choice.verb) return [];
    const why = found ? (t.blitz.actions[found.action]?.why ?? '') : '';
    const icon = (found?.action ?? 'square') as IconName;
    const [best] = ways.filter(plan => plan.gains.length > 0).sort(gainsMost);
    const gain = best ? ` ${gainWords(snapshot, best)}` : '';
    return [
      {
        icon,
        label: actionName(choice.verb),
        why: ways.length > 0 ? `${words.clickSquare}${gain}` : why,
        opens: ways.some(plan => plan.to !== null),
        does: best
          ? { kind: 'aim', plan: best }
          : ways.some(plan => plan.to !== null)
            ? { kind: 'hint' }
            : { kind: 'answer', answers: [choice.answer] },
      },
    ];
  });
};
const gainWords = ({ view }: Snapshot, plan: Plan): string =>
  [...new Set(plan.gains)]
    .map(gain => {
      if (gain === 'touchdown') return words.scores;
      if (gain === 'ball') return words.picksUp;
      return `${words.claims(cardWords(view.ruleset, 'challenges', gain).name)}`;
    })
    .join(' ');

const reckonedOf = (plan: Plan, { reckoned }: Aiming): PlanOdds | null =>
  reckoned?.key === keyOfPlan(plan) ? (reckoned.odds ?? null) : null;
const BESIDES = 2;
/** What else could be done to the same player, or on the same square. */
const besides = (snapshot: Snapshot, aim: Plan, { plans }: Aiming): AnswerRow[] =>
  plans
    .filter(plan => (aim.target !== null && plan.target === aim.target) || sameEnd(plan, aim))
    .filter(plan => !isSamePlan(plan, aim))
    .slice(0, BESIDES)
    .concat(marksBeside(snapshot, aim, plans))
    .map(plan => planRow(snapshot, plan, false));
/** Only to stand beside an opponent, where more was aimed at. */
const marksBeside = ({ view }: Snapshot, aim: Plan, plans: readonly Plan[]): Plan[] => {
  const at = aim.target === null || aim.path.length === 0 ? null : playerById(view, aim.target)?.square;
  if (!at) return [];
  const marks = plans.filter(plan => plan.verb.toLowerCase().includes('mark') && plan.to && areNeighbours(plan.to, at));
  return marks.sort((a, b) => a.path.length - b.path.length).slice(0, 1);
};
/** Of a target that is chosen in the middle of an action. */
const ROLL_ICONS: Readonly<Record<string, IconName>> = { throw: 'throw', block: 'block' };
const sameEnd = (a: Plan, b: Plan): boolean => b.target === null && sameSquare(a.to, b.to);
/** A plan as an answer: done when `aimed`, otherwise shown on the pitch first if it has a roll. */
const planRow = (snapshot: Snapshot, plan: Plan, aimed: boolean, odds: PlanOdds | null = null): AnswerRow => {
  const { view } = snapshot;
  const found = actionOf(plan.verb);
  const target = plan.target === null ? '' : nameById(view, plan.target);
  const action = actionName(plan.verb);
  const handOff = plan.roll?.kind === 'none';
  const from = plan.path.at(-1);
  const label =
    plan.target !== null && from
      ? words.goThen(
          t.square(from),
          found?.action === 'throw'
            ? handOff
              ? words.handOff(target)
              : words.throwTo(target)
            : words.planAt(action, target),
        )
      : plan.to !== null
        ? words.planTo(action, t.square(plan.to))
        : found?.action === 'throw'
          ? handOff
            ? words.handOff(target)
            : words.throwTo(target)
          : plan.verb === 'target' || plan.verb === 'player'
            ? target
            : target === ''
              ? action
              : words.planAt(action, target);
  const why = [
    ...(plan.path.length > 0 ? [`${words.squares(plan.path.length)}.`] : []),
    ...(plan.roll ? [rollWords(plan.roll)] : []),
    ...(plan.gains.length > 0 ? [gainWords(snapshot, plan)] : []),
  ].join(' ');
  const rolls = plan.roll !== null && !handOff;
  return {
    icon: (found?.action ?? ROLL_ICONS[plan.roll?.kind ?? ''] ?? 'square') as IconName,
    label,
    why: why || (found ? (t.blitz.actions[found.action]?.why ?? '') : ''),
    plan,
    ...(rolls
      ? {
          chance: odds?.success ?? plan.roll?.chance ?? null,
          unit: plan.wants === 'touchdown' ? words.touchdown : unitOf(plan.roll as RollPreview),
        }
      : {}),
    ...(!rolls && plan.risk ? { chance: plan.risk.chance, unit: words.arrives } : {}),
    does:
      aimed || (!rolls && plan.path.length === 0) ? { kind: 'answer', answers: plan.answers } : { kind: 'aim', plan },
  };
};
const unitOf = ({ kind }: RollPreview): string =>
  kind === 'throw' ? words.caught : kind === 'block' ? words.down : '';
/** What a roll needs and why, in one short sentence. */
export const rollWords = (roll: RollPreview): string => {
  if (roll.kind === 'none') return words.noRoll;
  const why = roll.modifiers.map(({ cause }) => causeWithin(cause)).join(', ');
  if (roll.kind === 'block') return words.diceWhy(roll.dice, why);
  const needs = roll.sides === 6 ? words.needs(roll.needs) : words.needsOn(roll.needs, roll.sides);
  return why === '' ? `${needs}.` : `${needs}: ${why}.`;
};

/** What may be told of an answer, the weightiest first: how likely it is, and in which words. All of it is good for whoever is asked. */
const weighedBy = (): readonly (readonly [unit: string, of: (weight: PlanOdds) => number])[] => [
  [words.down, weight => weight.theyFall],
  [words.hurt, weight => weight.theyLeave],
  [words.ballKept, weight => 1 - weight.ballLost],
  [words.staysUp, weight => 1 - weight.down],
  [words.staysOn, weight => 1 - weight.out],
];
const TELLING = 0.005;
/** How an answer comes out, by the first thing in which the answers differ; where they do not, nothing is said. */
const weighed = (question: QuestionView, choice: Choice, { weights }: Aiming): Partial<AnswerRow> => {
  const weight = weights[question.choices.indexOf(choice)] ?? null;
  const all = weights.filter(one => one !== null);
  if (weight === null || all.length < weights.length) return {};
  const found = weighedBy().find(([, of]) => Math.max(...all.map(of)) - Math.min(...all.map(of)) > TELLING);
  return found ? { chance: found[1](weight), unit: found[0] } : {};
};
/** The die faces, the best for the blocker first. */
const FACES: readonly string[] = ['kerrunch', 'smash', 'tackle', 'shove', 'miss'];
const choiceRow = (snapshot: Snapshot, question: QuestionView, choice: Choice): AnswerRow => {
  const { view } = snapshot;
  const { verb, object, roll } = choice;
  const part = blitzPart(view);
  const name = String(object ?? '');
  const answer = { kind: 'answer', answers: [choice.answer] } as const;
  const card = (space: number) => {
    const found = part.cards[space - 1];
    return { ...cardWords(view.ruleset, 'challenges', found?.id ?? ''), points: found?.points ?? 0 };
  };
  const targetRow = (): AnswerRow => ({
    icon: verb === 'target' ? (question.name === 'throwTarget' ? 'throw' : 'block') : 'player',
    label: nameById(view, name),
    why: roll ? rollWords(roll) : (playerById(view, name)?.title ?? ''),
    ...(roll && roll.kind !== 'none' ? { chance: roll.chance, unit: unitOf(roll) } : {}),
    does: answer,
  });
  switch (verb) {
    case 'endTurn':
      return {
        icon: 'end',
        label: words.endTurn,
        why: words.unused(part.actionsLeft),
        key: 'E',
        plain: true,
        does: { kind: 'endTurn', answers: [choice.answer], unused: part.actionsLeft },
      };
    case 'stop': {
      if (choice.outcome === 'touchdown')
        return { icon: 'flag', label: words.stop, why: words.stopScores, badge: words.touchdown, does: answer };
      const all = playerById(view, String(question.about.player ?? ''))?.stats.find(([stat]) => stat === 'move')?.[1];
      const isIdle = question.name === 'runStep' && String(question.about.left ?? '') === all;
      const why = words.stops[question.name] ?? words.stopWhy;
      return {
        icon: 'square',
        label: words.stop,
        why,
        plain: true,
        does: isIdle ? { kind: 'waste', answers: [choice.answer] } : answer,
      };
    }
    case 'pass':
      return question.name === 'claim'
        ? { icon: 'no', label: words.passClaim, why: words.passClaimWhy, plain: true, does: answer }
        : { icon: 'no', label: words.pass, why: words.passWhy, plain: true, does: answer };
    case 'player':
      if (!roll) return whoRow(playerById(view, name), nameById(view, name), answer);
      return targetRow();
    case 'target':
      return targetRow();
    case 'face': {
      const face = t.blitz.faces[name];
      return { icon: 'block', die: `bz-${name}`, label: face?.name ?? name, why: face?.why ?? '', does: answer };
    }
    case 'play': {
      const play = cardWords(view.ruleset, 'plays', name);
      return { icon: 'card', label: words.play(play.name), why: play.does, does: answer };
    }
    case 'discard': {
      const play = cardWords(view.ruleset, 'plays', name);
      return { icon: 'card', label: words.discard(play.name), why: play.does, does: answer };
    }
    case 'claim': {
      const { name: title, does, points } = card(Number(object));
      return { icon: 'star', label: words.claim(title), why: does, badge: words.points(points), does: answer };
    }
    case 'discardSpace': {
      const { name: title, does, points } = card(Number(object));
      return {
        icon: 'card',
        label: words.replace(title),
        why: does,
        badge: words.points(points),
        does: answer,
      };
    }
    case 'reroll':
      return {
        icon: 'back',
        label: words.rerollWith(t.blitz.rerolls[name] ?? name),
        why: words.rerollWhy,
        does: answer,
      };
    case 'keep':
      return { icon: 'yes', label: words.keep, why: '', does: answer };
    case 'pitch':
      return {
        icon: 'square',
        label: t.options.pitch?.values[name] ?? name,
        why: t.blitz.pitchWhys[name] ?? '',
        does: answer,
      };
    case 'ball':
      return {
        icon: 'star',
        label: t.capital(t.blitz.balls[name] ?? name),
        why: t.blitz.ballWhys[name] ?? '',
        does: answer,
      };
    case 'team': {
      const side = name === 'own' ? question.side : question.side === 0 ? 1 : 0;
      return { icon: 'friends', label: words.team(teamName(view, side)), why: '', does: answer };
    }
    case 'roll':
      return { icon: 'star', label: words.roll, why: '', plain: true, does: answer };
    default: {
      const said = words.said[`${question.name}/${verb}`];
      const label = said?.name ?? words[verb as 'yes' | 'no'] ?? verb;
      return { icon: verb === 'no' ? 'no' : 'yes', label, why: said?.why ?? '', does: answer };
    }
  }
};

/** Somebody to be chosen, by what the Team Card says. */
const whoRow = (player: PlayerView | undefined, label: string, does: AnswerRow['does']): AnswerRow => ({
  icon: 'player',
  ...(player ? { player } : {}),
  label,
  why: (player?.stats ?? []).map(([stat, value]) => words.stat(t.stats[stat] ?? stat, value)).join(' · '),
  does,
});
