/**
 * What people see of a match, as a checksum: who was asked, every legal answer, the answer given, every event. No name
 * from the inside is part of it (no procedure, step, slot or question), so it holds still while the house is rebuilt.
 */
import { SeededDice } from '../../src/dice/seeded.ts';
import { hashText } from '../../src/kernel/notation.ts';
import { rulesetNamed } from '../../src/rulesets.ts';
import { SEATS } from '../../src/words.ts';
import { anyMatch, randomAnswer, type Temper } from '../invariants/random-play.ts';

/** Extra Rules that most matches are played without, but in which the rare things happen. */
const OFTEN_ON: Readonly<Record<string, unknown>> = { cards: true, skills: true, overtime: true, apothecary: true };

/** One match of any two teams with any options, drawn and played by the seed. */
const playSeen = (id: string, seed: string, temper: Temper): { readonly decisions: number; readonly seen: string } => {
  const ruleset = rulesetNamed(id);
  const chance = new SeededDice(`teams of ${seed}`);
  const spec = anyMatch(ruleset, chance);
  const options = { ...spec.options };
  if (chance.pick(2) === 0)
    for (const [name, value] of Object.entries(OFTEN_ON)) if (name in options) options[name] = value;
  const g = ruleset.create({ ...spec, options }, new SeededDice(seed));
  g.events = [];
  g.start();
  const coaches = new SeededDice(`coaches of ${seed}`);
  let seen = `${spec.home} ${spec.away} ${JSON.stringify(options)}`;
  let decisions = 0;
  const look = (what: string): void => {
    seen = hashText(`${seen}${what}${JSON.stringify(g.events?.splice(0))}`);
  };
  look('start');
  for (; !g.over; decisions++) {
    const legal = JSON.stringify(g.legalAnswers());
    const asked = SEATS[g.asked];
    const answer = randomAnswer(g, coaches, temper);
    const written = JSON.stringify(g.nameAnswer(answer));
    g.choose(answer);
    look(`${asked} ${legal} ${written}`);
  }
  return { decisions, seen };
};

/** The checksum of a number of matches, half of them by even coaches and half by keen ones. */
export const seenPlay = (id: string, matches: number): string => {
  let decisions = 0;
  const all: string[] = [];
  for (let n = 1; n <= matches; n++) {
    const match = playSeen(id, `seen ${n}`, n % 2 === 0 ? 'even' : 'keen');
    decisions += match.decisions;
    all.push(match.seen);
  }
  return `${matches} matches, ${decisions} decisions, ${hashText(all.join())}`;
};
