/** Match records: a match plays again to the same hash, goes on from the middle, and a bad record is refused by field. */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { RulesetDefinition } from '../../src/common/ruleset.ts';
import type { Dice } from '../../src/dice/dice.ts';
import { ScriptedDice } from '../../src/dice/scripted.ts';
import { SeededDice } from '../../src/dice/seeded.ts';
import type { Game } from '../../src/kernel/game.ts';
import { hashPosition, NOTATION_FORMAT } from '../../src/kernel/notation.ts';
import {
  follow,
  MatchKeeper,
  type MatchRecord,
  type MatchSpec,
  RECORD_FORMAT,
  replay,
  STEPS_MAX,
} from '../../src/kernel/record.ts';
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
  test('its record has format, revision, notation, ruleset, options, teams, generator, seed, answers, turns and the end', () => {
    expect(Object.keys(finished).sort()).toEqual(
      [
        'answers',
        'away',
        'final',
        'format',
        'generator',
        'home',
        'notation',
        'options',
        'revision',
        'ruleset',
        'seed',
        'turns',
      ].sort(),
    );
    expect([finished.format, finished.revision, finished.notation]).toEqual([
      RECORD_FORMAT,
      blitz.revision,
      NOTATION_FORMAT,
    ]);
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
    expect(refusal(changed({ format: 3 }))).toBe(
      'format: the record is of format 3, newer than this version reads (2)',
    );
    expect(refusal(changed({ format: 0 }))).toBe('format: 0 is no format of records; this version reads 1 to 2');
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
    const [first, ...others] = finished.turns as [MatchRecord['turns'][number], ...MatchRecord['turns']];
    expect(refusal(changed({ turns: [[7, first[1], first[2]], ...others] }))).toBe(
      `turns[0]: the replay begins turn 1 after ${first[1]} answers, recorded [7,${first[1]},"${first[2]}"]`,
    );
    expect(refusal(changed({ turns: [[1, first[1] + 1, first[2]], ...others] }))).toMatch(/^turns\[0\]: /);
    expect(refusal(changed({ turns: [] }))).toBe('accepted'); // turns that are not noted cannot differ
    expect(refusal(changed({ turns: [...finished.turns, [99, 1, '']] }))).toMatch(
      /^turns\[\d+\]: \[99,1,""\] is recorded, but the replay ends before$/,
    );
    expect(refusal(changed({ turns }))).toMatch(
      /^turns\[4\]: the replay differs from the record at turn 5: hash [0-9a-f]{16}, recorded 0000000000000000$/,
    );
    const final = { ...(finished.final as NonNullable<MatchRecord['final']>), hash: 'ffffffffffffffff' };
    expect(refusal(changed({ final }))).toMatch(
      /^final: the replay ends with hash [0-9a-f]{16}, the record with ffffffffffffffff$/,
    );
    const ended = finished.final as NonNullable<MatchRecord['final']>;
    const [home, away] = ended.score;
    expect(refusal(changed({ final: { ...ended, score: [home + 1, away] } }))).toBe(
      `final.score: the replay ends ${home} : ${away}, the record ${home + 1} : ${away}`,
    );
    const loser = ended.winner === 'home' ? 'away' : 'home';
    expect(refusal(changed({ final: { ...ended, winner: loser } }))).toBe(
      `final.winner: the replay is won by ${ended.winner ?? 'nobody'}, the record by ${loser}`,
    );
    expect(refusal({ ...halfway, dice: ['d6:1', ...(halfway.dice?.slice(1) ?? [])] })).toBe(
      'dice: roll 1 of the script is "d6:1", but a coin is rolled',
    );
  });
});

