/** Rolls as scenario files write them: `d6:4`, `block:smash`, `pick:1`, `shuffle`. */
import { BadInput, COIN } from '@ironpitch/engine';
import { listNames, named, type Shape, show } from './shape.ts';

const NUMBERED: Readonly<Record<string, readonly [number, number]>> = {
  d3: [1, 3],
  d6: [1, 6],
  d8: [1, 8],
  d16: [1, 16],
  '2d6': [2, 12],
  pick: [1, 999],
};
/** The kinds of dice a script may hold. */
export const diceNames: readonly string[] = [...Object.keys(NUMBERED), 'coin', 'block', 'shuffle'];

/** Throws BadInput when a roll is not written as a roll; each game has faces of its own on the Block Dice. */
const readDie = (roll: unknown, field: string, blockFaces: readonly string[]): void => {
  if (typeof roll !== 'string') throw new BadInput(`${field}: expected a roll such as "d6:4", not ${show(roll)}`);
  const colon = roll.indexOf(':');
  const kind = colon < 0 ? roll : roll.slice(0, colon);
  const face = colon < 0 ? '' : roll.slice(colon + 1);
  const range = NUMBERED[kind];
  if (range !== undefined) {
    const value = Number(face);
    if (face === '' || !Number.isInteger(value) || value < range[0] || value > range[1])
      throw new BadInput(
        `${field}: "${roll}" cannot be rolled; a ${kind} shows ${range[0]} to ${range[1]}, as in "${kind}:${range[0]}"`,
      );
    return;
  }
  if (kind === 'shuffle') {
    if (colon < 0 || /^\d+(,\d+)*$/.test(face)) return;
    throw new BadInput(
      `${field}: "${roll}" is no order; write "shuffle" to leave the cards as they lie, or "shuffle:2,1,3"`,
    );
  }
  const faces = kind === 'coin' ? (COIN.faces as readonly string[]) : kind === 'block' ? blockFaces : undefined;
  if (faces === undefined) throw new BadInput(`${field}: there is no die "${kind}"; there are ${listNames(diceNames)}`);
  if (!faces.includes(face))
    throw new BadInput(`${field}: "${roll}" cannot be rolled; the faces of ${kind} are ${listNames(faces)}`);
};

/** The shape of a roll in a game with these faces on its Block Dice. */
export const dieShape = (game: string, blockFaces: readonly string[]): Shape<string> =>
  named(`${game}Die`, {
    says: 'a roll such as "d6:4"',
    check: (roll, field) => readDie(roll, field, blockFaces),
    schema: () => ({
      type: 'string',
      pattern: `^(d3|d6|d8|d16|2d6|pick):[0-9]+$|^coin:(heads|tails)$|^block:(${blockFaces.join('|')})$|^shuffle(:[0-9]+(,[0-9]+)*)?$`,
    }),
  });
