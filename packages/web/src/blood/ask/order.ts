/** The answers to a question of Blood Bowl in order: the plan in hand, the likeliest, the rest, what ends it. */
import type { Choice, Plan, QuestionView, Side, Snapshot } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import type { Aiming, AnswerRow } from '../../match/face.ts';
import { playerById } from '../../match/names.ts';
import { formationRows } from '../formations.ts';
import { isDeed } from '../words.ts';
import { choiceRow } from './choice.ts';
import { besides, flightsOf, kickRow, otherRow, planRow, reckonedOf, targetRows } from './plans.ts';
import { actionRows, playerRows, receiverRows } from './players.ts';
import { bestOf, FOR_TARGET, plainlyBest } from './weigh.ts';

const words = t.blood.answers;
export const rowsOf = (snapshot: Snapshot, question: QuestionView, aiming: Aiming): AnswerRow[] => {
  const { selected, aim } = aiming;
  const aimed = aim
    ? aim.roll?.kind === 'kick'
      ? [kickRow(aim, flightsOf(aim, aiming))]
      : [
          planRow(snapshot, aim, true, reckonedOf(aim, aiming)),
          ...aiming.others.map(other => otherRow(snapshot, other)),
          ...besides(snapshot, aim, aiming),
        ]
    : [];
  const benching = aiming.plans.filter(plan => plan.verb === 'bench').map(plan => planRow(snapshot, plan, true));
  if (question.name === 'setUp') return [...benching, ...setUpRows(snapshot, question, aiming)];
  const deeds = question.choices.filter(choice => isDeed(question, choice));
  const rest = question.choices.filter(
    choice => !isDeed(question, choice) && choice.verb !== 'to' && choice.verb !== 'leap' && choice.verb !== 'place',
  );
  const placing = question.choices.filter(choice => choice.verb === 'place');
  // Only what is known to be worth most is suggested: by its chances, or because nothing speaks for any other.
  const sideOf = (player: unknown): Side | undefined => playerById(snapshot.view, String(player ?? ''))?.side;
  const likeliest = question.weighed ? bestOf(question, aiming) : plainlyBest(question, sideOf);
  const isBlocked = question.name === 'blockDie' && sideOf(question.about.player) !== question.side;
  const rank = (choice: Choice): number =>
    isBlocked ? FOR_TARGET.indexOf(choice.outcome ?? '') : rankOf(question, choice);
  const rows = rest
    .filter(choice => !coveredByPlan(question, choice) && !isAimed(choice, aim))
    .sort((a, b) => Number(b === likeliest) - Number(a === likeliest) || rank(a) - rank(b))
    .map(choice => ({
      ...choiceRow(snapshot, question, choice, aiming),
      ...(choice === likeliest ? {} : { even: true }),
    }));
  const firm = rows.filter(row => !row.plain);
  const plain = rows.filter(row => row.plain);
  if (deeds.length > 0) {
    const body = selected === null ? playerRows(snapshot, deeds) : actionRows(snapshot, deeds, aiming);
    return [...aimed, ...body, ...firm, ...plain];
  }
  // Nothing else that could be done from here is worth as much.
  if (rest.some(({ outcome }) => outcome === 'touchdown')) aimed.unshift(...firm.splice(0));
  return [
    ...aimed,
    ...targetRows(snapshot, question, aiming),
    ...receiverRows(snapshot, question, aiming),
    ...benching,
    ...placing.map(choice => choiceRow(snapshot, question, choice, aiming)),
    ...firm,
    ...plain,
  ];
};
/** From the best to the worst for the blocker. */
const FACES: readonly string[] = ['defenderDown', 'defenderStumbles', 'pushed', 'bothDown', 'attackerDown'];
/** With one of these among them, whoever is against the blocker picks it. */
const BAD_FACES: ReadonlySet<string> = new Set(['attackerDown', 'bothDown']);
const OUTCOMES: readonly string[] = ['down', 'pushed', 'nothing', 'bothDown', 'selfDown'];
/** The best die first; receiving the ball before kicking it; what failed is rather rolled again, best with a skill. */
const rankOf = ({ name, about, dice }: QuestionView, { verb, object, outcome, square }: Choice): number => {
  if (verb === 'receive') return -1;
  if (verb === 'facing') return square === undefined ? 1 : 0;
  if (outcome === 'touchback') return 1;
  if (name === 'knuckledusters') return verb === 'keep' ? 1 : -FACES.indexOf(String(object));
  if (name === 'casualty') return outcome === 'reserves' ? 0 : 1;
  if (name === 'specialPlay') return verb === 'no' ? 0 : 1;
  if (name === 'reroll' && about.passed !== true) return verb === 'keep' ? 2 : object === 'team' ? 1 : 0;
  if (name === 'blockReroll' && dice.some(face => BAD_FACES.has(face))) return verb === 'keep' ? 1 : 0;
  if (verb === 'reroll') return 100;
  if (verb !== 'face') return 0;
  return OUTCOMES.indexOf(outcome ?? 'pushed') * 10 + FACES.indexOf(String(object));
};
const isAimed = ({ answer }: Choice, aim: Plan | null): boolean =>
  aim !== null && JSON.stringify(aim.answers) === JSON.stringify([answer]);
const coveredByPlan = ({ plans }: QuestionView, { object }: Choice): boolean =>
  typeof object === 'string' && plans.some(plan => plan.target === object);

const setUpRows = (snapshot: Snapshot, question: QuestionView, aiming: Aiming): AnswerRow[] => {
  const ready = question.choices.find(choice => choice.verb === 'ready');
  return [
    ...(ready
      ? [
          {
            icon: 'yes' as const,
            label: words.ready,
            why: t.blood.legal,
            does: { kind: 'answer' as const, answers: [ready.answer] },
          },
        ]
      : []),
    ...question.choices
      .filter(choice => choice.verb === 'formation')
      .map(choice => choiceRow(snapshot, question, choice, aiming)),
    ...formationRows(snapshot, question),
  ];
};
