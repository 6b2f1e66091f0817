/** Matches between bots that see everything there is: the counter names what was never seen. */
import { type Bot, botNamed, botSeed, playMatch } from '@ironpitch/ai';
import { rulesetNamed, SeededDice, type TeamFile, teamBookOf, teamOf } from '@ironpitch/engine';
import { expect, test } from 'vitest';
import { seenIn } from '../../src/coverage/coverage.ts';
import { type Names, neverSeen } from '../../src/coverage/seen.ts';
import { LivelyBot } from './lively.ts';

const blood = rulesetNamed('blood-2016');
/** What has to be seen; everything else is counted as well. */
const DEMANDED = [
  'teams',
  'skills',
  'kickOffResults',
  'weather',
  'injuries',
  'cards',
  'blockDice',
  'actions',
  'endings',
];
const GAMES_MAX = 1500;
/** So many matches between any teams, before those are preferred that have something new to show. */
const ANYBODY = 100;
/** One match in so many is between bots that look at nothing but their answers, or between bots that want to win. */
const BLIND_EVERY = 3;
const GREEDY_EVERY = 20;
const LOOKED_AT_EVERY = 20;
const SLOW_MS = 300_000;

const everybody = blood.teams.map(team => team.id);
const book = teamBookOf(blood.id);
const idsOf = (fits: (team: ReturnType<typeof teamOf>) => boolean): string[] =>
  book.files.map((file: TeamFile) => teamOf(book.rules, file)).flatMap(team => (fits(team) ? [team.id] : []));
const teamsWith = (skills: readonly string[]): string[] =>
  idsOf(team => team.players.some(player => player.skills.some(skill => skills.includes(skill))));
/** Three dice are rolled where one side is more than twice as strong. */
const STRONG = 5;
const WEAK = 2;
const giants = idsOf(team => team.players.filter(({ strength }) => strength >= STRONG).length > 1);
const small = idsOf(team => team.players.filter(({ strength }) => strength <= WEAK).length > WEAK);

/** Who meets whom: anybody at first, then teams not seen yet, teams with a skill still to be seen, then giants and halflings for the dice. */
const pairing = (games: number, missing: Names): readonly [readonly string[], readonly string[]] => {
  const skills = missing.skills ?? [];
  if (games <= ANYBODY) return [everybody, everybody];
  const teams = missing.teams ?? [];
  if (teams.length > 0) return [teams, everybody];
  if (skills.length > 0 && games % 2 === 0) return [teamsWith(skills), everybody];
  return [giants, small];
};
const left = (missing: Names): Names =>
  Object.fromEntries(
    Object.entries(missing).filter(([category, names]) => DEMANDED.includes(category) && names.length > 0),
  );

const botFor = (games: number, seed: string, missing: Names): Bot => {
  if (games > ANYBODY) return new LivelyBot(blood.id, seed, missing.skills);
  if (games % GREEDY_EVERY === 0) return botNamed('greedy', blood.id, seed);
  return games % BLIND_EVERY === 0 ? botNamed('random', blood.id, seed) : new LivelyBot(blood.id, seed);
};
/** Plays on until everything was seen, or as long as it makes sense. */
const play = (): { games: number; all: Names; missing: Names } => {
  const seen = seenIn(blood);
  let missing: Names = seen.all;
  let games = 0;
  while (games < GAMES_MAX && Object.keys(left(missing)).length > 0) {
    const seed = `coverage/${++games}`;
    const dice = new SeededDice(`${seed}/match`);
    const [home, away] = pairing(games, missing).map(teams => teams[dice.pick(teams.length)] as string);
    const match = { home: home as string, away: away as string, options: { ...blood.anyOptions(dice), cards: true } };
    const bot = (seat: 0 | 1): Bot => botFor(games, botSeed(seed, seat), missing);
    playMatch(blood, match, [bot(0), bot(1)], seed, { watch: (g, events) => seen.watch(g, events) });
    if (games % LOOKED_AT_EVERY === 0) missing = neverSeen(seen.all, [seen.names()]);
  }
  return { games, all: seen.all, missing };
};

test('random matches show every skill, kick-off result, weather, injury, card and combination of block dice', {
  timeout: SLOW_MS,
}, () => {
  const { games, all, missing } = play();
  const lines = Object.entries(all).map(([category, names]) => {
    const never = missing[category] ?? [];
    const counted = `${names.length - never.length} of ${names.length}`;
    return `  ${category.padEnd(16)}${counted}${never.length > 0 ? `, never: ${never.join(', ')}` : ''}`;
  });
  console.info(`blood-2016, seen in ${games} matches:\n${lines.join('\n')}`);
  expect(left(missing)).toEqual({});
});
