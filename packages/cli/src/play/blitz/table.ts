/** Blitz Bowl at the table. */

import {
  ACTIONS,
  type BlitzEvent,
  type BlitzGame,
  type GameEvent,
  NOBODY,
  type Outcome,
  type Seat,
} from '@ironpitch/engine';
import { t } from '@ironpitch/texts/terminal';
import { choicesOf } from '../../text/blitz/answers.ts';
import { tellAll } from '../../text/blitz/events.ts';
import { describePlayer, labelOf, teamName } from '../../text/blitz/players.ts';
import { askText, factsOf, helpText } from '../../text/blitz/questions.ts';
import type { Choice } from '../../text/choice.ts';
import type { Style } from '../style.ts';
import type { Frame, TableGame } from '../table.ts';
import { personAsked, type Understood } from '../typing.ts';
import { marksFor, questionLines } from './ask.ts';
import { playerNamed, understand } from './input.ts';
import { drawPitch } from './pitch.ts';
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
    return this.g.question.name === 'runStep' && NOT_MOVED.has(report.at(-1)?.type ?? '') ? t.blitz.notMoved : '';
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
  rollName(kind: string): string | undefined {
    return t.blitz.rollNames[kind];
  }
  faceName(face: string): string | undefined {
    return t.blitz.faces[face]?.name;
  }
  standing(): string[] {
    const { g } = this;
    return [`${this.teamName(0)} ${g.score(0)} : ${g.score(1)} ${this.teamName(1)}`, t.blitz.screen.turnAt(g.turn)];
  }
  hasHands(): boolean {
    return this.g.handCount(0) + this.g.handCount(1) > 0;
  }

  // --- pages -------------------------------------------------------------------------------------------------
  help(): string[] {
    const { g } = this;
    const actions = g.question.name === 'action' ? ['', ...actionLines(g)] : [];
    const legend = t.blitz.legend.map(line => `  ${line}`);
    return [askText(g), `  ${helpText(g)}`, ...actions, '', t.help.onThePitch, ...legend];
  }
  rules(): string[] {
    return [...t.blitz.inAMinute(factsOf(this.g))];
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
  ACTIONS.filter(
    action =>
      (action !== 'foul' || g.rules.options.fouls) && (action !== 'throwTeammate' || g.rules.options.throwTeammate),
  ).map(action => `  ${t.blitz.actionNames[action].padEnd(16)}${t.blitz.actions[action].why}`);

/** `player 4`, `player them 4`, `player 7,5`; without a number the whole team in short. */
const playerPage = (g: BlitzGame, viewer: Seat, words: readonly string[]): string[] => {
  const { team, word, player } = personAsked(g, viewer, words, (players, name) => playerNamed(g, players, name));
  if (word === '') return team.flatMap(p => describePlayer(g, p).slice(0, 2));
  if (player === NOBODY) return [t.refused.noPlayer(word, team.map(p => labelOf(g, p)).join(', '))];
  return describePlayer(g, player);
};
