/** The whole screen of a match as lines: pitch, score, dugouts, hands, log, question. Pure: game in, text out. */

import { blood, MATCH_TARGET, otherSeat, type PlayerId, type Seat, type Square } from '@ironpitch/engine';
import { t } from '@ironpitch/texts/terminal';
import { cardName, cardText, labelOf, playerLine, teamName, weatherWords } from '../../text/blood/players.ts';
import { heading, recent, SEAT_LOOKS } from '../panel.ts';
import { clip, padTo, plainStyle, type Style, visibleWidth, wrap } from '../style.ts';
import { drawPitch, WIDE_PITCH } from './pitch.ts';

type BloodGame = blood.BloodGame;

export interface Screen {
  readonly g: BloodGame;
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
  readonly marks?: ReadonlyMap<Square, string>;
  readonly players?: ReadonlySet<PlayerId>;
  readonly focus?: PlayerId;
  readonly zonesOf?: Seat;
}

const words = () => t.blood.screen;

const WIDE_ROWS = 32;
const SIDE = 44;

export const drawScreen = (screen: Screen): string[] => {
  const wide = screen.columns >= WIDE_PITCH && screen.rows >= WIDE_ROWS;
  return wide ? drawWide(screen) : drawNarrow(screen);
};
const pitchLines = ({ g, style, marks, players, focus, zonesOf }: Screen, wide: boolean): string[] =>
  drawPitch(g, {
    wide,
    ...(style ? { style } : {}),
    ...(marks ? { marks } : {}),
    ...(players ? { players } : {}),
    ...(focus !== undefined ? { focus } : {}),
    ...(zonesOf !== undefined ? { zonesOf } : {}),
  });
const logLines = ({ g, log }: Screen, room: number, width: number, style: Style): string[] =>
  room <= 0 ? [] : recent(log, room, width, style, [teamName(g, 0), teamName(g, 1)]);

/** From 112 columns: position letters on the pitch, and below it the log beside dugouts and cards. */
const drawWide = (screen: Screen): string[] => {
  const { columns, rows, question } = screen;
  const style = screen.style ?? plainStyle;
  const pitch = pitchLines(screen, true);
  const room = rows - 2 - pitch.length - question.length - 1;
  const left = columns - SIDE - 2;
  const log = logLines(screen, room, left - 1, style);
  const panel = sidePanel(screen, style, SIDE).slice(0, room);
  const body = Array.from({ length: Math.min(room, Math.max(log.length, panel.length)) }, (_, i) =>
    `${padTo(log[i] ?? '', left)}  ${panel[i] ?? ''}`.trimEnd(),
  );
  return [statusLine(screen, style, columns), ...pitch, ...body, '', ...question];
};
/** From 80 × 24: the pitch takes the whole width; one line for the dugouts, and what room is left for the log. */
const drawNarrow = (screen: Screen): string[] => {
  const { columns, rows, question } = screen;
  const style = screen.style ?? plainStyle;
  const pitch = pitchLines(screen, false);
  const off = offLines(screen, style, columns);
  const room = rows - 1 - pitch.length - off.length - question.length - 1;
  const log = logLines(screen, room, columns, style);
  const shown = off.slice(0, Math.max(0, off.length + Math.min(0, room)));
  return [statusLine(screen, style, columns), ...pitch, ...shown, ...log, ...question];
};

// --- score and match --------------------------------------------------------------------------------------------------
/** As many parts as fit, the most important first. */
const statusLine = ({ g, you }: Screen, style: Style, columns: number): string => {
  const name = (seat: Seat): string =>
    style.paint(
      `${g.active === seat ? '▸' : ''}${seat === you ? t.screen.you(teamName(g, seat)) : teamName(g, seat)}`,
      SEAT_LOOKS[seat],
      'bold',
    );
  const parts = [
    ` ${name(0)} ${style.paint(String(g.score(0)), 'bold')} : ${style.paint(String(g.score(1)), 'bold')} ${name(1)}`,
    g.half === 0 ? words().before : words().turns(words().periods[g.half] as string, g.turn(0), g.turn(1)),
    words().rerolls(rerolls(g, 0), rerolls(g, 1)),
    ...(g.rules.options.weather ? [weatherWords(g, blood.WEATHERS[g.weather] ?? 'nice').name] : []),
  ];
  while (parts.length > 1 && visibleWidth(parts.join(' │ ')) > columns) parts.pop();
  return parts.join(' │ ');
};
const rerolls = (g: BloodGame, seat: Seat): number => g.rerolls(seat) + (g.leaderReroll(seat) ? 1 : 0);

