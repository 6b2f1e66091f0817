/**
 * Whole matches as text: what was asked, what was answered, what happened. They show a change of the rules as a diff that
 * people can read. Regenerate with `UPDATE_GOLDEN=1 npx vitest run packages/engine/test/counters packages/engine/test/playthroughs`.
 */
import { expect, test } from 'vitest';
import { SeededDice } from '../../src/dice/seeded.ts';
import type { Game, GameEvent } from '../../src/kernel/game.ts';
import { hashPosition } from '../../src/kernel/notation.ts';
import { rulesetNamed } from '../../src/rulesets.ts';
import { type PlayerId, SEATS, type Seat, type Square } from '../../src/words.ts';
import { checkGoldenText } from '../counters/golden.ts';
import { randomAnswer } from '../invariants/random-play.ts';

const PLAYERS: ReadonlySet<string> = new Set(['player', 'target', 'thrown', 'by']);
const SQUARES: ReadonlySet<string> = new Set(['from', 'to']);
const SEATED: ReadonlySet<string> = new Set(['seat', 'winner', 'seen', 'kicking', 'chooser']);

/** An event by names: `moved player=H3 from=4,5 to=5,5`. */
const tell = (g: Game, event: GameEvent): string => {
  const name = (key: string, value: unknown): string => {
    if (typeof value === 'number' && PLAYERS.has(key) && !isNumber(event, key)) return g.playerName(value as PlayerId);
    if (typeof value === 'number' && SQUARES.has(key))
      return value < 0 ? 'off' : g.squareName(value as Square).join(',');
    if (typeof value === 'number' && SEATED.has(key)) return SEATS[value as Seat] as string;
    if (key === 'modifiers')
      return (
        (value as readonly { by: number; cause: string }[])
          .map(m => `${m.cause}${m.by >= 0 ? '+' : ''}${m.by}`)
          .join('|') || 'none'
      );
    return String(value);
  };
  const facts = Object.entries(event).filter(([key]) => key !== 'type');
  return [event.type, ...facts.map(([key, value]) => `${key}=${name(key, value)}`)].join(' ');
};
/** In a check or a roll `target` is the number to reach; `by` may be how far the markers moved. */
const NUMBERS: readonly string[] = ['checked.target', 'rolled.target', 'armourRolled.target', 'markersMoved.by'];
const isNumber = (event: GameEvent, key: string): boolean => NUMBERS.includes(`${event.type}.${key}`);

const playthrough = (
  id: string,
  home: string,
  away: string,
  options: Readonly<Record<string, unknown>>,
  seed: string,
): string => {
  const ruleset = rulesetNamed(id);
  const g = ruleset.create({ home, away, options }, new SeededDice(seed));
  g.events = [];
  g.start();
  const lines = [`${ruleset.id} ${home} against ${away}, options ${JSON.stringify(options)}, seed ${seed}`];
  const report = (): void => {
    for (const event of g.events?.splice(0) ?? []) lines.push(`  ${tell(g, event)}`);
  };
  report();
  const chance = new SeededDice(`coaches of ${seed}`);
  while (!g.over) {
    const answer = randomAnswer(g, chance, 'keen');
    lines.push(
      `${SEATS[g.asked]} ${g.question.name} (${g.legalAnswers().length}): ${JSON.stringify(g.nameAnswer(answer))}`,
    );
    g.choose(answer);
    report();
  }
  const { winner, score, ending } = ruleset.outcome(g);
  lines.push(
    `over: ${winner === null ? 'draw' : SEATS[winner]} ${score.join('-')} by ${ending}`,
    `hash ${hashPosition(g)}`,
    '',
  );
  return lines.join('\n');
};

/** Worth keeping only while these happen in it. */
const BLITZ = ['moved', 'blockRolled', 'checked', 'ballTaken', 'claimed'];
const BLOOD = ['moved', 'blockRolled', 'rolled', 'armourRolled', 'kickOffRolled', 'cardPlayed', 'turnover'];

test.each([
  ['human-orc-2016.txt', 'blood-2016', 'human-quick-start', 'orc-quick-start', { cards: true }, 'golden 4'],
  ['dwarf-orc.txt', 'blitz-2024', 'dwarf', 'orc', { pitch: 'ask' }, 'golden 1'],
  ['human-skaven.txt', 'blitz-2022', 'human', 'skaven', { endgame: true, fouls: true }, 'golden 3'],
  [
    'wood-elf-khorne.txt',
    'blitz-2024',
    'wood-elf',
    'khorne',
    { events: true, fouls: true, throwTeammate: true, balls: true, rookies: 'home', arena: 'roll', pitch: 'timber' },
    'golden 2',
  ],
] as const)('%s is played as it is written', (file, id, home, away, options, seed) => {
  const text = playthrough(id, home, away, options, seed);
  checkGoldenText(new URL(file, import.meta.url), text);
  for (const type of id.startsWith('blood') ? BLOOD : BLITZ) expect(text).toContain(`\n  ${type} `);
});
