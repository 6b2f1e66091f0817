/** The 2022 edition: a Mark does not end next to the first Opponent it meets. */
import { describe, expect, test } from 'vitest';
import { blitz2024 } from '../../src/blitz/editions/2024.ts';
import { endSquares, legalOf, type Scenario, scenario, scenario2022, squaresIn } from '../dsl.ts';

test('B22-MARK-01: every way a Mark can go ends next to a standing Opponent (B22-OQ-08)', () => {
  const s = scenario2022(
    `
    . . . . .
    A . . 1 .
    . . . . .
    . 2 . . .`,
    { who: { 2: { state: 'prone' } } },
  ).answers({ mark: 'A' });
  s.expectIllegal('stop');
  expect(endSquares(s, 'A')).toEqual(
    squaresIn(`
    . . x . .
    . . x . .
    . . x . .
    . . . . .`),
  );
});
test('B22-MARK-01: with Prone Opponents alone within reach there is no Mark, not even of no squares', () => {
  scenario2022('A 1 . 2 .', { who: { 1: { state: 'prone' }, 2: { state: 'prone' } } })
    .expectIllegal({ mark: 'A' })
    .expectLegal({ run: 'A' });
});

test('B22-MARK-02: the first square next to a standing Opponent does not end the move', () => {
  const s = scenario2022('A . 1 . .').answers({ mark: 'A' }).walks('A', 'e');
  s.expectStatus('A', 'marked').expectAsked('markStep', 'home');
  s.walks('A', 'ne').expectSquare('A', [8, 3]).expectAsked('action', 'home').expectIllegal({ mark: 'A' });
  // In 2024 it does.
  scenario('A . 1 . .').marks('A', 'e').expectAsked('action', 'home');
});
test('B22-MARK-02: two squares are the limit', () => {
  scenario2022('A . 1 . .').marks('A', 'e ne').expectAsked('action', 'home').expectSquare('A', [8, 3]);
  const s = scenario2022('A . . . 1').expectIllegal({ mark: 'A' });
  expect(legalOf(s, 'mark')).toEqual([]);
});

test('B22-MARK-03: past one Opponent to another', () => {
  const s = scenario2022(
    `
    . . 1 . .
    A . . . .
    . . . 2 .`,
  ).answers({ mark: 'A' });
  s.walks('A', 'e').expectStatus('1', 'marked').expectStatus('2', 'open').walks('A', 'se');
  s.expectSquare('A', [8, 6])
    .expectStatus('1', 'open')
    .expectStatus('2', 'marked')
    .expectAsked('action', 'home')
    .done();
});

test('B22-MARK-04: both squares next to the same Opponent', () => {
  const s = scenario2022('A . 1 . .').answers({ mark: 'A' }).walks('A', 'e').expectStatus('1', 'marked');
  expect(legalOf(s, 'to')).toEqual(['7,3', '7,5', '8,3', '8,5']);
  s.walks('A', 'se').expectSquare('A', [8, 5]).expectStatus('1', 'marked').expectStatus('A', 'marked').done();
});

test('B22-MARK-05: past an Opponent and then next to nobody is no Mark', () => {
  const s = scenario2022('A . 1 . .').answers({ mark: 'A' }).walks('A', 'e');
  // Back to where it came from, and the squares beside that, are next to nobody.
  s.expectIllegal({ to: [6, 4] }, { to: [6, 3] }, { to: [6, 5] }).expectLegal('stop');
});
test('B22-MARK-05: a Prone Opponent does not count at the end of it', () => {
  const s = scenario2022(
    `
    . . 1 . .
    A . . . .
    . . . 2 .`,
    { who: { 2: { state: 'prone' } } },
  ).answers({ mark: 'A' });
  s.walks('A', 'e')
    .expectIllegal({ to: [8, 6] })
    .expectLegal('stop');
});

describe('B22-MARK-06: stopping after one square', () => {
  test('is allowed once the Player is Marked', () => {
    const s = scenario2022('A . 1 . .').answers({ mark: 'A' }).expectIllegal('stop').walks('A', 'e').answers('stop');
    s.expectSquare('A', [7, 4]).expectStatus('A', 'marked').expectAsked('action', 'home').done();
  });
  test('is not allowed before', () => {
    const s = scenario2022('A . . 1 .').answers({ mark: 'A' }).walks('A', 'e').expectIllegal('stop', 'pass');
    s.expectAsked('markStep', 'home', { to: [8, 3] }, { to: [8, 4] }, { to: [8, 5] });
  });
  test('is all that is left where no second square ends well', () => {
    const s = scenario2022(
      `
      1 B .
      C . .
      . . A`,
      { at: [1, 1] },
    );
    s.answers({ mark: 'A' }).walks('A', 'nw').expectAsked('markStep', 'home', 'stop').answers('stop');
    s.expectSquare('A', [2, 2]).expectAsked('action', 'home').done();
  });
});

test('B22-MARK-X2: the first square of the Lineman is next to the Orc Blitzer: it may stop, or go on and end Marked', () => {
  const start = (): Scenario =>
    scenario2022('A . 1 . .', { who: { A: 'dwarf/lineman', 1: 'orc/blitzer' } })
      .answers({ mark: 'A' })
      .walks('A', 'e')
      .expectAsked('markStep', 'home', 'stop', { to: [7, 3] }, { to: [7, 5] }, { to: [8, 3] }, { to: [8, 5] });
  start().answers('stop').expectPitch('. A 1 . .').expectStatus('A', 'marked').done();
  start().walks('A', 'ne').expectSquare('A', [8, 3]).expectStatus('A', 'marked').expectAsked('action', 'home').done();
});

test('B22-MARK-X4: (5,5) over (6,6) to (6,7) is legal in 2022 and not in 2024', () => {
  const settings = {
    at: [5, 5],
    who: { A: { position: 'dwarf/lineman' } },
  } as const;
  const drawing = `
    A . 1
    . . .
    . . .
    . . 2`;
  const s = scenario2022(drawing, settings).answers({ mark: 'A' }, { to: [6, 6] });
  s.expectStatus('A', 'marked')
    .answers({ to: [6, 7] })
    .expectSquare('A', [6, 7]);
  s.expectStatus('1', 'open').expectStatus('2', 'marked').expectAsked('action', 'home').done();
  scenario(drawing, { ...settings, edition: blitz2024 })
    .answers({ mark: 'A' }, { to: [6, 6] })
    .expectAsked('action', 'home');
});
