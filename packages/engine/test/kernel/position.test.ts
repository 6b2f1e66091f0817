/** The position: its size, what belongs to the kernel, players passing over others, lasting effects and how they end. */
import { describe, expect, test } from 'vitest';
import { LAYOUT as BLITZ } from '../../src/blitz/cells.ts';
import { LAYOUT as BLOOD } from '../../src/blood/cells.ts';
import { FACTS } from '../../src/blood/facts.ts';
import { ScriptedDice } from '../../src/dice/scripted.ts';
import { effectKind, effectKinds, MATCH_TARGET, teamTarget, Until } from '../../src/kernel/effects.ts';
import { BOARD, EFFECTS_MAX, GAME_CELLS, gameLayout, KERNEL, positionCells } from '../../src/kernel/layout.ts';
import { readPosition, writePosition } from '../../src/kernel/notation.ts';
import { AWAY, type BallId, HOME, NOBODY } from '../../src/words.ts';
import { drawn, named } from './slice/build.ts';
import { Place, Skill, type SliceGame, Stat } from './slice/game.ts';
import { GRID } from './slice/match.ts';

describe('size', () => {
  test("1,003 cells are the kernel's, then come a cell a square and those of the game, 640 at most", () => {
    expect([KERNEL.used, BOARD, GAME_CELLS]).toEqual([955, 955, 640]);
    expect(gameLayout(GRID.squares).used).toBe(955 + GRID.squares);
  });
  test('a position of either game is no more than 1,794 cells: it is copied in a tenth of a microsecond', () => {
    expect(Object.values(FACTS).every(({ at }) => at < BLOOD.used)).toBe(true);
    expect([positionCells(BLOOD), positionCells(BLITZ)]).toEqual([1794, 1666]);
  });
  test('the fields follow one another without gap or overlap, and no two have the same name', () => {
    let next = 0;
    for (const field of KERNEL.fields) {
      expect([field.name, field.at]).toEqual([field.name, next]);
      next += field.count;
    }
    expect(next).toBe(BOARD);
    expect(new Set(KERNEL.fields.map(f => f.name)).size).toBe(KERNEL.fields.length);
  });
  test('a game that wants more cells than there are is told which field did not fit', () => {
    const layout = gameLayout(GRID.squares);
    layout.cells('big', 'number', 'number', GAME_CELLS);
    expect(() => layout.cells('last')).toThrow('no room for 1 cells of "last"');
  });
});

describe('passing over a square', () => {
  const over = (): SliceGame =>
    drawn(
      `
      A . *
      1 . .`,
      new ScriptedDice(),
    );
  test('a player that hovers has a square, but the board shows the other, and the reach of the other stays', () => {
    const g = over();
    const [a, one] = [named(g, 'A'), named(g, '1')];
    g.hover(a, g.square(one));
    expect([g.hovers(a), g.square(a), g.playerAt(g.square(one))]).toEqual([true, g.square(one), one]);
    expect([g.reach(HOME, GRID.at(11, 6)), g.reach(AWAY, GRID.at(11, 6))]).toEqual([0, 1]);
    g.put(a, GRID.at(11, 6));
    expect([g.hovers(a), g.playerAt(GRID.at(10, 6)), g.reach(HOME, GRID.at(10, 6))]).toEqual([false, one, 1]);
  });
  test('the notation keeps who hovers, whichever of the two has the lower number, and over an empty square', () => {
    for (const [passing, standing] of [
      ['A', '1'],
      ['1', 'A'],
      ['A', ''],
    ] as const) {
      const g = over();
      const p = named(g, passing);
      g.hover(p, standing === '' ? GRID.at(15, 9) : g.square(named(g, standing)));
      const saved = g.save();
      g.rebuild();
      expect(g.save()).toEqual(saved);
      readPosition(g, writePosition(g));
      expect(g.hovers(p)).toBe(true);
      expect(g.playerAt(g.square(p))).toBe(standing === '' ? NOBODY : named(g, standing));
    }
  });
  test('a held ball goes along, and nobody can be put where somebody stands', () => {
    const g = over();
    const a = named(g, 'A');
    g.give(0 as BallId, a);
    g.hover(a, g.square(named(g, '1')));
    expect(g.ballSquare(0 as BallId)).toBe(g.square(named(g, '1')));
    expect(() => g.put(a, g.square(named(g, '1')))).toThrow('two players on one square');
  });
});

