/** Match records: a match plays again to the same hash, goes on from the middle, and a bad record is refused by field. */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { RulesetDefinition } from '../../src/common/ruleset.ts';
import { SeededDice } from '../../src/dice/seeded.ts';
import { hashPosition } from '../../src/kernel/notation.ts';
import { MatchKeeper, type MatchRecord, type MatchSpec, RECORD_FORMAT, replay } from '../../src/kernel/record.ts';
import { rulesetNamed } from '../../src/rulesets.ts';
import { AWAY, BadInput, HOME } from '../../src/words.ts';
import { anyMatch, randomAnswer } from '../invariants/random-play.ts';

// Whole matches are played here: a busy machine is no failure.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const blitz = rulesetNamed('blitz-2024');
const keep = (spec: MatchSpec, seed: string): MatchKeeper =>
  new MatchKeeper(spec, blitz, dice => blitz.create(spec, dice), new SeededDice(seed), seed).start();
const play = (keeper: MatchKeeper, chance: SeededDice, decisions = Number.POSITIVE_INFINITY): MatchKeeper => {
  for (let n = 0; n < decisions && !keeper.game.over; n++)
    keeper.answer(keeper.game.nameAnswer(randomAnswer(keeper.game, chance, 'keen')));
  return keeper;
};
const again = (record: MatchRecord, options: Parameters<typeof replay>[3] = {}, rules: RulesetDefinition = blitz) =>
  replay(record, rules, dice => blitz.create(record, dice), options);
/** As it comes back from a file. */
const stored = (record: MatchRecord): MatchRecord => JSON.parse(JSON.stringify(record)) as MatchRecord;

const DWARF_ORC: MatchSpec = {
  ruleset: 'blitz-2024',
  home: 'dwarf',
  away: 'orc',
  options: { events: true, fouls: true },
};
let finished: MatchRecord;
let halfway: MatchRecord;
beforeAll(() => {
  finished = stored(play(keep(DWARF_ORC, 'record'), new SeededDice('coach')).record());
  halfway = stored(play(keep(DWARF_ORC, 'record'), new SeededDice('coach'), 200).record());
});

describe('a finished match', () => {
  test('its record has format, revision, ruleset, options, teams, generator, seed, answers, turns and the end', () => {
    expect(Object.keys(finished).sort()).toEqual(
      [
        'answers',
        'away',
        'final',
        'format',
        'generator',
        'home',
        'options',
        'revision',
        'ruleset',
        'seed',
        'turns',
      ].sort(),
    );
    expect([finished.format, finished.revision]).toEqual([RECORD_FORMAT, blitz.revision]);
    expect([finished.home, finished.away, finished.seed]).toEqual(['dwarf', 'orc', 'record']);
    expect(finished.turns.map(t => t[0])).toEqual(finished.turns.map((_, i) => i + 1));
    expect(finished.turns.every(([, answers, hash]) => answers > 0 && /^[0-9a-f]{16}$/.test(hash))).toBe(true);
  });
  test('plays again to the same hash, score and record, for any teams and modules', () => {
    const chance = new SeededDice('many');
    for (let n = 0; n < 12; n++) {
      const spec = anyMatch(blitz, chance);
      const record = stored(play(keep(spec, `many ${n}`), chance).record());
      expect(stored(again(record).record())).toEqual(record);
    }
  });
  test('can be replayed in part, and watched', () => {
    const seen: number[] = [];
    const keeper = again(finished, { until: 40, watch: (_, answered) => seen.push(answered) });
    expect(seen).toEqual(Array.from({ length: 41 }, (_, i) => i));
    expect([keeper.answers.length, keeper.game.over]).toEqual([40, false]);
    expect(stored(keeper.record()).dice?.length).toBeGreaterThan(0); // in mid-match again: no seed
    expect(keeper.record().seed).toBeUndefined();
  });
});

describe('a match that goes on', () => {
  test('its record holds the dice rolled so far and no seed', () => {
    expect(halfway.seed).toBeUndefined();
    expect(halfway.generator).toBeUndefined();
    expect(JSON.stringify(halfway)).not.toContain('"seed"');
    expect(halfway.final).toBeUndefined();
    expect(halfway.dice?.length).toBeGreaterThan(5);
    expect(halfway.dice?.[0]).toMatch(/^coin:(heads|tails)$/);
    expect(halfway.dice?.filter(roll => roll.startsWith('shuffle:')).length).toBeGreaterThan(0);
  });
  test('is brought back to the same position and played on with other dice; the whole is a record again', () => {
    const keeper = again(halfway, { after: new SeededDice('after') });
    const original = play(keep(DWARF_ORC, 'record'), new SeededDice('coach'), 200);
    expect(hashPosition(keeper.game)).toBe(hashPosition(original.game));
    expect(stored(keeper.record())).toEqual(halfway);
    play(keeper, new SeededDice('on'));
    const whole = stored(keeper.record());
    expect(whole.seed).toBeUndefined();
    expect(whole.answers.slice(0, 200)).toEqual(halfway.answers);
    expect(stored(again(whole).record())).toEqual(whole);
  });
  test('cannot be played on without a source of dice', () => {
    const keeper = again(halfway);
    expect(() => play(keeper, new SeededDice('on'))).toThrow('the script has no roll left');
  });
});

