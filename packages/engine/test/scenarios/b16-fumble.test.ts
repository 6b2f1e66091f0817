/** Fumbles: which Pass rolls are dropped, and what follows. */
import { describe, expect, test } from 'vitest';
import { type BloodScenario, blood, type Settings } from '../blood/dsl.ts';

/** A throws over so many squares with a natural roll; opponents stand where they mark the thrower. */
const thrown = (columns: number, die: number, settings: Settings = {}, markers = '. . .'): BloodScenario => {
  const dots = Array<string>(columns - 1)
    .fill('.')
    .join(' ');
  return blood(`${markers}\n. A ${dots} B\n. .\n. .\n. .\nC . 3`, {
    at: [4, 5],
    ball: 'A',
    ...settings,
    options: { interceptions: false, ...settings.options },
  }).dice(`d6:${die}`);
};
type Result = 'fumbled' | 'inaccurate' | 'accurate';
/** What is rolled after the pass: a bounce, three scatters and a bounce, a catch. */
const AFTERWARDS: Readonly<Record<Result, readonly string[]>> = {
  fumbled: ['d8:6'],
  inaccurate: ['d8:7', 'd8:7', 'd8:7', 'd8:7'],
  accurate: ['d6:6'],
};
/** What a pass comes to for each natural roll from 1 to 6. */
const expectResults = (columns: number, markers: string, expected: readonly Result[]): void => {
  expected.forEach((result, i) => {
    const s = thrown(columns, i + 1, {}, markers).dice(...AFTERWARDS[result]);
    s.passes('A', '', [5 + columns, 6])
      .expectEvent({ type: 'passResult', result })
      .done();
  });
};

describe('which rolls', () => {
  test('B16-FUMBLE-01, B16-FUMBLE-X1: 1 or less after modifiers: a marked Long Bomb', () => {
    expectResults(11, '1 . .', ['fumbled', 'fumbled', 'fumbled', 'fumbled', 'inaccurate', 'accurate']);
  });
  test('B16-FUMBLE-01, B16-FUMBLE-X1: before modifiers: a natural 1, of a Short as of a Quick Pass', () => {
    expectResults(4, '. . .', ['fumbled', 'inaccurate', 'inaccurate', 'accurate', 'accurate', 'accurate']);
    expectResults(3, '. . .', ['fumbled', 'inaccurate', 'accurate', 'accurate', 'accurate', 'accurate']);
  });
  test('B16-FUMBLE-01, B16-OQ-34: never a natural 6, whatever is taken off', () => {
    expectResults(11, '1 2 4', ['fumbled', 'fumbled', 'fumbled', 'fumbled', 'fumbled', 'accurate']);
  });
  test('B16-FUMBLE-01, B16-OQ-35: without the module they are inaccurate passes', () => {
    const s = thrown(4, 1, { options: { fumbles: false } })
      .dice('d8:7', 'd8:7', 'd8:7', 'd8:5')
      .passes('A', '', [9, 6]);
    s.expectEvent({ type: 'passResult', result: 'inaccurate' })
      .expectBall([10, 9])
      .expectTurnover('passNotCaught')
      .done();
  });
});

test("B16-FUMBLE-02: the ball drops in the thrower's square and bounces once from there", () => {
  const s = thrown(4, 1).dice('d8:1').passes('A', '', [9, 6]).expectBall([4, 5]);
  expect(s.wayOfBall()).toEqual(['4,5']);
  s.done();
});
describe('B16-FUMBLE-03: always a turnover', () => {
  test('B16-FUMBLE-03: with the ball on the ground', () => {
    thrown(4, 1).dice('d8:1').passes('A', '', [9, 6]).expectTurnover('fumble').expectAsked('action', 'away').done();
  });
  test('B16-FUMBLE-03: in the hands of a team-mate, of the thrower itself, of an opponent', () => {
    thrown(4, 1, {}, '. . D')
      .dice('d8:3', 'd6:4')
      .passes('A', '', [9, 6])
      .expectBall('D')
      .expectTurnover('fumble')
      .done();
    // Off C and back to the thrower.
    blood('C A . . . . B . 3', { ball: 'A', options: { interceptions: false } })
      .dice('d6:1', 'd8:4', 'd6:1', 'd8:5', 'd6:4')
      .passes('A', '', [16, 5])
      .expectBall('A')
      .expectTurnover('fumble')
      .expectAsked('action', 'away')
      .done();
    thrown(4, 2, {}, '1 . .')
      .dice('d8:1', 'd6:6')
      .passes('A', '', [9, 6])
      .expectBall('1')
      .expectTurnover('fumble')
      .done();
  });
});
test('B16-FUMBLE-04: Pass may re-roll a fumble', () => {
  const fumbled = (): BloodScenario => thrown(4, 1, { who: { A: ['pass'] } }).passes('A', '', [9, 6]);
  const s = fumbled().expectAsked('reroll', 'home', 'keep', { reroll: 'pass' });
  s.dice('d6:4', 'd6:3').answers({ reroll: 'pass' }).expectBall('B').expectTurnover('none').done();
  fumbled().dice('d8:1').answers('keep').expectTurnover('fumble').done();
  fumbled().dice('d6:1', 'd8:1').answers({ reroll: 'pass' }).expectTurnover('fumble').done();
});
