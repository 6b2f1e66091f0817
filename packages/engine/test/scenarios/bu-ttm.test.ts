/** The Throw Team-mate Action: who throws whom where, and every way of coming down. */
import { expect } from 'vitest';
import { type Scenario, type Settings, scenario } from '../dsl.ts';
import { currentEdition, describe, ofBox, test, test2024 } from '../editions.ts';

const options = { throwTeammate: true };
const ogres = { A: 'ogre/ogre', B: 'ogre/gnoblar' };
/** A is an Ogre at [6, 4], B a Gnoblar at [6, 5]; the rest is drawn by the test. */
const ogre = (drawing: string, settings: Settings = {}): Scenario =>
  scenario(drawing, { options, ...settings, who: { ...ogres, ...settings.who } });
const thrown = (s: Scenario, to: readonly [number, number]): Scenario =>
  s.answers({ throwTeammate: 'A' }, { player: 'B' }, { to: [...to] });
const causes = (s: Scenario, check: string): string[] =>
  (s.game.events ?? []).flatMap(e => (e.type === 'checked' && e.check === check ? e.modifiers.map(m => m.cause) : []));

test('BU-TTM-X1, BU-TTM-05: two Ogres side by side: neither may throw the other, both may throw the Gnoblar', () => {
  scenario('A C', { options, who: { A: 'ogre/ogre', C: 'ogre/ogre' } }).expectIllegal(
    { throwTeammate: 'A' },
    { throwTeammate: 'C' },
  );
  scenario(
    `
    A C
    B .`,
    { options, who: { ...ogres, C: 'ogre/ogre' } },
  )
    .expectLegal({ throwTeammate: 'A' }, { throwTeammate: 'C' })
    .answers({ throwTeammate: 'A' })
    .expectAsked('thrownPlayer', 'home', { player: 'B' });
});

describe('BU-TTM-01: who may throw', () => {
  test('exactly the Treemen, the Troll and the Ogres are tagged', () => {
    expect(
      currentEdition().teams.flatMap(t => t.positions.filter(p => p.throwsTeammates).map(p => `${t.id}/${p.id}`)),
    ).toEqual([...ofBox(['gnome/treeman'], []), 'goblin/troll', 'halfling/treeman', 'ogre/ogre']);
  });
  test2024('gnome/treeman: true', () => {
    scenario('A B . .', { options, who: { A: 'gnome/treeman' } }).expectLegal({ throwTeammate: 'A' });
  });
  test.each([
    ['halfling/treeman', true],
    ['goblin/troll', true],
    ['ogre/ogre', true],
    ['dwarf/troll-slayer', false],
    ['black-orc/black-orc', false],
    ['orc/big-un-blocker', false],
    ['ogre/gnoblar', false],
  ])('%s: %s', (position, may) => {
    const s = scenario('A B . .', { options, who: { A: position, B: 'human/lineman' } });
    expect(s.isLegal({ throwTeammate: 'A' })).toBe(may);
  });
  test('and nobody without the module', () => {
    scenario('A B . .', { who: ogres }).expectIllegal({ throwTeammate: 'A' });
  });
});

