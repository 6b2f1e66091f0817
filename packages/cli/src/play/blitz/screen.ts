/** The whole screen of a match as lines: pitch, score, cards, hands, dugouts, log, question. Pure: game in, text out. */

import {
  type BlitzGame,
  COACHES_GENEROUS,
  MATCH_TARGET,
  otherSeat,
  PITCH_CRUMBLES,
  PLAYS,
  type PlayerId,
  type PlayName,
  playsInForce,
  playsInHand,
  REF_GONE,
  type Seat,
  type Square,
} from '@ironpitch/engine';
import { type PlayWords, t } from '@ironpitch/texts/terminal';
import { arenaText, challengeText, eventText, playText } from '../../text/blitz/cards.ts';
import { labelOf, teamName } from '../../text/blitz/players.ts';
import { fitted, heading, recent, SEAT_LOOKS } from '../panel.ts';
import { clip, padTo, plainStyle, type Style, wrap } from '../style.ts';
import { drawPitch, pitchWidth } from './pitch.ts';

export interface Screen {
  readonly g: BlitzGame;
  /** Whose hand is shown; null for a spectator. */
  readonly viewer: Seat | null;
  /** The only coach at the keyboard. */
  readonly you?: Seat;
  readonly style?: Style;
  readonly columns: number;
  readonly rows: number;
  /** The match report so far, the newest line last. */
  readonly log: readonly string[];
  /** The question and its answers, ready to print. */
  readonly question: readonly string[];
  readonly marks?: ReadonlySet<Square>;
  readonly players?: ReadonlySet<PlayerId>;
  readonly focus?: PlayerId;
}

const words = () => t.blitz.screen;

const WIDE_COLUMNS = 98;
const WIDE_ROWS = 32;

export const drawScreen = (screen: Screen): string[] => {
  const wide = screen.columns >= WIDE_COLUMNS && screen.rows >= WIDE_ROWS;
  return wide ? drawWide(screen) : drawCompact(screen);
};

const pitchLines = ({ g, style, marks, players, focus }: Screen): string[] =>
  drawPitch(g, {
    ...(style ? { style } : {}),
    ...(marks ? { marks } : {}),
    ...(players ? { players } : {}),
    ...(focus !== undefined ? { focus } : {}),
  });

/** At 98 columns and more: everything about cards and dugouts stands beside the pitch, the log below it. */
const drawWide = (screen: Screen): string[] => {
  const { g, columns, rows, question } = screen;
  const style = screen.style ?? plainStyle;
  const left = pitchWidth(g);
  const side = columns - left - 2;
  const height = rows - 2 - question.length - 1;
  const pitch = pitchLines(screen);
  const panel = sidePanel(screen, style, side).slice(0, height);
  const log = logLines(screen, Math.max(1, height - pitch.length), left - 1, style);
  const leftLines = [...pitch, ...log];
  const body = Array.from({ length: Math.min(height, Math.max(leftLines.length, panel.length)) }, (_, i) =>
    `${padTo(leftLines[i] ?? '', left)}  ${panel[i] ?? ''}`.trimEnd(),
  );
  return [statusLine(screen, style, columns), ...body, '', ...question];
};

/** From 80 × 24: names of cards beside the pitch, wishes of the challenges below it, and what room is left for the log. */
const drawCompact = (screen: Screen): string[] => {
  const { g, columns, rows, question } = screen;
  const style = screen.style ?? plainStyle;
  const pitch = pitchLines(screen);
  const side = columns - pitchWidth(g) - 1;
  const panel = side >= 11 ? narrowPanel(screen, style, side) : [];
  const top = pitch.map((line, i) => `${line} ${panel[i] ?? ''}`.trimEnd());
  const cards = challengeLines(g, style, columns, 1);
  const room = rows - 1 - top.length - 1 - cards.length - question.length;
  const log = room > 0 ? logLines(screen, room, columns, style) : [];
  const shown = cards.slice(0, Math.max(0, cards.length + Math.min(0, room)));
  return [statusLine(screen, style, columns), ...top, ...shown, ...log, ...question];
};

const logLines = ({ g, log }: Screen, room: number, width: number, style: Style): string[] =>
  recent(log, room, width, style, [teamName(g, 0), teamName(g, 1)]);

const statusLine = ({ g, you }: Screen, style: Style, columns: number): string => {
  const name = (seat: Seat): string =>
    style.paint(seat === you ? t.screen.you(teamName(g, seat)) : teamName(g, seat), SEAT_LOOKS[seat], 'bold');
  const parts = [
    ` ${name(0)} ${style.paint(String(g.score(0)), 'bold')} : ${style.paint(String(g.score(1)), 'bold')} ${name(1)}`,
    ...(g.turn === 0
      ? [words().settingUp]
      : [
          words().turn(g.turn, teamName(g, g.active)),
          words().actionsLeft(`${'◆'.repeat(g.actionsLeft)}${'◇'.repeat(Math.max(0, 3 - g.actionsLeft))}`),
        ]),
    ...(g.endgame ? [style.paint(words().endgame, 'yellow')] : []),
    ...(g.finalTurns > 0 ? [style.paint(words().lastTurns, 'yellow', 'bold')] : []),
  ];
  return fitted(parts.join(' │ '), columns);
};

