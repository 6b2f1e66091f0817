/** A scenario from question to question: what was asked, what could have been answered, which dice fell and why. */
import { type Answer, BadInput, type Game, ScriptedDice, SEATS, type SeatName } from '@ironpitch/engine';
import type { NamedEvent } from './events.ts';
import { wordsOf } from './games.ts';
import { type NamedPosition, nameEvent, namePosition } from './named.ts';
import { play } from './run.ts';
import type { Scenario } from './scenario.ts';
import type { Named } from './words.ts';

export interface TracedQuestion {
  readonly seat: SeatName;
  readonly question: string;
  /** The player, squares and numbers it is about, by name. */
  readonly about: Readonly<Record<string, Named>>;
  readonly legal: readonly Answer[];
  /** What the file answers; null where it has no answer left. */
  readonly answer: Answer | null;
  /** How many of the events came before it. */
  readonly eventsBefore: number;
}
export interface ScenarioTrace {
  readonly questions: readonly TracedQuestion[];
  /** Those of the events that tell of dice, with what they needed and every cause. */
  readonly rolls: readonly NamedEvent[];
  readonly events: readonly NamedEvent[];
  /** Everything, at the end or where the file could not go on. */
  readonly position: NamedPosition;
  /** Why the file could not go on. */
  readonly error?: string;
}

/** Throws BadInput only where not even the first question is reached. */
export const traceScenario = (scenario: Scenario): ScenarioTrace => {
  const questions: TracedQuestion[] = [];
  let game: Game | undefined;
  let error: string | undefined;
  const note = (g: Game, answer: Answer | null): void => {
    game = g;
    if (!g.over) questions.push(questionNow(g, answer));
  };
  try {
    note(play(scenario, new ScriptedDice(scenario.dice), note), null);
  } catch (problem) {
    if (!(problem instanceof BadInput) || game === undefined) throw problem;
    error = problem.message;
  }
  const g = game as Game;
  const events = (g.events ?? []).map(event => nameEvent(g, event));
  const rolls = events.filter(tellsOfDice);
  return { questions, rolls, events, position: namePosition(g), ...(error === undefined ? {} : { error }) };
};
const tellsOfDice = (event: NamedEvent): boolean =>
  'die' in event || 'dice' in event || /^(tossed|rolled|\w+(Rolled|Scattered))$/.test(event.type);
const questionNow = (g: Game, answer: Answer | null): TracedQuestion => ({
  seat: SEATS[g.asked],
  question: g.question.name,
  about: wordsOf(g).describeAbout(g),
  legal: g.legalAnswers(),
  answer,
  eventsBefore: g.events?.length ?? 0,
});