describe('BU-TTM-02: it is a Throw Action', () => {
  test('for once-per-turn (BU-OQ-25): a Throw before forbids it, and it forbids a Throw after', () => {
    scenario('A B', { options, who: { ...ogres, A: { position: 'ogre/ogre', done: ['throw'] } } }).expectIllegal({
      throwTeammate: 'A',
    });
    const s = ogre(
      `
      A B . *
      . . . .`,
    ).dice('d6:5');
    thrown(s, [7, 5]).expectAsked('action', 'home').expectIllegal({ throwTeammate: 'A' });
    s.runs('A', 'e e e').expectBall('A').expectIllegal({ throw: 'A' }).done();
  });
  test('for Challenge Cards: Completion and Risky Throw when it succeeds with -1, Move The Ball! by the thrown holder', () => {
    const active = ['showUsACompletion', 'makeARiskyThrow', 'moveTheBall'];
    const s = ogre('A B . . .', { ball: 'B', cards: { active } }).dice('d6:6');
    thrown(s, [12, 5])
      .expectAsked('claim', 'home', 'pass', { claim: 1 }, { claim: 2 }, { claim: 3 })
      .answers({ claim: 2 })
      .expectScore(2, 0)
      .done();
    const short = ogre('A B . . .', { ball: 'B', cards: { active } }).dice('d6:5');
    thrown(short, [10, 4]).expectAsked('claim', 'home', 'pass', { claim: 1 }).done();
    const failed = ogre('A B . . .', { cards: { active } }).dice('d6:4');
    thrown(failed, [10, 4]).expectAsked('action', 'home').done();
  });
  test('for Bonus Plays: Raw Talent re-rolls its check', () => {
    const s = ogre('A B . . .', { cards: { hands: { home: ['rawTalent'] } } })
      .dice('d6:2', 'd6:5')
      .answers({ throwTeammate: 'A' })
      .passes()
      .answers({ player: 'B' }, { to: [9, 4] })
      .passes()
      .expectAsked('reroll', 'home', 'keep', { reroll: 'rawTalent' })
      .answers({ reroll: 'rawTalent' });
    s.expectSquare('B', [9, 4]).expectStatus('B', 'open').done();
  });
  test2024('for Bonus Plays: Accurate Throw makes it 2+, Hail Mary Pass is not for it', () => {
    const s = ogre('A B . . .', { cards: { hands: { home: ['accurateThrow', 'hailMaryPass'] } } })
      .dice('d6:2')
      .answers({ throwTeammate: 'A' })
      .expectAsked('bonusPlay', 'home', 'pass', { play: 'accurateThrow' })
      .answers({ play: 'accurateThrow' }, 'pass', { player: 'B' }, { to: [9, 4] })
      .expectAsked('reroll', 'home', 'keep')
      .answers('keep');
    s.expectSquare('B', [9, 4]).expectStatus('B', 'open').done();
  });
});

test('BU-TTM-03: the thrower must be Open and hold no ball', () => {
  ogre('A B').expectLegal({ throwTeammate: 'A' });
  ogre('A B', { ball: 'A' }).expectIllegal({ throwTeammate: 'A' });
  ogre(
    `
    1 .
    A B`,
  ).expectIllegal({ throwTeammate: 'A' });
  ogre('a B').expectIllegal({ throwTeammate: 'A' });
  ogre('A B', { who: { A: { position: 'ogre/ogre', barred: true } } }).expectIllegal({ throwTeammate: 'A' });
});
test('BU-TTM-04: thrown is one adjacent standing Team-mate, Open or Marked', () => {
  ogre(
    `
    . C D .
    e A . .
    . B . F
    . . 1 .`,
    { who: { C: {}, D: {}, E: {}, F: {} } },
  )
    .expectStatus('B', 'marked')
    .expectStatus('C', 'open')
    .answers({ throwTeammate: 'A' })
    .expectAsked('thrownPlayer', 'home', { player: 'B' }, { player: 'C' }, { player: 'D' })
    .expectIllegal({ player: 'E' }, { player: 'F' }, { player: 'A' });
  ogre('A b').expectIllegal({ throwTeammate: 'A' });
  ogre('A . B').expectIllegal({ throwTeammate: 'A' });
});
test('BU-TTM-06: from the corner every square in reach of the ruler that is not blocked, occupied or not (BU-OQ-24)', () => {
  const s = ogre(
    `
    A B C
    . . .
    . . 1`,
    { at: [1, 1] },
  ).answers({ throwTeammate: 'A' }, { player: 'B' });
  const map = `
    . . x x x x x x x . . . . . .
    x x x x x x x x x . . . . . .
    x x x . . x x x x . . . . . .
    x x x . . x x x x . . . . . .
    x x x x x x x x . . . . . . .
    x x x x x x x x . . . . . . .
    x x x x x x x . . . . . . . .
    x x x . . x . . . . . . . . .
    x x x . . . . . . . . . . . .
    . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . .`;
  const squares = map
    .trim()
    .split('\n')
    .flatMap((row, y) =>
      row
        .trim()
        .split(' ')
        .flatMap((sign, x) => (sign === 'x' ? [{ to: [x + 1, y + 1] as const }] : [])),
    );
  s.expectAsked('landingSquare', 'home', ...squares);
});