describe('a record of older rules is followed as far as they go the same way', () => {
  const followed = (record: MatchRecord, options: Parameters<typeof follow>[3] = {}): ReturnType<typeof follow> =>
    follow(record, blitz, dice => blitz.create(record, dice), options);
  const older = (record: MatchRecord, changes: Partial<MatchRecord> = {}): MatchRecord => ({
    ...record,
    revision: blitz.revision - 1,
    ...changes,
  });
  const AT = 60;
  /** The position after so many answers. */
  const hashAt = (record: MatchRecord, until: number): string => hashPosition(again(record, { until }).game);
  const dancing = (record: MatchRecord): MatchRecord['answers'] =>
    record.answers.map((answer, i) => (i === AT ? 'dance' : answer));

  test('to its end, when they do all the way', () => {
    for (const record of [finished, halfway]) {
      const { keeper, parting } = followed(older(record));
      expect(parting).toBeUndefined();
      expect(keeper.answers).toEqual(record.answers);
      expect(hashPosition(again(older(record)).game)).toBe(hashPosition(keeper.game));
    }
  });
  test('to the last answer that is legal, with the turn and the reason; today it is an error', () => {
    const record = older(finished, { answers: dancing(finished) });
    const { keeper, parting } = followed(record);
    const turn = finished.turns.filter(([, answers]) => answers <= AT).at(-1)?.[0];
    expect(parting).toMatchObject({ turn, answers: AT, older: true });
    expect(parting?.reason).toMatch(/^answers\[60\]: unknown answer "dance"/);
    expect(hashPosition(keeper.game)).toBe(hashAt(finished, AT));
    expect(() => again(record)).toThrow('(the record follows revision 1 of blitz-2024, this version plays revision 2)');
    const today = { ...finished, answers: dancing(finished) };
    expect(followed(today).parting?.older).toBe(false);
    expect(() => again(today)).toThrow(/^answers\[60\]: unknown answer "dance"/);
  });
  test('an answer that breaks off for want of a die is taken back: position, report and rolls', () => {
    const rolledAt = (until: number): number => again(halfway, { until }).record().dice?.length as number;
    const at = halfway.answers.findIndex((_, i) => i > AT && rolledAt(i + 1) > rolledAt(i));
    const record = older(halfway, { dice: halfway.dice?.slice(0, rolledAt(at)) as string[] });
    const report: string[] = [];
    const { keeper, parting } = followed(record, {
      after: new SeededDice('after'),
      watch: g => {
        g.events ??= [];
        report.push(...g.events.splice(0).map(event => event.type));
      },
    });
    expect(parting).toMatchObject({ answers: at, older: true });
    expect(parting?.reason).toMatch(/: the script has no roll left/);
    expect(hashPosition(keeper.game)).toBe(hashAt(halfway, at));
    expect(keeper.game.events).toEqual([]);
    expect(keeper.record().dice).toEqual(record.dice);
    // The match goes on from there, with new dice, and is a record of today.
    play(keeper, new SeededDice('on'));
    const whole = stored(keeper.record());
    expect([whole.revision, whole.answers.slice(0, at)]).toEqual([blitz.revision, halfway.answers.slice(0, at)]);
    expect(stored(again(whole).record())).toEqual(whole);
  });
  test('a die that is not the one that falls now: what is left of the old dice is not used', () => {
    const dice = (halfway.dice as string[]).map((roll, i) => (i > 10 && roll.startsWith('d6') ? 'd3:1' : roll));
    const { keeper, parting } = followed(older(halfway, { dice }), { after: new SeededDice('after') });
    expect(parting?.reason).toMatch(/^answers\[\d+\]: roll \d+ of the script is "d3:1", but a d6 is rolled$/);
    play(keeper, new SeededDice('on'));
    const whole = stored(keeper.record());
    expect(stored(again(whole).record())).toEqual(whole);
  });
  test('a finished match that cannot be followed to its end goes on with dice that its seed does not tell', () => {
    const { keeper } = followed(older(finished, { answers: dancing(finished) }), { after: new SeededDice('after') });
    play(keeper, new SeededDice('on'));
    const whole = stored(keeper.record());
    expect([whole.seed, whole.final === undefined]).toEqual([undefined, false]);
    expect(stored(again(whole).record())).toEqual(whole);
  });
  test('hashes count over the notation of today, and over no other', () => {
    const turns = finished.turns.map(([turn, answers]) => [turn, answers, '0'.repeat(16)] as const);
    const final = { ...(finished.final as NonNullable<MatchRecord['final']>), hash: '0'.repeat(16) };
    const first = finished.turns[0] as MatchRecord['turns'][number];
    expect(followed(older(finished, { turns, final })).parting).toMatchObject({ turn: 1, answers: first[1] });
    const notation = NOTATION_FORMAT - 1;
    expect(followed(older(finished, { turns, final, notation })).parting).toBeUndefined();
    const score = [final.score[0] + 1, final.score[1]] as const;
    expect(followed({ ...finished, turns, notation, final: { ...final, score } }).parting).toMatchObject({
      older: false,
      answers: finished.answers.length,
      reason: expect.stringMatching(/^final\.score: the replay ends /),
    });
    expect(
      followed(older(halfway, { turns, notation, answers: halfway.answers.slice(0, 150) })).parting?.reason,
    ).toMatch(/^dice: \d+ rolls of the record are left over/);
    // Dice of format 1 do not say which of two sides fell, so that a hash over one on the table may differ.
    const { notation: _, ...first1 } = { ...halfway, format: 1, turns };
    expect(followed(first1).parting).toBeUndefined();
  });
  test('no record makes a replay run on and on', () => {
    const watch = (g: Game, answered: number): void => {
      if (answered === AT) for (let n = 0; n < STEPS_MAX - 500; n++) g.onStep?.();
    };
    const { parting, keeper } = followed(finished, { watch });
    expect(parting?.reason).toMatch(/^answers\[\d+\]: more than 1000000 steps are taken; a match that was played /);
    expect(parting?.answers).toBeGreaterThan(AT);
    expect(hashPosition(keeper.game)).toBe(hashAt(finished, parting?.answers as number));
    expect(keeper.game.onStep).toBeUndefined(); // whoever plays on is not counted
  });
});

test('which side of a die fell is kept: a match that ends with it on the table replays to the same hash', () => {
  const blood = rulesetNamed('blood-2016');
  const position = {
    players: [
      { id: 'A', side: 'home', square: [10, 8] },
      { id: 'B', side: 'away', square: [11, 8] },
    ],
  };
  const spec: MatchSpec = { ruleset: 'blood-2016', home: 'human', away: 'orc', options: {} };
  const create = (dice: Dice): Game => blood.setUp({ ...spec, position: { ...position, rerolls: { home: 1 } } }, dice);
  const keeper = new MatchKeeper(spec, blood, create, new ScriptedDice(['block:pushed#2']));
  keeper.answer({ block: 'A' });
  keeper.answer({ target: 'B' });
  expect(keeper.record().dice).toEqual(['block:pushed#2']);
  const bytes = keeper.game.save();
  const replayed = new MatchKeeper(spec, blood, create, new ScriptedDice(stored(keeper.record()).dice));
  for (const answer of keeper.answers) replayed.answer(answer);
  expect(replayed.game.save()).toEqual(bytes);
});
