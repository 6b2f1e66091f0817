/** The questions of Blood Bowl as the page asks them: a sentence, and every answer as a button that says what happens. */
import type { Plan, QuestionView, Snapshot } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { toldApart } from '../../match/apart.ts';
import { wordsInPlay } from '../../match/entries.ts';
import type { Aiming, AnswerRow, QuestionShown, SquareRow } from '../../match/face.ts';
import { playerName, teamName } from '../../match/names.ts';
import { sameSquare } from '../../pitch/geometry.ts';
import { bloodPart } from '../part.ts';
import { askedOf, isSquare } from './asked.ts';
import { rowsOf } from './order.ts';
import { planRow } from './plans.ts';
import { measureOf, weightOf } from './weigh.ts';

export const bloodQuestion = (snapshot: Snapshot, aiming: Aiming): QuestionShown | null => {
  const { question, view } = snapshot;
  if (!question) return null;
  const text = t.blood.questions[question.name];
  const printed = wordsInPlay().questions?.[question.name];
  const part = bloodPart(view);
  const own = view.active === question.side;
  const turn = t.blood.clock.turnOf(part.turns[question.side], part.turnsPerHalf);
  return {
    eyebrow: !part.inTurn
      ? t.capital(t.blood.halfNames[Math.max(1, part.half)] as string)
      : own
        ? part.turns[question.side] === 0
          ? t.match.yourTurn
          : `${t.match.yourTurn} · ${turn}`
        : t.match.theirTurn(teamName(view, view.active)),
    title: (printed?.asks ?? text?.asks)?.(askedOf(snapshot, question, aiming)) ?? question.name,
    help: printed?.help ?? text?.help ?? '',
    rows: toldApart(rowsOf(snapshot, question, aiming)),
    squares: squaresOf(snapshot, question, aiming),
    faults: question.faults.map(({ fault, rule, wanted, found }) => ({
      text: t.blood.setUpFaults[fault]?.(wanted, found) ?? fault,
      rule,
    })),
  };
};
/** What may be new here: how to win, then everything that can be done, as it comes up. */
export const bloodNews = ({ question, view }: Snapshot): readonly string[] => {
  if (question?.name !== 'action') return question === null ? [] : ['goal'];
  const hasBall = view.players.some(({ ball, side }) => ball !== null && side === question.side);
  const can = new Set(question.choices.map(({ verb }) => verb));
  return ['goal', 'order', 'secureBall', 'block', 'blitz', 'pass', 'handOff', 'foul'].filter(
    name => name === 'goal' || name === 'order' || (can.has(name) && (hasBall || !NEEDS_BALL.has(name))),
  );
};
const NEEDS_BALL: ReadonlySet<string> = new Set(['pass', 'handOff']);
export const bloodPlan = (snapshot: Snapshot, plan: Plan): AnswerRow => planRow(snapshot, plan, false);
const SQUARES_LISTED = 9;
/** The few squares a question is about, as buttons too; of many only the pitch shows them. */
const squaresOf = ({ view }: Snapshot, question: QuestionView, aiming: Aiming): QuestionShown['squares'] => {
  const { plans, choices } = question;
  if (plans.length > 0) return [];
  const measure = measureOf(question, aiming);
  const squares = choices.flatMap((choice): SquareRow[] => {
    const { verb, object, answer } = choice;
    if (verb !== 'to' || !isSquare(object)) return [];
    const weight = weightOf(question, choice, aiming);
    const there = view.players.find(player => sameSquare(player.square, object));
    return [
      {
        square: object,
        does: { kind: 'answer', answers: [answer] },
        ...(measure && weight ? { chance: weight[measure.of], note: measure.unit } : {}),
        ...(there ? { note: playerName(there) } : {}),
      },
    ];
  });
  return squares.length > SQUARES_LISTED ? [] : squares;
};
