/** Another language is one folder: in one where every text is its own key, the terminal says nothing else. */
import { BOT_NAMES } from '@ironpitch/ai';
import { answerOf, rulesets, SeededDice, verbOf } from '@ironpitch/engine';
import { keysOf } from '@ironpitch/texts';
import { english, speak } from '@ironpitch/texts/terminal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { englishIn, wordsAllowed } from '../../texts/test/english.ts';
import * as arena from '../src/commands/arena.ts';
import * as bench from '../src/commands/bench.ts';
import * as odds from '../src/commands/odds.ts';
import * as play from '../src/commands/play.ts';
import * as replay from '../src/commands/replay.ts';
import * as scenario from '../src/commands/scenario.ts';
import * as simulate from '../src/commands/simulate.ts';
import * as team from '../src/commands/team.ts';
import * as trace from '../src/commands/trace.ts';
import { helpPage } from '../src/play/commands.ts';
import { gameAtTable } from '../src/play/games.ts';
import { plainStyle } from '../src/play/style.ts';
import { luckLines } from '../src/text/luck.ts';
import { refusalText } from '../src/text/refusal.ts';
import { capture } from './capture.ts';

const editions = Object.fromEntries(
  Object.entries(english.editions).map(([id, edition]) => [id, keysOf(edition, `editions.${id}`)]),
);
beforeAll(() => speak({ texts: keysOf(english.texts), editions }));
afterAll(() => speak(english));

/** What a coach types is the same in every language, as flags are. */
const TYPED = wordsAllowed(
  'stop end pass keep yes no roll kick receive hand off throw hail short long marker ready back auto first second',
  'n ne e se s sw w nw up right down left leap saw stab gaze both block foul play spell move FILE',
  'rules cards player team zones way illegal time log look undo ask all less rerolls skills save quit concede',
);
const MATCH_MAX = 20_000;
/** How often each question is looked at. */
const SHOWN = 3;
const buffer = new Int16Array(512);

test.each(rulesets.map(one => [one.id, one] as const))(
  '%s: a whole match, its help, its cards and its players',
  (_, definition) => {
    const dice = new SeededDice(`language/${definition.id}`);
    const [home, away] = definition.boxTeams;
    const hasCards = Object.values(definition.entries).some(({ kind }) => kind === 'card');
    const options = definition.game === 'blood' && hasCards ? { cards: true } : {};
    const g = definition.create({ home, away, options }, new SeededDice('language'));
    g.events = [];
    g.start();
    const table = gameAtTable(g);
    const found = new Set<string>();
    const read = (lines: readonly string[]): void => {
      for (const line of lines) for (const word of englishIn(line, TYPED)) found.add(`${word}: ${line.trim()}`);
    };
    const frame = { style: plainStyle, columns: 900, rows: 200, log: [], question: [] };
    read([...table.rules(), ...helpPage(table)]);
    const shown = new Map<string, number>();
    for (let i = 0; !g.over; i++) {
      expect(i).toBeLessThan(MATCH_MAX);
      const { name } = g.question;
      const times = (shown.get(name) ?? 0) + 1;
      shown.set(name, times);
      if (times <= SHOWN) {
        const choices = table.choices();
        read(table.questionLines(choices, 900, plainStyle));
        read(table.help());
        read(table.draw({ ...frame, viewer: g.asked, you: g.asked, choices }));
        read([...table.cards(g.asked), ...table.player(g.asked, []), ...table.player(g.asked, ['99'])]);
        const [first] = g.playersOf(g.asked);
        if (first !== undefined) read(table.player(g.asked, [g.playerName(first).toLowerCase()]));
        const refused = table.understand(choices, ['§']);
        if (!refused.ok) read([refused.reason]);
      }
      const legal = buffer.subarray(0, g.legal(buffer));
      g.choose(legal[dice.pick(legal.length)] as number);
      read(table.tell(g.events ?? []));
      g.events = [];
    }
    read([...table.summary(definition.outcome(g), []), ...table.standing()]);
    expect([...found]).toEqual([]);
  },
  120_000,
);
const COMMANDS = { play, simulate, arena, scenario, replay, odds, team, bench, trace };
test.each(Object.entries(COMMANDS))(
  'the help of %s is made of texts, names and flags',
  async (command, { register }) => {
    const { out } = await capture(register, command, '--help');
    // Commander's own headings; names of commands, bots and speeds.
    const known = wordsAllowed(
      'Usage Options Arguments Commands ironpitch default display help for command file files any option options',
      `${command} check list show export roster ${BOT_NAMES.join(' ')} slow normal fast instant home`,
      rulesets.map(({ id }) => id).join(),
    );
    const text = out.replace(/--?[a-z-]+|<[^>]*>|\[[^\]]*\]/g, ' ');
    expect(text).toContain(`⟦commands.${command}.about⟧`);
    expect(text.split('\n').flatMap(line => englishIn(line, known))).toEqual([]);
  },
);
test.each(rulesets.map(one => [one.id, one] as const))(
  '%s: what the rules refuse is said in texts',
  (_, definition) => {
    const dice = new SeededDice(`refused/${definition.id}`);
    const [home, away] = definition.boxTeams;
    const g = definition.create({ home, away, options: {} }, dice).start();
    const found = new Set<string>();
    const reasons = new Set<string>();
    for (let i = 0; i < MATCH_MAX && !g.over; i++) {
      const legal = buffer.slice(0, g.legal(buffer));
      const verb = verbOf(legal[dice.pick(legal.length)] as number);
      const tried = [
        ...g.legalAnswers().flatMap(answer => (typeof answer === 'string' ? [] : Object.keys(answer))),
        ...['run', 'mark', 'throw', 'block', 'move', 'blitz', 'pass', 'foul', 'target', 'to', 'stab'],
      ];
      for (const name of new Set(tried)) {
        const other = g.verbNamed(name);
        if (other?.object !== 'player' && other?.object !== 'square') continue;
        const object = dice.pick(other.object === 'player' ? g.playerCount : 40);
        const refusal = g.whyNot(answerOf(other, object));
        if (refusal === undefined) continue;
        reasons.add(refusal.reason);
        for (const word of englishIn(refusalText(g, refusal), TYPED)) found.add(`${refusal.reason}: ${word}`);
      }
      const alike = legal.filter(one => verbOf(one) === verb);
      g.choose(alike[dice.pick(alike.length)] as number);
    }
    expect([...found]).toEqual([]);
    expect(reasons.size).toBeGreaterThan(10);
  },
);
test('luck is told in texts', () => {
  const roll = {
    answered: 3,
    turn: 1,
    kind: 'dodge',
    side: 0,
    player: 'H4',
    dice: [2, 'pushed'],
    needs: 3,
    expected: 0.67,
    actual: 0,
    swing: -0.1,
    home: 0.4,
    sampled: true,
  } as const;
  const kind = { kind: 'kickOff', rolls: 2, tried: 1, expected: 0.5, actual: 1, swing: 0.1 };
  const lines = luckLines(
    {
      rolls: [roll],
      course: [{ home: 0.5, draw: 0.2, away: 0.3, answered: 0 }],
      byKind: [[kind], [{ ...kind, kind: 'block' }]],
      score: [0.1, -0.1],
      choices: [0, 0],
      from: 0.5,
      to: 0.6,
      deciding: [0],
    },
    { teams: ['Dwarf', 'Orc'], where: () => '', roll: () => '', face: () => '' },
  );
  expect(lines.join()).toContain('⟦luck.deciding⟧');
  expect(lines.flatMap(line => englishIn(line, TYPED))).toEqual([]);
});