const generosity = (g: BlitzGame): number => (g.isAffected(MATCH_TARGET, COACHES_GENEROUS) ? 1 : 0);
/** The three Active cards with what they want, and the card that comes next. */
const challengeLines = (g: BlitzGame, style: Style, width: number, each: number): string[] => {
  const lines: string[] = [];
  for (let space = 0; space < 3; space++) {
    const card = g.space(space);
    if (card < 0) {
      lines.push(style.paint(` ${words().empty(space + 1)}`, 'grey'));
      continue;
    }
    const { id, points } = g.challengeOf(card);
    const { name, does: wish } = challengeText(g, id);
    const head = ` ${words().challenge(space + 1, name, points + generosity(g))}`;
    if (each === 1) {
      lines.push(style.paint(head, 'bold') + style.paint(clip(`: ${wish}`, width - head.length), 'grey'));
      continue;
    }
    lines.push(style.paint(clip(head, width), 'bold'), ...wrap(`   ${wish}`, width, '   '));
  }
  const deck = g.deckSize === 0 ? words().deckOver : words().next(nextCard(g));
  return [...lines, style.paint(clip(`   ${deck}${each === 1 ? deckText(g) : ''}`, width), 'grey')];
};
const deckText = (g: BlitzGame): string => (g.deckSize === 0 ? '' : words().inDeck(g.deckSize));
const nextCard = (g: BlitzGame): string => {
  if (g.topIsEvent) return words().randomEvent;
  const { id, points } = g.challengeOf(g.deckTop);
  return words().card(challengeText(g, id).name, points + generosity(g));
};

const textsOf = (g: BlitzGame, plays: readonly number[]): PlayWords[] =>
  plays.map(play => playText(g, PLAYS[play] as PlayName));
const handOf = (g: BlitzGame, seat: Seat): PlayWords[] => textsOf(g, playsInHand(g, seat));
const dugout = (g: BlitzGame, seat: Seat): string => {
  const off = g.playersOf(seat).filter(p => !g.onPitch(p));
  return off.length === 0 ? t.screen.nobody : off.map(p => labelOf(g, p)).join(' ');
};
/** What lasts for the rest of the match, or of the turn. */
const inForce = (g: BlitzGame): string[] => [
  ...(g.arenaDie > 0 ? [words().does(arenaText(g, g.arena.id).name, arenaText(g, g.arena.id).does)] : []),
  ...(
    [
      [PITCH_CRUMBLES, 'crumblingPitch'],
      [COACHES_GENEROUS, 'generousCoaches'],
      [REF_GONE, 'getTheRef'],
    ] as const
  ).flatMap(([kind, id]) =>
    g.isAffected(MATCH_TARGET, kind) ? [words().does(eventText(g, id).name, eventText(g, id).does)] : [],
  ),
  ...([0, 1] as const).flatMap(seat => (g.holdsRookies(seat) ? [words().rookies(teamName(g, seat))] : [])),
  ...([0, 1] as const).flatMap(seat =>
    textsOf(g, playsInForce(g, seat)).map(({ name, does }) => words().lasting(name, teamName(g, seat), does)),
  ),
  ...(g.endgame ? [words().noSuddenDeath] : []),
];

const sidePanel = (screen: Screen, style: Style, width: number): string[] => {
  const { g, viewer } = screen;
  const lines = [heading(style, `${words().challenges}${deckText(g)}`), ...challengeLines(g, style, width, 2), ''];
  if (viewer !== null) {
    lines.push(heading(style, words().handHead));
    const hand = handOf(g, viewer);
    if (hand.length === 0) lines.push(style.paint(` ${words().noCards}`, 'grey'));
    for (const { name, when, does } of hand) {
      lines.push(
        style.paint(clip(` ${name}`, width), 'bold'),
        ...wrap(`   ${words().inHand(when, does)}`, width, '   '),
      );
    }
  }
  const others = viewer === null ? ([0, 1] as const) : ([otherSeat(viewer)] as const);
  for (const seat of others) lines.push(clip(` ${words().holds(teamName(g, seat), g.handCount(seat))}`, width));
  lines.push('', heading(style, t.screen.dugouts));
  for (const seat of [0, 1] as const)
    lines.push(...wrap(` ${t.screen.ofTeam(teamName(g, seat), dugout(g, seat))}`, width, '   '));
  const lasting = inForce(g);
  if (lasting.length > 0)
    lines.push('', heading(style, t.screen.inForce), ...lasting.flatMap(one => wrap(` ${one}`, width, '   ')));
  return lines;
};

const narrowPanel = (screen: Screen, style: Style, width: number): string[] => {
  const { g, viewer } = screen;
  const lines: string[] = [heading(style, t.screen.dugouts)];
  for (const seat of [0, 1] as const) {
    const off = g.playersOf(seat).filter(p => !g.onPitch(p));
    lines.push(
      style.paint(clip(teamName(g, seat), width), SEAT_LOOKS[seat]),
      ...wrap(off.length === 0 ? '-' : off.map(p => labelOf(g, p)).join(' '), width).slice(0, 2),
    );
  }
  lines.push(heading(style, words().hand));
  if (viewer === null) lines.push(words().both(g.handCount(0), g.handCount(1)));
  else {
    const hand = handOf(g, viewer);
    lines.push(...(hand.length === 0 ? ['-'] : hand.map(({ name }) => clip(name, width))));
    lines.push(style.paint(clip(words().theirs(g.handCount(otherSeat(viewer))), width), 'grey'));
  }
  return lines;
};

/** All cards in words, for the command `cards`. */
export const cardsText = (g: BlitzGame, viewer: Seat | null): string[] => {
  const lines = [words().active, ...challengeLines(g, plainStyle, 200, 1)];
  if (viewer !== null) {
    lines.push(words().yourHand);
    for (const { name, when, does } of handOf(g, viewer)) lines.push(` ${words().inWords(name, when, does)}`);
    if (g.handCount(viewer) === 0) lines.push(` ${words().none}`);
    lines.push(`${words().holds(teamName(g, otherSeat(viewer)), g.handCount(otherSeat(viewer)))}.`);
  }
  const lasting = inForce(g);
  return lasting.length === 0 ? lines : [...lines, t.screen.inForceWords, ...lasting.map(one => ` ${one}`)];
};
