/** How a match was won, told after it. */
import { percent, plural } from '../grammar.ts';

/** Numbers that read better as words. */
const TIMES: readonly string[] = ['', 'once', 'twice', 'three times', 'four times', 'five times'];
const times = (count: number): string => TIMES[count] ?? `${count} times`;

interface ToldRoll {
  readonly what: string;
  readonly who: string;
  readonly dice: string;
  readonly turn: number;
  readonly chance: number | null;
  readonly swing: number;
  readonly team: string;
}
const rolled = ({ what, who, dice, turn, chance, swing, team }: ToldRoll): string => {
  const odds = chance === null ? '' : `, a ${percent(chance)}\u00a0% chance`;
  return `in turn ${turn}, when ${who} rolled ${dice} (${what.toLowerCase()}${odds}). It was worth ${plural(swing, 'percentage point')} to ${team}.`;
};

export const report = {
  title: 'How it was won',
  heroes: 'Who did most',
  beat: (winner: string, loser: string, score: string): string => `${winner} beat ${loser} ${score}.`,
  drew: (home: string, away: string, score: string): string => `${home} and ${away} parted ${score}.`,
  nobody: 'Nobody scored, and not for want of trying.',
  ledAll: (turn: number): string => `They were ahead from turn ${turn} on and never let go.`,
  comeback: (loser: string, score: string, turn: number): string =>
    `${loser} had been ahead ${score} in turn ${turn}, and it was not enough.`,
  changes: (count: number): string => `The lead changed hands ${times(count)}.`,
  /** `who` scored a touchdown; otherwise a card or the like has a name. */
  lastWord: (label: string, turn: number, who: string): string =>
    who === ''
      ? `“${label}” in turn ${turn} put them ahead for good.`
      : `${who} put them ahead for good in turn ${turn}.`,
  /** The touchdowns one by one; `score` is that of whoever scored first. */
  opens: (who: string, team: string, turn: number): string => `${who} put ${team} ahead in turn ${turn}.`,
  levels: (who: string, turn: number, score: string): string => `${who} levelled in turn ${turn}, ${score}.`,
  takesLead: (who: string, team: string, turn: number, score: string): string =>
    `In turn ${turn} ${who} put ${team} ahead, ${score}.`,
  extends: (who: string, turn: number, score: string): string => `${who} made it ${score} in turn ${turn}.`,
  pullsBack: (who: string, turn: number, score: string): string => `${who} pulled one back in turn ${turn}, ${score}.`,
  hero: (player: string, team: string, feats: string): string => `${player} of ${team} did most: ${feats}.`,
  hurt: (team: string, count: number): string => `${team} lost ${plural(count, 'player')} to the other side's blows.`,
  fairDice: 'The dice favoured neither side.',
  dice: (team: string, points: number): string =>
    `All in all the dice were worth ${plural(points, 'percentage point')} to ${team}.`,
  decided: (roll: ToldRoll): string => `The roll that decided it came ${rolled(roll)}`,
  movedMost: (roll: ToldRoll): string => `The roll that moved it most came ${rolled(roll)}`,
  undecided: 'No single roll decided it.',
  feats: {
    points: (count: number): string => plural(count, 'point'),
    touchdowns: (count: number): string => plural(count, 'touchdown'),
    knockDowns: (count: number): string => plural(count, 'knockdown'),
    throws: (count: number): string => plural(count, 'throw caught', 'throws caught'),
    tookOut: (count: number): string => (count === 1 ? 'one opponent carried off' : `${count} opponents carried off`),
  },
  list: (feats: readonly string[]): string =>
    feats.length < 2 ? feats.join('') : `${feats.slice(0, -1).join(', ')} and ${feats.at(-1)}`,
};
