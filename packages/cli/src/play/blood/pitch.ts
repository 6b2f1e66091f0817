/** The pitch as lines of text, 26 by 15: squares, players, the ball, and what the question at hand marks on it. */
import { blood, HOME, NO_BALL, NOBODY, type PlayerId, type Seat, type Square } from '@ironpitch/engine';
import { labelOf, numberOf } from '../../text/blood/players.ts';
import { type Look, plainStyle, type Style } from '../style.ts';
import { columnLetter } from '../typing.ts';

type BloodGame = blood.BloodGame;

export interface PitchDrawing {
  readonly style?: Style;
  /** Four signs a square, with position letters and edges; three otherwise, which makes 80 columns. */
  readonly wide?: boolean;
  /** Squares that may be answered, each with its sign. */
  readonly marks?: ReadonlyMap<Square, string>;
  /** Players that may be answered. */
  readonly players?: ReadonlySet<PlayerId>;
  /** The player the question is about. */
  readonly focus?: PlayerId;
  /** Whose tackle zones are counted on empty squares. */
  readonly zonesOf?: Seat;
}

const CELL = { narrow: 3, wide: 4 } as const;
const ROW_LABEL = { narrow: 2, wide: 3 } as const;
const BALL = '●';
/** Where a kick is about to come down. */
const KICK = '◎';

/** How wide `drawPitch` draws, with three and with four signs a square. */
export const NARROW_PITCH = 80;
export const WIDE_PITCH = 112;

export const drawPitch = (g: BloodGame, drawing: PitchDrawing = {}): string[] =>
  drawing.wide ? drawWide(g, drawing) : drawNarrow(g, drawing);

const columnsOf = (g: BloodGame): number[] => Array.from({ length: g.grid.width }, (_, x) => x + 1);
const rowsOf = (g: BloodGame): number[] => Array.from({ length: g.grid.height }, (_, y) => y + 1);

/** Exactly 80 columns: nothing but the squares. */
const drawNarrow = (g: BloodGame, drawing: PitchDrawing): string[] => {
  const style = drawing.style ?? plainStyle;
  const heading = columnsOf(g)
    .map(x =>
      String(x)
        .padStart(CELL.narrow - 1)
        .padEnd(CELL.narrow),
    )
    .join('');
  return [
    style.paint(`${' '.repeat(ROW_LABEL.narrow)}${heading}`.trimEnd(), 'grey'),
    ...rowsOf(g).map(y => {
      const cells = columnsOf(g).map(x => drawSquare(g, g.grid.at(x, y), drawing, style));
      return style.paint(String(y).padStart(ROW_LABEL.narrow), 'grey') + cells.join('');
    }),
  ];
};
const drawWide = (g: BloodGame, drawing: PitchDrawing): string[] => {
  const style = drawing.style ?? plainStyle;
  const { width } = g.grid;
  /** A line after the End Zones and in the middle. */
  const between = (x: number, sign: string): string => (x === 1 || x === width / 2 || x === width - 1 ? sign : '');
  const edge = (left: string, middle: string, right: string, letters: boolean): string =>
    left +
    columnsOf(g)
      .map(x => `─${letters ? columnLetter(x) : '─'}──${between(x, middle)}`)
      .join('') +
    right;
  const heading = columnsOf(g).map(x => ` ${x}`.padStart(CELL.wide - 1).padEnd(CELL.wide) + between(x, ' '));
  const indent = ' '.repeat(ROW_LABEL.wide);
  return [
    style.paint(`${indent} ${heading.join('')}`.trimEnd(), 'grey'),
    indent + edge('┌', '┬', '┐', false),
    ...rowsOf(g).map(y => {
      const cells = columnsOf(g).map(x => drawSquare(g, g.grid.at(x, y), drawing, style) + between(x, '│'));
      return `${style.paint(`${String(y).padStart(2)} `, 'grey')}│${cells.join('')}│`;
    }),
    indent + edge('└', '┴', '┘', true),
  ];
};