test('a refused answer is not kept, and an answer is kept in one spelling', () => {
  const keeper = keep(DWARF_ORC, 'refuse');
  const asked = keeper.game.asked;
  const legal = keeper.game.legalAnswers()[0];
  expect(() => keeper.answer('dance')).toThrow(BadInput);
  expect(() => keeper.answer(legal, asked === HOME ? AWAY : HOME)).toThrow('is asked now, not');
  const other = asked === HOME ? AWAY : HOME;
  for (const rubbish of ['dance', 'concede', {}, { run: 'x' }]) {
    const refused = (): unknown => keeper.answer(rubbish, other);
    expect(refused).toThrow(BadInput);
    expect(refused).not.toThrow(/expected one of|legal/); // what the other coach may answer is not theirs to know
  }
  expect(keeper.answers).toEqual([]);
  keeper.answer(legal, asked);
  expect(keeper.answers).toEqual([legal]);
  keeper.answer({ concede: 'away' }, AWAY);
  const record = stored(keeper.record());
  expect([record.answers.at(-1), record.final?.winner]).toEqual([{ concede: 'away' }, 'home']);
  expect(stored(again(record).record())).toEqual(record);
});

describe('a bad record is refused with a sentence that names the field', () => {
  const refusal = (record: MatchRecord, rules?: RulesetDefinition): string => {
    try {
      again(record, {}, rules);
    } catch (error) {
      expect(error).toBeInstanceOf(BadInput);
      expect((error as Error).message).not.toContain('\n');
      return (error as Error).message;
    }
    return 'accepted';
  };
  const changed = (changes: Partial<MatchRecord>): MatchRecord => ({ ...finished, ...changes });
  test('as it is, it is accepted', () => {
    expect([refusal(finished), refusal(halfway)]).toEqual(['accepted', 'accepted']);
  });
  test('newer', () => {
    expect(refusal(changed({ format: 2 }))).toBe(
      'format: the record is of format 2, newer than this version reads (1)',
    );
    expect(refusal(changed({ format: 0 }))).toBe('format: 0 is no format of records; this version reads 1');
    expect(refusal(changed({ revision: blitz.revision + 1 }))).toMatch(
      /^revision: the record follows revision \d+ of blitz-2024/,
    );
  });
  test('foreign', () => {
    expect(refusal(changed({ ruleset: 'blood-2025' }))).toBe(
      'ruleset: the record is of "blood-2025", it cannot be replayed as blitz-2024',
    );
    expect(() => rulesetNamed('chess')).toThrow('ruleset "chess" is unknown; known: blitz-2024');
    expect(refusal(changed({ generator: 'mersenne' }))).toBe(
      'generator: "mersenne" is unknown; this version has xoshiro128ss-1',
    );
    expect(refusal(changed({ home: 'halfling giants' }))).toMatch(/^team "halfling giants" is unknown/);
    expect(refusal(changed({ options: { weather: true } }))).toMatch(/^option "weather" is unknown/);
  });
  test('truncated', () => {
    expect(refusal(changed({ answers: finished.answers.slice(0, -1) }))).toBe(
      'final: the record says the match ended, but after its last answer it goes on',
    );
    const { seed: _, ...seedless } = finished;
    expect(refusal(seedless)).toBe('dice: the record has neither a seed nor the dice that were rolled');
    expect(refusal({ ...halfway, dice: halfway.dice?.slice(0, -1) as string[] })).toMatch(
      /^answers\[\d+\]: the script has no roll left/,
    );
    expect(refusal({ ...halfway, answers: halfway.answers.slice(0, 150) })).toMatch(
      /^dice: \d+ rolls of the record are left over/,
    );
  });
  test('changed', () => {
    expect(refusal(changed({ seed: 'recorD' }))).toMatch(/^(answers|turns)\[\d+\]: /);
    expect(refusal(changed({ answers: [...finished.answers, 'pass'] }))).toMatch(/^answers\[\d+\]: the match is over/);
    expect(refusal(changed({ answers: finished.answers.map((a, i) => (i === 30 ? 'dance' : a)) }))).toMatch(
      /^answers\[30\]: unknown answer "dance"/,
    );
    const turns = finished.turns.map((t, i) => (i === 4 ? ([t[0], t[1], '0000000000000000'] as const) : t));
    expect(refusal(changed({ turns }))).toMatch(
      /^turns\[4\]: the replay differs from the record at turn 5: hash [0-9a-f]{16}, recorded 0000000000000000$/,
    );
    const final = { ...(finished.final as NonNullable<MatchRecord['final']>), hash: 'ffffffffffffffff' };
    expect(refusal(changed({ final }))).toMatch(
      /^final: the replay ends with hash [0-9a-f]{16}, the record with ffffffffffffffff$/,
    );
    expect(refusal({ ...halfway, dice: ['d6:1', ...(halfway.dice?.slice(1) ?? [])] })).toBe(
      'the start: roll 1 of the script is "d6:1", but a coin is rolled',
    );
  });
});
