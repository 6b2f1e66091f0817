/** Rolls as scenario files and records write them: `d6:4`, `block:smash`, `pick:1`, `shuffle`. */
import { BadInput, COIN, type Die, readFace, readOrder, show } from '@ironpitch/engine';
import { listNames, named, type Shape } from './shape.ts';

const NUMBERED: ReadonlyMap<string, readonly [least: number, most: number]> = new Map([
  ['d3', [1, 3]],
  ['d6', [1, 6]],
  ['d8', [1, 8]],
  ['d16', [1, 16]],
  ['2d6', [2, 12]],
  ['pick', [1, 999]],
]);
/** The kinds of dice a script may hold. */
export const diceNames: readonly string[] = [...NUMBERED.keys(), 'coin', 'block', 'shuffle'];

/** Throws BadInput when a roll is not written as a roll; each game has faces of its own on the Block Dice. */
const readDie = (roll: unknown, field: string, blockDie: Die): void => {
  if (typeof roll !== 'string') throw new BadInput(`${field}: expected a roll such as "d6:4", not ${show(roll)}`);
  const colon = roll.indexOf(':');
  const kind = colon < 0 ? roll : roll.slice(0, colon);
  const face = colon < 0 ? '' : roll.slice(colon + 1);
  const range = NUMBERED.get(kind);
  if (range !== undefined) {
    const [least, most] = range;
    if (readFace(face, least, most) === undefined)
      throw new BadInput(
        `${field}: ${show(roll)} cannot be rolled; a ${kind} shows ${least} to ${most}, as in "${kind}:${least}"`,
      );
    return;
  }
  if (kind === 'shuffle') {
    if (readOrder(face) !== undefined) return;
    throw new BadInput(
      `${field}: ${show(roll)} is no order; write "shuffle" to leave the cards as they lie, or "shuffle:2,1,3"`,
    );
  }
  const die = kind === 'coin' ? COIN : kind === 'block' ? blockDie : undefined;
  if (die === undefined)
    throw new BadInput(`${field}: there is no die ${show(kind)}; there are ${listNames(diceNames)}`);
  const faces = die.written as readonly string[];
  if (!faces.includes(face))
    throw new BadInput(`${field}: ${show(roll)} cannot be rolled; the faces of ${kind} are ${listNames(faces)}`);
};

/** The shape of a roll in a game with this Block Die. */
export const dieShape = (game: string, blockDie: Die): Shape<string> =>
  named(`${game}Die`, {
    says: 'a roll such as "d6:4"',
    check: (roll, field) => readDie(roll, field, blockDie),
    schema: () => ({
      type: 'string',
      pattern: `^(d3|d6|d8|d16|2d6|pick):[0-9]+$|^coin:(heads|tails)$|^block:(${blockDie.written?.join('|')})$|^shuffle(:([0-9]+(,[0-9]+)*)?)?$`,
    }),
  });
