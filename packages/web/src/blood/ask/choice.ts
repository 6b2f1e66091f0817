/** A single answer to a question of Blood Bowl as a row: its icon, its words, its chance. */
import type { Choice, QuestionView, Snapshot } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { entryOf } from '../../match/entries.ts';
import type { Aiming, AnswerRow } from '../../match/face.ts';
import { nameById, playerById } from '../../match/names.ts';
import { bloodPart } from '../part.ts';
import {
  actionName,
  DIE_SYMBOLS,
  faceName,
  faceWords,
  iconOf,
  isDeed,
  rerollName,
  rollWords,
  weatherWords,
} from '../words.ts';
import { askedOf, isSquare } from './asked.ts';
import { plannedBy, planOf } from './plans.ts';
import { profileOf } from './players.ts';
import { comesOutBy, joined, measureOf, rollOdds, stakes, weightOf } from './weigh.ts';

const words = t.blood.answers;
/** Where no is as good an answer as any. */
const FIRM: ReadonlySet<string> = new Set(['followUp', 'specialPlay']);
const PICKS_SOMEBODY: ReadonlySet<string> = new Set(['player', 'target', 'to']);
const comesDown = ({ outcome, square }: Choice): string =>
  outcome === 'touchback' ? words.touchback : outcome === 'landed' && square ? words.comesDown(t.square(square)) : '';