describe('BU-TTM-07: a Throw Check for the thrower', () => {
  /** Thrown with this die, which is enough from `needed` on, and modified by exactly these. */
  const checked = (
    drawing: string,
    to: readonly [number, number],
    die: number,
    needed: number,
    modifiers: readonly string[],
  ): Scenario => {
    const s = ogre(drawing, { who: { C: { armour: '-' } } }).dice(`d6:${die}`);
    thrown(s, to);
    expect(causes(s, 'throw')).toEqual(modifiers);
    const passed = s.game.events?.find(e => e.type === 'checked');
    expect([die, passed?.type === 'checked' && passed.passed]).toEqual([die, die === needed]);
    return s;
  };
  test.each([
    ['short and clear', [8, 4], 'A B . .', 5, []],
    ['an adjacent square is no Hand-off', [7, 5], 'A B . .', 5, []],
    ['long', [10, 7], 'A B . .', 6, ['long']],
    ['an Open Opponent under the ruler', [10, 4], 'A . . 1 .\nB . . . .', 6, ['openOpponent']],
    ['a Marked Opponent under the ruler does not count', [10, 4], 'A . . 1 .\nB . . C .', 5, []],
  ] as const)('%s', (_, to, drawing, needed, modifiers) => {
    for (const die of [needed - 1, needed]) {
      const s = checked(drawing, to, die, needed, modifiers);
      const standing = to[0] === 10 && drawing.includes('1') ? 'marked' : 'open';
      s.expectStatus('B', die === needed ? standing : 'prone').done();
    }
  });
  test2024('a Marked Player on the target square does not count', () => {
    for (const die of [4, 5]) checked('A . . C .\nB . . . 1', [9, 4], die, 5, []).expectStatus('B', 'reserves').done();
  });
  test('a blocked square under the ruler, and Long with Obstructed together still -1 (BU-OQ-23)', () => {
    const near = ogre(
      `
      . . .
      A . .
      B . .`,
      { at: [2, 3] },
    ).dice('d6:5');
    thrown(near, [6, 4]).expectStatus('B', 'prone').done();
    expect(causes(near, 'throw')).toEqual(['blockedSquare']);
    const far = ogre(
      `
      . . .
      A . .
      B . .`,
      { at: [2, 3] },
    ).dice('d6:3', 'd6:6');
    thrown(far, [9, 4]).expectStatus('B', 'prone');
    far.expectEvent({ type: 'checked', total: 2 });
  });
});

test('BU-TTM-08: success on a free square: stands there and keeps its ball', () => {
  const s = ogre('A B . . .', { ball: 'B' }).dice('d6:5');
  thrown(s, [10, 4])
    .expectPitch('A . . . B')
    .expectStatus('B', 'open')
    .expectBall('B')
    .expectLog('checked', 'threwTeammate')
    .done();
});
test('BU-TTM-09: failure on a free square: Prone there, no Armour Check, its ball Bounces from there', () => {
  const s = ogre('A B . . .', { ball: 'B', who: { B: { position: 'ogre/gnoblar', armour: '-' } } }).dice(
    'd6:4',
    'd8:6',
  );
  thrown(s, [10, 4]).expectPitch('A . . . b').expectBall([10, 5]).done();
  expect(s.game.events?.filter(e => e.type === 'checked')).toHaveLength(1);
});