// --- off the pitch ----------------------------------------------------------------------------------------------------
const SHOWN_PLACES = ['reserves', 'knockedOut', 'casualties', 'sentOff', 'exhausted'] as const;
/** `reserves 12L 13L, KO'd 4B`; '' when everybody is on the pitch. */
const dugout = (g: BloodGame, seat: Seat): string =>
  SHOWN_PLACES.flatMap(place => {
    const there = g.playersOf(seat).filter(p => g.inPlace(p, blood.Place[place]));
    return there.length === 0 ? [] : [`${t.blood.boxes[place]} ${there.map(p => labelOf(g, p)).join(' ')}`];
  }).join(', ');
/** Bribes, apothecary and cards in hand. */
const belongings = (g: BloodGame, seat: Seat): string[] => [
  ...(g.bribes(seat) > 0 ? [words().bribes(g.bribes(seat))] : []),
  ...(g.apothecaries(seat) > 0 ? [words().apothecary] : []),
  ...(g.handSize(seat) > 0 ? [words().cards(g.handSize(seat))] : []),
];
const offParts = (g: BloodGame, seat: Seat): string[] =>
  [dugout(g, seat), ...belongings(g, seat)].filter(part => part !== '');
/** Both sides in one line where they fit. */
const offLines = ({ g }: Screen, style: Style, columns: number): string[] => {
  const seats = ([0, 1] as const).filter(seat => offParts(g, seat).length > 0);
  const texts = seats.map(seat => t.screen.ofTeam(teamName(g, seat), offParts(g, seat).join(', ')));
  const painted = seats.map((seat, i) => {
    const name = teamName(g, seat);
    return (
      style.paint(name, SEAT_LOOKS[seat]) + clip((texts[i] as string).slice(name.length), columns - name.length - 1)
    );
  });
  return ` ${texts.join(' │ ')}`.length <= columns && texts.length > 0
    ? [` ${painted.join(' │ ')}`]
    : painted.map(line => ` ${line}`);
};

/** Cards and effects that last, by what they do. */
const inForce = (g: BloodGame): string[] => {
  const lasting: readonly (readonly [number, blood.CardName])[] = [
    [blood.SPRINKLERS, 'sprinklerMalfunction'],
    [blood.ECLIPSE, 'eclipse'],
  ];
  return g.rules.options.cards
    ? lasting.flatMap(([kind, card]) => (g.isAffected(MATCH_TARGET, kind) ? [cardLine(g, card)] : []))
    : [];
};
const cardLine = (g: BloodGame, id: blood.CardName): string => words().does(cardName(g, id), cardText(g, id));
const handOf = (g: BloodGame, seat: Seat): blood.CardName[] => blood.CARDS.filter((_, card) => g.holdsCard(seat, card));

const sidePanel = (screen: Screen, style: Style, width: number): string[] => {
  const { g, viewer } = screen;
  const lines = [heading(style, t.screen.dugouts)];
  for (const seat of [0, 1] as const) {
    const parts = offParts(g, seat);
    const text = ` ${t.screen.ofTeam(teamName(g, seat), parts.length === 0 ? t.screen.nobody : parts.join(', '))}`;
    lines.push(...wrap(text, width, '   '));
  }
  const weather = blood.WEATHERS[g.weather] ?? 'nice';
  if (g.rules.options.weather && weather !== 'nice') {
    const { name, does } = weatherWords(g, weather);
    lines.push(...wrap(` ${words().does(name, does)}`, width, '   '));
  }
  const hand = viewer === null ? [] : handOf(g, viewer);
  if (hand.length > 0) {
    lines.push(heading(style, words().handHead));
    for (const card of hand) lines.push(...wrap(` ${cardLine(g, card)}`, width, '   '));
  }
  const lasting = inForce(g);
  if (lasting.length > 0)
    lines.push(heading(style, t.screen.inForce), ...lasting.flatMap(one => wrap(` ${one}`, width, '   ')));
  return lines;
};

/** The command `cards`: the own hand in words, what lies open, what the other coach holds. */
export const cardsText = (g: BloodGame, viewer: Seat | null): string[] => {
  if (!g.rules.options.cards) return [words().noCardsHere];
  const lines: string[] = [];
  if (viewer !== null) {
    const hand = handOf(g, viewer);
    lines.push(
      words().yourHand,
      ...(hand.length === 0 ? [` ${words().none}`] : hand.map(card => ` ${cardLine(g, card)}`)),
    );
    const others = g.handSize(otherSeat(viewer));
    lines.push(words().holds(teamName(g, otherSeat(viewer)), others));
  }
  const lasting = inForce(g);
  return lasting.length === 0 ? lines : [...lines, t.screen.inForceWords, ...lasting.map(one => ` ${one}`)];
};
/** The command `team`: everybody of a side, one line each. */
export const teamText = (g: BloodGame, seat: Seat): string[] => [
  words().team(teamName(g, seat), g.teamOf(seat).name),
  ...g.playersOf(seat).map(p => ` ${playerLine(g, p)}`),
];