/** Yes or no, in the words of what is asked; with a roll that yes would bring. */
const decisionRow = (snapshot: Snapshot, question: QuestionView, choice: Choice, aiming: Aiming): AnswerRow => {
  const verb = choice.verb as 'yes' | 'no';
  const told = t.blood.decisions[question.name]?.[verb]?.(askedOf(snapshot, question, aiming));
  // Where somebody is to be chosen, no is nobody; any other question has words of its own.
  const isWho = question.choices.some(({ verb: other }) => PICKS_SOMEBODY.has(other));
  const [label, why] = told ?? [isWho ? words.nobody : `${question.name}/${verb}`, ''];
  const { measure, weight } = { measure: measureOf(question, aiming), weight: weightOf(question, choice, aiming) };
  return {
    icon: verb === 'no' ? 'no' : question.name === 'followUp' ? 'run' : 'yes',
    label,
    why: joined(comesDown(choice) || why, stakes(measure, weight)),
    plain: verb === 'no' && !FIRM.has(question.name),
    ...(choice.roll ? rollOdds(choice.roll) : comesOutBy(measure, weight)),
    does: { kind: 'answer', answers: [choice.answer] },
  };
};
export const choiceRow = (snapshot: Snapshot, question: QuestionView, choice: Choice, aiming: Aiming): AnswerRow => {
  const { view } = snapshot;
  const measure = measureOf(question, aiming);
  const weight = weightOf(question, choice, aiming);
  const { verb, object, roll, outcome } = choice;
  const part = bloodPart(view);
  const name = String(object ?? '');
  const does = { kind: 'answer', answers: [choice.answer] } as const;
  const row = (icon: AnswerRow['icon'], label: string, why = '', more: Partial<AnswerRow> = {}): AnswerRow => ({
    icon,
    label,
    why,
    does,
    ...more,
  });
  switch (verb) {
    case 'endTurn': {
      if (question.name === 'illegalProcedure') return row('end', words.endTurn, words.endCaught, { plain: true });
      const left = new Set(question.choices.filter(one => isDeed(question, one)).map(one => String(one.object))).size;
      return row('end', words.endTurn, words.unused(left), {
        key: 'E',
        plain: true,
        does: { kind: 'endTurn', answers: [choice.answer], unused: left },
      });
    }
    case 'stop': {
      if (outcome === 'touchdown') return row('flag', words.stop, words.stopScores, { badge: words.touchdown });
      const [label, why] = words.stops[question.name] ?? [words.stop, words.stopWhy];
      const mover = playerById(view, String(question.about.player ?? ''));
      const all = mover?.stats.find(([stat]) => stat === 'movement')?.[1];
      const idle = question.name === 'activity' && String(question.about.left ?? '') === all;
      return row('square', label, why, {
        plain: true,
        ...(idle ? { does: { kind: 'waste', answers: [choice.answer] } } : {}),
      });
    }
    case 'face': {
      if (question.name === 'knuckledusters')
        return row(
          'block',
          words.dusted(faceName(name)),
          words.dustedWhy(nameById(view, String(question.about.target))),
          {
            die: DIE_SYMBOLS[name] ?? '',
          },
        );
      const told = outcome === undefined ? undefined : t.blood.outcomes[outcome];
      const who = (key: string): string => nameById(view, String(question.about[key] ?? ''));
      const does = told?.(who('target'), who('player')) ?? faceWords(name).why;
      return row('block', faceName(name), joined(does, stakes(measure, weight)), {
        die: DIE_SYMBOLS[name] ?? '',
        ...comesOutBy(measure, weight),
      });
    }
    case 'reroll':
      return row(
        'back',
        words.rerollWith(rerollName(name)),
        joined(
          name === 'team' ? words.rerollTeam(part.rerolls[question.side], part.rerollsPerTurn) : words.rerollWhy,
          stakes(measure, weight),
        ),
        comesOutBy(measure, weight),
      );
    case 'keep':
      if (question.name === 'illegalProcedure')
        return row('yes', words.payReroll, words.payRerollWhy(part.rerolls[question.side]));
      if (question.name === 'knuckledusters') return row('no', words.undusted, '', { plain: true });
      return question.name === 'reroll' && question.about.passed !== true
        ? row('no', words.failed, joined(words.failedWhy, stakes(measure, weight)), comesOutBy(measure, weight))
        : row('yes', words.keep, joined(words.keepWhy, stakes(measure, weight)), comesOutBy(measure, weight));
    case 'formation':
      return row('player', t.blood.formations[name]?.name ?? name, t.blood.formations[name]?.does ?? '', {
        opens: true,
      });
    case 'ready':
      return question.name === 'setUpPlayer'
        ? row('back', words.back, '', { plain: true })
        : row('yes', words.ready, words.readyDone, { plain: true });
    case 'kick':
      return row('throw', words.kick, part.half > 1 ? words.kickLast : words.kickWhy);
    case 'receive':
      return row('standUp', words.receive, part.half > 1 ? words.receiveLast : words.receiveWhy);
    case 'yes':
    case 'no':
      return decisionRow(snapshot, question, choice, aiming);
    case 'throw':
      return row('throw', words.throw, words.throwWhy);
    case 'hailMary':
      return row('throw', words.hailMary, words.hailMaryWhy);
    case 'leap':
      return row('standUp', words.leap(isSquare(object) ? t.square(object) : ''), '', { plain: true });
    case 'jump':
      return row('standUp', words.jump(isSquare(object) ? t.square(object) : ''), '', { plain: true });
    case 'asBefore':
      return row('back', words.asBefore, words.asBeforeWhy, { plain: true });
    case 'bench':
      return row('bench', words.bench, '', { plain: true });
    case 'short':
      return row('throw', words.short, words.shortWhy);
    case 'long':
      return row('throw', words.long, words.longWhy);
    case 'first':
      return row('yes', words.first(Number(question.about.value)), t.blood.casualties[outcome ?? ''] ?? '');
    case 'second':
      return row('yes', words.second(Number(question.about.die)), t.blood.casualties[outcome ?? ''] ?? '');
    case 'facing':
      return row('run', words.facing(choice.square ? t.square(choice.square) : ''), '', { opens: true });
    case 'deck':
      return row('card', t.blood.decks[name] ?? name, '');
    case 'play':
      return row('card', words.play(entryOf(name)?.name ?? name), entryOf(name)?.does ?? '');
    case 'skill':
      return row('player', entryOf(name)?.name ?? name, entryOf(name)?.does ?? '');
    case 'moveMarker':
      return row('step', words.moveMarker);
    case 'leaveBall':
      return row('reserves', words.leaveBall, words.leaveBallWhy, { plain: true });
    case 'fireball':
      return row('star', words.fireball, words.fireballWhy);
    case 'zap':
      return row('star', words.zap, words.zapWhy);
    case 'weather': {
      const { name: weather, does: brings } = weatherWords(name);
      return row('square', weather, brings);
    }
    case 'keyword':
      return row('player', name);
    case 'target':
    case 'player':
    case 'place':
    case 'stab':
    case 'vomit':
    case 'chomp':
    case 'breatheFire':
    case 'chainsaw':
    case 'gaze':
    case 'throwTeammate':
    case 'kickTeammate':
    case 'multipleBlock': {
      const target = nameById(view, name);
      const who = playerById(view, name);
      const plainly = verb === 'target' || verb === 'player' || verb === 'place';
      return row(
        plainly ? 'player' : iconOf(verb),
        plainly ? target : words.at(actionName(verb), target),
        roll ? rollWords(roll) : profileOf(who),
        roll === null
          ? { opens: true, ...(plainly && who ? { player: who } : {}) }
          : roll.kind === 'block'
            ? { ...rollOdds(roll), ...plannedBy(planOf(question, choice, name), aiming) }
            : rollOdds(roll),
      );
    }
    default:
      return row('yes', verb);
  }
};