describe('BU-TTM-10: the target square is occupied', () => {
  const onto = (c: string, ...dice: string[]): Scenario =>
    thrown(
      ogre(
        `
        A B . .
        . . . ${c}`,
        { who: { C: { armour: 4 }, 1: { armour: 4 } } },
      ).dice(...dice),
      [9, 5],
    );
  test.each([
    ['the throw succeeded: -1, so 4 is not enough', '1', ['d6:5', 'd6:4'], 'reserves'],
    ['the throw succeeded: -1, and 5 is', '1', ['d6:5', 'd6:5'], 'prone'],
    ['the throw failed: no modifier, 4 is enough', '1', ['d6:4', 'd6:4'], 'prone'],
    ['the throw failed: 3 is not', '1', ['d6:4', 'd6:3'], 'reserves'],
    ['a Player who lay there already is checked too', 'c', ['d6:5', 'd6:4'], 'reserves'],
    ['a Player who lay there already may pass', 'c', ['d6:4', 'd6:4'], 'prone'],
  ] as const)('%s', (_, c, dice, status) => {
    const s = onto(c, ...dice)
      .expectStatus(c.toUpperCase(), status)
      .expectStatus('B', 'reserves');
    s.done();
    expect(causes(s, 'armour')).toEqual(dice[0] === 'd6:5' ? ['landedOn'] : []);
  });
  test('BU-TTM-13: a Team-mate there fares no better than an Opponent', () => {
    onto('C', 'd6:5', 'd6:4').expectStatus('C', 'reserves').expectStatus('B', 'reserves').done();
    onto('C', 'd6:5', 'd6:6').expectStatus('C', 'prone').expectStatus('B', 'reserves').done();
  });
  test('BU-TTM-12: the thrown Player is Injured without a check, whatever its Armour', () => {
    const s = onto('1', 'd6:6', 'd6:6').expectStatus('1', 'prone').expectStatus('B', 'reserves');
    expect(s.game.events?.filter(e => e.type === 'injured')).toEqual([
      { type: 'injured', player: s.id('B'), cause: 'thrown' },
    ]);
  });
});
test('BU-TTM-11, BU-TTM-12: both had a ball: occupant Prone, its ball, Armour Check, then thrown Player and its ball (BU-OQ-28)', () => {
  const s = ogre(
    `
    A B . .
    . . . 1`,
    { ball: ['B', '1'], who: { 1: { armour: 4 } } },
  ).dice('d6:5', 'd8:4', 'd6:1', 'd8:6');
  thrown(s, [9, 5])
    .expectStatus('1', 'reserves')
    .expectStatus('B', 'reserves')
    .expectBall([9, 6], 0)
    .expectBall([10, 5], 1)
    .done();
  expect(
    (s.game.events ?? []).flatMap(e =>
      e.type === 'wentProne' || e.type === 'injured'
        ? [`${e.type} ${s.game.playerName(e.player)}`]
        : e.type === 'ballBounced'
          ? [`bounced ${e.ball}`]
          : e.type === 'checked'
            ? [e.check]
            : [],
    ),
  ).toEqual(['throw', 'wentProne 1', 'bounced 1', 'armour', 'injured 1', 'injured B', 'bounced 0']);
});
test('BU-TTM-11: the ball Bounces off the Prone Player until it finds room', () => {
  const s = ogre(
    `
    A B . .
    . . . 1`,
    { ball: '1', who: { 1: { armour: 4 } } },
  ).dice('d6:4', 'd8:4', 'd6:6');
  thrown(s, [9, 5]).expectStatus('1', 'prone').expectBall([10, 5]).done();
});

describe('BU-TTM-14: Fumble', () => {
  test.each([
    ['a natural 1', [9, 5], 1],
    ['a 2 with -1', [12, 5], 2],
  ] as const)('%s: the thrown Player is Injured, its ball Bounces from the thrower', (_, to, die) => {
    const s = ogre('A B . .', { ball: 'B' }).dice(`d6:${die}`, 'd8:6');
    thrown(s, to).expectStatus('B', 'reserves').expectBall([6, 5]).expectPitch('A . . .').done();
  });
  test('a plain 2 is no Fumble', () => {
    const s = ogre('A B . .').dice('d6:2');
    thrown(s, [9, 5]).expectStatus('B', 'prone').expectSquare('B', [9, 5]).done();
  });
  test('the Player on the target square is unaffected and keeps its ball', () => {
    const s = ogre(
      `
      A B . .
      . . . 1`,
      { ball: '1' },
    ).dice('d6:1');
    thrown(s, [9, 5]).expectStatus('1', 'open').expectBall('1').expectStatus('B', 'reserves').done();
  });
});
test('BU-TTM-16: after a Fumble a loose ball on the target square stays where it lies', () => {
  const s = ogre('A B . *').dice('d6:1');
  thrown(s, [9, 4]).expectBall([9, 4]).expectStatus('B', 'reserves').done();
});

