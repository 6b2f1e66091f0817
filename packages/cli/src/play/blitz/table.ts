/** Blitz Bowl at the table. */
import { type BlitzEvent, type BlitzGame, type GameEvent, NOBODY, type Outcome, type Seat } from '@ironpitch/engine';
import { choicesOf } from '../../text/blitz/answers.ts';
import { tellAll } from '../../text/blitz/events.ts';
import { gameHelp } from '../../text/blitz/help.ts';
import { actionHelp, actionNames } from '../../text/blitz/names.ts';
import { describePlayer, labelOf, teamName } from '../../text/blitz/players.ts';
import { helpText, questionText } from '../../text/blitz/questions.ts';
import type { Choice } from '../../text/choice.ts';
import type { Style } from '../style.ts';
import type { Frame, TableGame } from '../table.ts';
import { personAsked, type Understood } from '../typing.ts';
import { marksFor, questionLines } from './ask.ts';
import { playerNamed, understand } from './input.ts';
import { drawPitch, LEGEND } from './pitch.ts';
import { cardsText, drawScreen } from './screen.ts';
import { summaryLines } from './summary.ts';

/** The last line of the report while a Run has not gone a single square. */
const NOT_MOVED: ReadonlySet<string> = new Set(['actionStarted', 'bonusPlayed', 'moveRolled']);

export class BlitzAtTable implements TableGame {
  readonly g: BlitzGame;
  readonly habits = [];
  readonly commands = {};
  readonly ruleExample = 'BU-RUN-03';
  constructor(g: BlitzGame) {
    this.g = g;
  }
  teamName(seat: Seat): string {
    return teamName(this.g, seat);
  }

  // --- answers -----------------------------------------------------------------------------------------------
  choices(): Choice[] {
    return choicesOf(this.g);
  }
  understand(choices: readonly Choice[], words: readonly string[]): Understood {
    return understand(this.g, choices, words);
  }
  rollsFor(): string {
    return '';
  }
  keepsWords([word]: readonly string[]): boolean {
    return word !== 'auto' || this.g.question.name === 'place';
  }
  enterRefused(report: readonly GameEvent[]): string {
    return this.g.question.name === 'runStep' && NOT_MOVED.has(report.at(-1)?.type ?? '')
      ? 'Nobody has moved yet: type "stop" to end the Run here all the same, or "undo".'
      : '';
  }
  habitual(): undefined {
    return undefined;
  }

  // --- showing -----------------------------------------------------------------------------------------------
  questionLines(choices: readonly Choice[], columns: number, style: Style): string[] {
    return questionLines(this.g, choices, columns, style);
  }
  draw({ choices, way, ...frame }: Frame): string[] {
    const { g } = this;
    const marks = way ? { marks: way } : choices.length > 0 ? marksFor(g, choices) : {};
    return drawScreen({ g, ...frame, ...marks });
  }
  pitch(style: Style): string[] {
    return drawPitch(this.g, { style });
  }
  tell(events: readonly GameEvent[]): string[] {
    return tellAll(this.g, events as readonly BlitzEvent[]);
  }
  isHead(event: GameEvent): boolean {
    return event.type === 'actionStarted';
  }
  pitchNews(): string {
    const { name } = this.g.question;
    return name === 'action' || name === 'place' ? `turn ${this.g.turn}` : '';
  }
  summary(outcome: Outcome, report: readonly GameEvent[]): string[] {
    return summaryLines(this.g, outcome, report as readonly BlitzEvent[]);
  }
  standing(): string[] {
    const { g } = this;
    return [`${this.teamName(0)} ${g.score(0)} : ${g.score(1)} ${this.teamName(1)}`, `Turn ${g.turn}`];
  }
  hasHands(): boolean {
    return this.g.handCount(0) + this.g.handCount(1) > 0;
  }

  // --- pages -------------------------------------------------------------------------------------------------
  help(): string[] {
    const { g } = this;
    const actions = g.question.name === 'action' ? ['', ...actionLines(g)] : [];
    const legend = LEGEND.map(line => `  ${line}`);
    return [questionText(g).asks(g), `  ${helpText(g)}`, ...actions, '', 'On the pitch:', ...legend];
  }
  rules(): string[] {
    return [...gameHelp(this.g)];
  }
  cards(viewer: Seat | null): string[] {
    return cardsText(this.g, viewer);
  }
  player(viewer: Seat, words: readonly string[]): string[] {
    return playerPage(this.g, viewer, words);
  }
  command(): { readonly notice: string } {
    return { notice: '' };
  }
}
const actionLines = (g: BlitzGame): string[] =>
  (Object.keys(actionNames) as (keyof typeof actionNames)[])
    .filter(
      action =>
        (action !== 'foul' || g.rules.options.fouls) && (action !== 'throwTeammate' || g.rules.options.throwTeammate),
    )
    .map(action => `  ${actionNames[action].padEnd(16)}${actionHelp[action]}`);

/** `player 4`, `player them 4`, `player 7,5`; without a number the whole team in short. */
const playerPage = (g: BlitzGame, viewer: Seat, words: readonly string[]): string[] => {
  const { team, word, player } = personAsked(g, viewer, words, (players, name) => playerNamed(g, players, name));
  if (word === '') return team.flatMap(p => describePlayer(g, p).slice(0, 2));
  if (player === NOBODY) return [`There is no player "${word}": ${team.map(p => labelOf(g, p)).join(', ')}.`];
  return describePlayer(g, player);
};
