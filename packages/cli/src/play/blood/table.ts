/** Blood Bowl at the table. */

import { habitual } from '@ironpitch/ai';
import {
  blood,
  type GameEvent,
  NOBODY,
  type Outcome,
  otherSeat,
  SEATS,
  type Seat,
  type Square,
} from '@ironpitch/engine';
import { t } from '@ironpitch/texts/terminal';
import { choicesOf } from '../../text/blood/answers.ts';
import { tellAll } from '../../text/blood/events.ts';
import { foresee, hurdlesText } from '../../text/blood/foresight.ts';
import { describePlayer, faceWords, labelOf, rollName, teamName } from '../../text/blood/players.ts';
import { askText, factsOf, helpText } from '../../text/blood/questions.ts';
import type { Choice } from '../../text/choice.ts';
import type { Style } from '../style.ts';
import type { Effect, Frame, TableGame } from '../table.ts';
import { personAsked, type Understood } from '../typing.ts';
import { marksFor, questionLines } from './ask.ts';
import { habits } from './habits.ts';
import { playerNamed, understand, wayAsked } from './input.ts';
import { WALKS } from './path.ts';
import { drawPitch, NARROW_PITCH } from './pitch.ts';
import { cardsText, drawScreen, teamText } from './screen.ts';
import { summaryLines } from './summary.ts';

/** The last line of the report while a move has not gone a single square. */
const NOT_MOVED: ReadonlySet<string> = new Set(['declared', 'stoodUp']);

export class BloodAtTable implements TableGame {
  readonly g: blood.BloodGame;
  readonly habits = habits();
  readonly ruleExample = 'B16-DODGE-05';
  readonly commands: Readonly<Record<string, string>>;
  private zonesOf: 'them' | 'us' | 'off' = 'off';
  constructor(g: blood.BloodGame) {
    this.g = g;
    const { illegalProcedure, timeLimit } = g.rules.options;
    const words = t.blood.commands;
    this.commands = {
      team: words.team,
      zones: words.zones,
      'way 14,7': words.way,
      ...(illegalProcedure ? { illegal: words.illegal } : {}),
      ...(timeLimit ? { time: words.time } : {}),
    };
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
  rollsFor(answer: number): string {
    return WALKS.has(this.g.question.name) ? hurdlesText(foresee(this.g, answer).hurdles) : '';
  }
  keepsWords(): boolean {
    return true;
  }
  enterRefused(report: readonly GameEvent[]): string {
    return this.g.question.name === 'activity' && NOT_MOVED.has(report.at(-1)?.type ?? '') ? t.blood.notMoved : '';
  }
  habitual(asked: ReadonlySet<string>): number | undefined {
    return habitual(this.g, asked);
  }

  // --- showing -----------------------------------------------------------------------------------------------
  questionLines(choices: readonly Choice[], columns: number, style: Style): string[] {
    return questionLines(this.g, choices, columns, style);
  }
  draw({ choices, way, ...frame }: Frame): string[] {
    const { g } = this;
    if (frame.columns < NARROW_PITCH) return [t.blood.tooNarrow(NARROW_PITCH), '', ...frame.question];
    const walked = way && new Map([...way].map((sq: Square) => [sq, '+'] as const));
    const marks = walked ? { marks: walked } : choices.length > 0 ? marksFor(g, choices) : {};
    const zones =
      this.zonesOf === 'off' || g.over ? {} : { zonesOf: this.zonesOf === 'us' ? g.asked : otherSeat(g.asked) };
    return drawScreen({ g, ...frame, ...marks, ...zones });
  }
  pitch(style: Style): string[] {
    return drawPitch(this.g, { style });
  }
  tell(events: readonly GameEvent[]): string[] {
    return tellAll(this.g, events as readonly blood.BloodEvent[]);
  }
  isHead(event: GameEvent): boolean {
    return event.type === 'declared';
  }
  pitchNews(): string {
    const { g } = this;
    const { name } = g.question;
    if (name.startsWith('setUp'))
      return `set-up ${g
        .playersOf(g.asked)
        .map(p => g.square(p))
        .join()}`;
    if (name === 'action') return `turn ${g.half} ${g.turn(0)} ${g.turn(1)} ${g.active}`;
    return '';
  }
  summary(outcome: Outcome, report: readonly GameEvent[]): string[] {
    return summaryLines(this.g, outcome, report as readonly blood.BloodEvent[]);
  }
  rollName(kind: string): string | undefined {
    const name = rollName(this.g, kind);
    return name === kind ? undefined : name;
  }
  faceName(face: string): string | undefined {
    return faceWords(this.g, face).name;
  }
  standing(): string[] {
    const { g } = this;
    const period = t.blood.halfNames[g.half] || t.blood.screen.before;
    return [
      `${this.teamName(0)} ${g.score(0)} : ${g.score(1)} ${this.teamName(1)}`,
      t.blood.screen.turns(t.capital(period), g.turn(0), g.turn(1)),
    ];
  }
  hasHands(): boolean {
    return this.g.handSize(0) + this.g.handSize(1) > 0;
  }

  // --- pages -------------------------------------------------------------------------------------------------
  help(): string[] {
    const { g } = this;
    const actions = g.question.name === 'action' ? ['', ...actionLines(g)] : [];
    const legend = t.blood.legend.map(line => `  ${line}`);
    return [askText(g), `  ${helpText(g)}`, ...actions, '', t.help.onThePitch, ...legend];
  }
  rules(): string[] {
    return [...t.blood.inAMinute(factsOf(this.g))];
  }
  cards(viewer: Seat | null): string[] {
    return cardsText(this.g, viewer);
  }
  player(viewer: Seat, words: readonly string[]): string[] {
    const { g } = this;
    const { seat, team, word, player } = personAsked(g, viewer, words, (players, name) =>
      playerNamed(g, players, name),
    );
    if (word === '') return teamText(g, seat);
    if (player === NOBODY) return [t.refused.noPlayer(word, team.map(p => labelOf(g, p)).join(', '))];
    return describePlayer(g, player);
  }
  command(name: string, words: readonly string[]): Effect {
    const { g } = this;
    const [word = ''] = words;
    switch (name) {
      case 'team':
        return { page: teamText(g, word === 'them' ? otherSeat(g.asked) : g.asked) };
      case 'way':
        return { notice: wayAsked(g, words) };
      case 'illegal': {
        const caller = g.active < 0 ? g.asked : otherSeat(g.active);
        return { standing: { callIllegal: SEATS[caller] as string }, seat: caller };
      }
      case 'time':
        return { standing: { timeUp: SEATS[g.active < 0 ? g.asked : g.active] as string }, seat: g.asked };
      default:
        return { notice: this.showZones(word) };
    }
  }
  private showZones(word: string): string {
    this.zonesOf = word === 'us' || word === 'off' || word === 'them' ? word : this.zonesOf === 'off' ? 'them' : 'off';
    return this.zonesOf === 'off' ? t.blood.zonesOff : t.blood.zonesOn(this.zonesOf);
  }
}
const actionLines = (g: blood.BloodGame): string[] =>
  blood.ACTIONS.filter(
    action =>
      (action !== 'foul' || g.rules.options.fouls) &&
      (action !== 'handOff' || g.rules.options.handOff) &&
      action !== 'bomb',
  ).map(action => `  ${(t.blood.actions[action]?.name ?? '').padEnd(10)}${t.blood.actions[action]?.why ?? ''}`);