describe('lasting effects', () => {
  const DIZZY = effectKinds.includes('sliceDizzy') ? effectKinds.indexOf('sliceDizzy') : effectKind('sliceDizzy');
  const fresh = (): SliceGame => drawn('A B 1', new ScriptedDice());

  test('touch a player, a team or the match, and nobody else', () => {
    const g = fresh();
    g.affect(named(g, 'A'), DIZZY, 0, Until.turn);
    g.affect(teamTarget(AWAY), DIZZY, 0, Until.turn);
    expect(g.isAffected(named(g, 'A'), DIZZY)).toBe(true);
    expect(g.isAffected(named(g, 'B'), DIZZY)).toBe(false);
    expect([g.isAffected(teamTarget(AWAY), DIZZY), g.isAffected(teamTarget(HOME), DIZZY)]).toEqual([true, false]);
    expect(g.isAffected(MATCH_TARGET, DIZZY)).toBe(false);
    g.affect(MATCH_TARGET, DIZZY, 0, Until.match);
    expect(g.isAffected(MATCH_TARGET, DIZZY)).toBe(true);
    const text = writePosition(g);
    expect(text).toContain(
      'effect A sliceDizzy 0 turn 0\neffect away sliceDizzy 0 turn 0\neffect match sliceDizzy 0 match 0',
    );
    readPosition(g, text);
    expect(writePosition(g)).toBe(text);
    expect(g.isAffected(named(g, 'A'), DIZZY)).toBe(true);
  });
  test('an action inside an action ends its own effects only', () => {
    const g = fresh();
    const a = named(g, 'A');
    g.beginAction();
    g.changeStat(a, Stat.movement, 1, Until.action);
    g.beginAction();
    g.affect(a, DIZZY, 0, Until.action);
    g.changeStat(a, Stat.movement, 2, Until.action);
    expect([g.stat(a, Stat.movement), g.isAffected(a, DIZZY)]).toEqual([9, true]);
    g.endAction();
    expect([g.stat(a, Stat.movement), g.isAffected(a, DIZZY)]).toEqual([7, false]);
    g.endAction();
    expect(g.stat(a, Stat.movement)).toBe(6);
  });
  test('the end of a turn ends what belongs to actions too, and moves "next turn" on by one for its owner alone', () => {
    const g = fresh();
    const [a, one] = [named(g, 'A'), named(g, '1')];
    g.changeStat(a, Stat.movement, 1, Until.action);
    g.changeStat(a, Stat.strength, 1, Until.nextTurn, HOME);
    g.changeStat(one, Stat.strength, 1, Until.nextTurn, AWAY);
    g.endTurnEffects(HOME);
    expect([g.stat(a, Stat.movement), g.stat(a, Stat.strength), g.stat(one, Stat.strength)]).toEqual([6, 4, 4]);
    g.endTurnEffects(AWAY);
    expect([g.stat(a, Stat.strength), g.stat(one, Stat.strength)]).toEqual([4, 3]);
    g.endTurnEffects(HOME);
    expect(g.stat(a, Stat.strength)).toBe(3);
  });
  test('a drive ends what is shorter, a half ends drives, the match ends all', () => {
    const lasting = (end: (g: SliceGame) => void): number[] => {
      const g = fresh();
      const a = named(g, 'A');
      [Until.action, Until.turn, Until.nextTurn, Until.drive, Until.half, Until.match].forEach((until, stat) => {
        g.grantSkill(a, 100 + stat, until);
      });
      end(g);
      return [0, 1, 2, 3, 4, 5].filter(stat => g.hasSkill(a, 100 + stat));
    };
    expect(lasting(() => {})).toEqual([0, 1, 2, 3, 4, 5]);
    expect(lasting(g => g.endEffects(Until.drive))).toEqual([4, 5]);
    expect(lasting(g => g.endEffects(Until.half))).toEqual([5]);
    expect(lasting(g => g.endEffects(Until.match))).toEqual([]);
  });
  test('one kind can be ended before its time; the others keep their order, in which the last word counts', () => {
    const g = fresh();
    const a = named(g, 'A');
    g.affect(a, DIZZY, 1, Until.match);
    g.grantSkill(a, Skill.dodge, Until.match);
    g.affect(a, DIZZY, 2, Until.match);
    g.loseSkill(a, Skill.dodge, Until.match);
    g.endEffect(a, DIZZY);
    expect([g.isAffected(a, DIZZY), g.hasSkill(a, Skill.dodge)]).toEqual([false, false]);
    expect(writePosition(g).match(/^effect .*/gm)).toEqual([
      'effect A skillGained 0 match 0',
      'effect A skillLost 0 match 0',
    ]);
    g.endEffects(Until.match);
    const clean = fresh();
    expect(g.fingerprint()).toBe(clean.fingerprint()); // nothing of them is left behind
  });
  test('the table holds 64 and says so when it is full', () => {
    const g = fresh();
    for (let n = 0; n < EFFECTS_MAX; n++) g.affect(MATCH_TARGET, DIZZY, n, Until.match);
    expect(EFFECTS_MAX).toBe(64);
    expect(() => g.affect(MATCH_TARGET, DIZZY, 0, Until.match)).toThrow('more than 64 lasting effects');
  });
  test('two kinds of effect cannot have one name', () => {
    expect(() => effectKind('skillGained')).toThrow('two kinds of effect are called skillGained');
  });
  test('a player off the pitch keeps its effects', () => {
    const g = fresh();
    const a = named(g, 'A');
    g.changeStat(a, Stat.armour, -1, Until.match);
    g.takeOff(a, Place.knockedOut);
    expect([g.stat(a, Stat.armour), g.place(a)]).toEqual([7, Place.knockedOut]);
  });
});