describe('BU-TTM-15: a loose ball on the target square', () => {
  test('Bounces when the Player lands standing, and is not picked up', () => {
    const s = ogre('A B . *').dice('d6:5', 'd8:4');
    thrown(s, [9, 4]).expectStatus('B', 'open').expectBall([10, 4]).done();
  });
  test('not even by Handling Skills (BU-OQ-61)', () => {
    const s = ogre('A B . *', { who: { B: 'human/thrower' } }).dice('d6:5', 'd8:4');
    thrown(s, [9, 4]).expectBall([10, 4]).done();
  });
  test('Bounces when the Player lands Prone, and so does the ball it brought', () => {
    const s = ogre('A B . *', { ball: 'B' }).dice('d6:4', 'd8:4', 'd8:8');
    thrown(s, [9, 4]).expectStatus('B', 'prone').expectBall([10, 4], 0).expectBall([8, 4], 1).done();
  });
});

test('BU-TTM-17: may land next to Opponents, and is Marked then', () => {
  const s = ogre(
    `
    A B . . 1
    . . . . .`,
  ).dice('d6:5');
  thrown(s, [9, 4]).expectStatus('B', 'marked').expectStatus('1', 'marked').done();
});

describe('BU-TTM-18: a thrown ball holder in the other End Zone', () => {
  const home = (opponent: string, die: number): Scenario =>
    thrown(
      ogre(
        `
        A B . . . .
        . . . . ${opponent} .`,
        { at: [10, 5], ball: 'B' },
      ).dice(`d6:${die}`),
      [15, 5],
    );
  test('scores at the end of the Action when it stands there Open', () => {
    home('.', 6).expectScore(4, 0).expectStatus('B', 'reserves').expectBall('none').done();
  });
  test('does not score when Marked', () => {
    home('1', 6).expectScore(0, 0).expectStatus('B', 'marked').expectBall('B').done();
  });
  test('does not score lying down', () => {
    const s = thrown(ogre('A B . .', { at: [12, 5], ball: 'B' }).dice('d6:4', 'd8:8'), [15, 5]);
    s.expectScore(0, 0).expectStatus('B', 'prone').expectBall([14, 5]).done();
  });
});

test('BU-TTM-19: being thrown is no Action of the thrown Player: barred or busy ones can be thrown and lose nothing', () => {
  const busy = ogre('A B . .', {
    who: { B: { position: 'ogre/gnoblar', done: ['run', 'throw'], barred: true } },
  }).dice('d6:5');
  thrown(busy, [9, 4]).expectSquare('B', [9, 4]).done();
  const s = ogre('A B . .').dice('d6:5');
  thrown(s, [9, 4]).expectAsked('action', 'home', 'endTurn', { run: 'A' }, { run: 'B' });
  expect(s.game.made(s.id('B'))).toBe(0);
});

test('BU-TTM-20: thrown and Prone is not Knocked Down: no Safe Hands for its ball', () => {
  const s = ogre('A B . .', { ball: 'B', who: { B: { abilities: ['safeHands'] } } }).dice('d6:4', 'd8:4');
  thrown(s, [9, 4]).expectStatus('B', 'prone').expectBall([10, 4]).expectAsked('action', 'home').done();
  scenario('. B 1', { active: 'away', ball: 'B', who: { B: { abilities: ['safeHands'] } } })
    .dice('block:smash')
    .blocks('1', 'B')
    .expectAsked('safeHands', 'home')
    .done();
});
test2024('BU-TTM-20: placed Prone is not Knocked Down: no Safe Hands for the ball, no Bladed Knuckle Dusters', () => {
  const s = ogre(
    `
    A B . .
    . . . 1`,
    { ball: '1', who: { 1: 'dwarf/runner' }, cards: { hands: { home: ['bladedKnuckleDusters'] } } },
  ).dice('d6:5', 'd8:4', 'd6:6');
  s.answers({ throwTeammate: 'A' }, 'pass', { player: 'B' }, { to: [9, 5] });
  s.expectAsked('reroll', 'home', 'keep').answers('keep');
  s.expectStatus('1', 'prone')
    .expectBall([10, 5])
    .expectEvent({ type: 'wentProne', player: s.id('1'), knockedDown: false })
    .expectAsked('action', 'home')
    .done();
});
