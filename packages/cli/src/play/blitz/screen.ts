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
import type { PlayText } from '../../text/blitz/boxes/box.ts';
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
    style.paint(`${teamName(g, seat)}${seat === you ? ' (you)' : ''}`, SEAT_LOOKS[seat], 'bold');
  const parts = [
    ` ${name(0)} ${style.paint(String(g.score(0)), 'bold')} : ${style.paint(String(g.score(1)), 'bold')} ${name(1)}`,
    ...(g.turn === 0
      ? ['setting up']
      : [
          `turn ${g.turn}, ${teamName(g, g.active)}`,
          `actions left ${'◆'.repeat(g.actionsLeft)}${'◇'.repeat(Math.max(0, 3 - g.actionsLeft))}`,
        ]),
    ...(g.endgame ? [style.paint('endgame', 'yellow')] : []),
    ...(g.finalTurns > 0 ? [style.paint('last turns', 'yellow', 'bold')] : []),
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
      lines.push(style.paint(` ${space + 1} (empty)`, 'grey'));
      continue;
    }
    const { id, name, points } = g.challengeOf(card);
    const head = ` ${space + 1} ${name} ${points + generosity(g)}p`;
    const wish = challengeText(g, id).does;
    if (each === 1) {
      lines.push(style.paint(head, 'bold') + style.paint(clip(`: ${wish}`, width - head.length), 'grey'));
      continue;
    }
    lines.push(style.paint(clip(head, width), 'bold'), ...wrap(`   ${wish}`, width, '   '));
  }
  const deck = g.deckSize === 0 ? 'the deck is used up' : `next: ${nextCard(g)}`;
  return [...lines, style.paint(clip(`   ${deck}${each === 1 ? deckText(g) : ''}`, width), 'grey')];
};
const deckText = (g: BlitzGame): string => (g.deckSize === 0 ? '' : `, ${g.deckSize} in the deck`);
const nextCard = (g: BlitzGame): string => {
  if (g.topIsEvent) return 'a Random Event';
  const { name, points } = g.challengeOf(g.deckTop);
  return `${name} ${points + generosity(g)}p`;
};

const textsOf = (g: BlitzGame, plays: readonly number[]): PlayText[] =>
  plays.map(play => playText(g, PLAYS[play] as PlayName));
const handOf = (g: BlitzGame, seat: Seat): PlayText[] => textsOf(g, playsInHand(g, seat));
const dugout = (g: BlitzGame, seat: Seat): string => {
  const off = g.playersOf(seat).filter(p => !g.onPitch(p));
  return off.length === 0 ? 'nobody' : off.map(p => labelOf(g, p)).join(' ');
};
/** What lasts for the rest of the match, or of the turn. */
const inForce = (g: BlitzGame): string[] => [
  ...(g.arenaDie > 0 ? [`${g.arena.name}: ${arenaText(g, g.arena.id).does}`] : []),
  ...(
    [
      [PITCH_CRUMBLES, 'crumblingPitch'],
      [COACHES_GENEROUS, 'generousCoaches'],
      [REF_GONE, 'getTheRef'],
    ] as const
  ).flatMap(([kind, id]) =>
    g.isAffected(MATCH_TARGET, kind) ? [`${eventText(g, id).name}: ${eventText(g, id).does}`] : [],
  ),
  ...([0, 1] as const).flatMap(seat =>
    g.holdsRookies(seat) ? [`${teamName(g, seat)} has Rookies to Watch: one re-roll`] : [],
  ),
  ...([0, 1] as const).flatMap(seat =>
    textsOf(g, playsInForce(g, seat)).map(({ name, does }) => `${name} (${teamName(g, seat)}): ${does}`),
  ),
  ...(g.endgame ? ['Endgame: no more Sudden Death, points decide'] : []),
];

const sidePanel = (screen: Screen, style: Style, width: number): string[] => {
  const { g, viewer } = screen;
  const lines = [heading(style, `CHALLENGES${deckText(g)}`), ...challengeLines(g, style, width, 2), ''];
  if (viewer !== null) {
    lines.push(heading(style, 'YOUR HAND'));
    const hand = handOf(g, viewer);
    if (hand.length === 0) lines.push(style.paint(' no cards yet: claim challenges', 'grey'));
    for (const { name, when, does } of hand) {
      lines.push(style.paint(clip(` ${name}`, width), 'bold'), ...wrap(`   ${when}: ${does}`, width, '   '));
    }
  }
  const others = viewer === null ? ([0, 1] as const) : ([otherSeat(viewer)] as const);
  for (const seat of others) lines.push(clip(` ${teamName(g, seat)} holds ${cardCount(g.handCount(seat))}`, width));
  lines.push('', heading(style, 'DUGOUTS'));
  for (const seat of [0, 1] as const) lines.push(...wrap(` ${teamName(g, seat)}: ${dugout(g, seat)}`, width, '   '));
  const lasting = inForce(g);
  if (lasting.length > 0)
    lines.push('', heading(style, 'IN FORCE'), ...lasting.flatMap(one => wrap(` ${one}`, width, '   ')));
  return lines;
};
const cardCount = (count: number): string => (count === 0 ? 'no card' : `${count} ${count === 1 ? 'card' : 'cards'}`);

const narrowPanel = (screen: Screen, style: Style, width: number): string[] => {
  const { g, viewer } = screen;
  const lines: string[] = [heading(style, 'DUGOUTS')];
  for (const seat of [0, 1] as const) {
    const off = g.playersOf(seat).filter(p => !g.onPitch(p));
    lines.push(
      style.paint(clip(teamName(g, seat), width), SEAT_LOOKS[seat]),
      ...wrap(off.length === 0 ? '-' : off.map(p => labelOf(g, p)).join(' '), width).slice(0, 2),
    );
  }
  lines.push(heading(style, 'HAND'));
  if (viewer === null) lines.push(`${g.handCount(0)} and ${g.handCount(1)}`);
  else {
    const hand = handOf(g, viewer);
    lines.push(...(hand.length === 0 ? ['-'] : hand.map(({ name }) => clip(name, width))));
    lines.push(style.paint(clip(`theirs: ${g.handCount(otherSeat(viewer))}`, width), 'grey'));
  }
  return lines;
};

/** All cards in words, for the command `cards`. */
export const cardsText = (g: BlitzGame, viewer: Seat | null): string[] => {
  const lines = ['Active challenges:', ...challengeLines(g, plainStyle, 200, 1)];
  if (viewer !== null) {
    lines.push('Your hand:');
    for (const { name, when, does } of handOf(g, viewer)) lines.push(` ${name} (${when}): ${does}.`);
    if (g.handCount(viewer) === 0) lines.push(' no cards');
    lines.push(`${teamName(g, otherSeat(viewer))} holds ${cardCount(g.handCount(otherSeat(viewer)))}.`);
  }
  const lasting = inForce(g);
  return lasting.length === 0 ? lines : [...lines, 'In force:', ...lasting.map(one => ` ${one}.`)];
};
