/** The pitch as lines of text: squares, players, balls, and what the question at hand marks on it. */
import {
  type BlitzGame,
  HOME,
  isMarked,
  isProne,
  NO_BALL,
  NOBODY,
  type PlayerId,
  type Square,
} from '@ironpitch/engine';
import { labelOf } from '../../text/blitz/players.ts';
import { type Look, padTo, plainStyle, type Style } from '../style.ts';
import { columnLetter } from '../typing.ts';

export interface PitchDrawing {
  readonly style?: Style;
  /** Squares that may be answered. */
  readonly marks?: ReadonlySet<Square>;
  /** Players that may be answered. */
  readonly players?: ReadonlySet<PlayerId>;
  /** The player the question is about. */
  readonly focus?: PlayerId;
}

const CELL = 4;
const ROW_LABEL = 3;
/** Signs of the four kinds of ball: ordinary, rune, spikey, squig. */
const BALLS = ['●', '◆', '✶', '◉'] as const;

/** How wide `drawPitch` draws. */
export const pitchWidth = (g: BlitzGame): number => ROW_LABEL + g.grid.width * CELL + 4;

export const drawPitch = (g: BlitzGame, drawing: PitchDrawing = {}): string[] => {
  const { width, height } = g.grid;
  const columns = Array.from({ length: width }, (_, x) => x + 1);
  const inner = '─'.repeat((width - 2) * CELL);
  const end = '─'.repeat(CELL);
  const between = (x: number): string => (x === 1 || x === width - 1 ? '│' : '');
  const heading = columns.map(x => padTo(` ${x}`.padStart(3), CELL) + (between(x) && ' ')).join('');
  const style = drawing.style ?? plainStyle;
  const lines = [
    style.paint(`${' '.repeat(ROW_LABEL + 1)}${heading}`.trimEnd(), 'grey'),
    `${' '.repeat(ROW_LABEL)}┌${end}┬${inner}┬${end}┐`,
  ];
  for (let y = 1; y <= height; y++) {
    const cells = columns.map(x => drawSquare(g, g.grid.at(x, y), drawing, style) + between(x)).join('');
    lines.push(`${style.paint(`${String(y).padStart(2)} `, 'grey')}│${cells}│`);
  }
  const letters = columns.map(x => `─${columnLetter(x)}──${between(x) && '┴'}`).join('');
  lines.push(`${' '.repeat(ROW_LABEL)}└${letters}┘`);
  return lines;
};

const groundOf = (g: BlitzGame, sq: Square): Look[] => {
  const column = g.grid.column(sq);
  if (column === 1) return ['redGround'];
  return column === g.grid.width ? ['blueGround'] : [];
};

const drawSquare = (g: BlitzGame, sq: Square, drawing: PitchDrawing, style: Style): string => {
  const p = g.playerAt(sq);
  const hovering = drawing.focus !== undefined && drawing.focus >= 0 && g.square(drawing.focus) === sq;
  if (p !== NOBODY && !hovering) return drawPlayer(g, p, drawing, style);
  if (hovering) return drawPlayer(g, drawing.focus as PlayerId, drawing, style);
  const ground = groundOf(g, sq);
  if (g.pitch.blocked[sq]) return style.paint('▓▓▓▓', 'stone');
  const marked = drawing.marks?.has(sq) === true;
  const ball = g.looseBallAt(sq);
  if (ball !== NO_BALL) {
    const sign = BALLS[g.ballKind(ball)] ?? '●';
    return style.paint(marked ? ` ${sign}+ ` : ` ${sign}  `, 'yellow', 'bold', ...ground);
  }
  const trapdoor = g.pitch.isTrapdoor[sq] !== 0;
  if (marked) return style.paint(trapdoor ? '[+] ' : ' +  ', 'green', 'bold', ...ground);
  if (trapdoor) return style.paint('[ ] ', 'cyan', ...ground);
  return style.paint(' ·  ', 'grey', ...ground);
};

/** Where the sign stands tells the side: behind a red player, before a blue one. The ball is on the other side. */
const drawPlayer = (g: BlitzGame, p: PlayerId, drawing: PitchDrawing, style: Style): string => {
  const home = g.control(p) === HOME;
  const acted = g.made(p) !== 0;
  const written = labelOf(g, p);
  const label = acted ? written.slice(0, -1) + written.slice(-1).toLowerCase() : written;
  const ball = g.held(p) === NO_BALL ? ' ' : (BALLS[g.ballKind(g.held(p))] ?? '●');
  const sign = isProne(g, p) ? '_' : isMarked(g, p) ? '×' : home ? '›' : '‹';
  const looks: Look[] = [home ? 'red' : 'blue', ...groundOf(g, g.square(p))];
  if (p === drawing.focus) looks.push('inverse');
  else if (drawing.players?.has(p)) looks.push('underline', 'bold');
  else if (isProne(g, p) || (acted && g.control(p) === g.active)) looks.push('dim');
  else looks.push('bold');
  const held = style.paint(
    ball,
    ...(ball === ' ' ? groundOf(g, g.square(p)) : (['yellow', 'bold', ...groundOf(g, g.square(p))] as Look[])),
  );
  const body = (text: string): string => style.paint(text, ...looks);
  return home ? held + body(`${label}${sign}`) : body(`${sign}${label}`) + held;
};