const groundOf = (g: BloodGame, sq: Square): Look[] => {
  const column = g.grid.column(sq);
  if (column === 1) return ['redGround'];
  return column === g.grid.width ? ['blueGround'] : [];
};
/** An empty square: lighter in the wide zones, hatched in the End Zones, with the half-way line beside it. */
const emptySign = (sq: Square): string => {
  if (blood.isEndZone(sq)) return '░';
  return blood.wideZone(sq) < 0 ? '·' : "'";
};
const drawSquare = (g: BloodGame, sq: Square, drawing: PitchDrawing, style: Style): string => {
  const { wide = false, focus = NOBODY } = drawing;
  const hovering = focus >= 0 && g.square(focus) === sq;
  const p = hovering ? focus : g.playerAt(sq);
  if (p !== NOBODY) return drawPlayer(g, p, drawing, style);
  const ground = groundOf(g, sq);
  const halfWay = !wide && g.grid.column(sq) === g.grid.width / 2;
  const cell = (text: string, after: string, ...looks: Look[]): string =>
    style.paint(` ${text}`, ...looks, ...ground) +
    style.paint(after === '' && halfWay ? '│' : after.padEnd(wide ? 2 : 1), ...looks, ...ground);
  const mark = drawing.marks?.get(sq) ?? '';
  const markLook: Look = mark === '!' ? 'yellow' : 'green';
  if (g.looseBallAt(sq) !== NO_BALL) return cell(BALL, mark, 'yellow', 'bold');
  if (g.landing === sq) return cell(KICK, mark, 'yellow', 'bold');
  const zones = drawing.zonesOf === undefined ? 0 : g.reach(drawing.zonesOf, sq);
  if (zones > 0) return cell(String(zones), '', 'cyan');
  if (mark !== '') return cell(mark, '', markLook, 'bold');
  return cell(emptySign(sq), '', 'grey');
};

const signOf = (g: BloodGame, p: PlayerId, home: boolean, focus: boolean): string => {
  if (g.holdsBall(p)) return BALL;
  if (blood.isStunned(g, p)) return 'x';
  if (blood.isProne(g, p)) return '_';
  if (blood.isWitless(g, p)) return '?';
  if (blood.isRooted(g, p)) return '#';
  if (focus) return home ? '»' : '«';
  if (g.acted(p) && g.control(p) === g.active) return home ? ')' : '(';
  return home ? '›' : '‹';
};
/** Where the sign stands tells the side: behind a red player, before a blue one; on both sides of a guest of neither. */
const drawPlayer = (g: BloodGame, p: PlayerId, drawing: PitchDrawing, style: Style): string => {
  const { wide = false } = drawing;
  const seat = g.control(p) as number;
  const room = wide ? CELL.wide - 1 : CELL.narrow - 1;
  const label = wide ? labelOf(g, p) : numberOf(g, p);
  const sign = signOf(g, p, seat === HOME, p === drawing.focus);
  const text =
    seat < 0
      ? `~${label.slice(0, room - 1)}~`.padEnd(room + 1)
      : seat === HOME
        ? label.padStart(room) + sign
        : sign + label.padEnd(room);
  const looks: Look[] = [seat < 0 ? 'green' : seat === HOME ? 'red' : 'blue', ...groundOf(g, g.square(p))];
  if (p === drawing.focus) looks.push('inverse');
  else if (drawing.players?.has(p)) looks.push('underline', 'bold');
  else if (blood.isDown(g, p) || (g.acted(p) && seat === g.active)) looks.push('dim');
  else looks.push('bold');
  if (!g.holdsBall(p) || p === drawing.focus) return style.paint(text, ...looks);
  const ball = style.paint(BALL, 'yellow', 'bold', ...groundOf(g, g.square(p)));
  return seat === HOME ? style.paint(text.slice(0, -1), ...looks) + ball : ball + style.paint(text.slice(1), ...looks);
};
