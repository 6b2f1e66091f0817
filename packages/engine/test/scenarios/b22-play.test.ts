/** The 2022 edition: Bonus Plays, back by back: when each may be played, and what it does. */
import { describe, expect, test } from 'vitest';
import { blitz2022 } from '../../src/blitz/editions/2022.ts';
import { blitz2024 } from '../../src/blitz/editions/2024.ts';
import { MOMENTS } from '../../src/blitz/words.ts';
import type { Answer } from '../../src/kernel/question.ts';
import { endSquares, legalOf, type Scenario, type Settings, scenario2022 } from '../dsl.ts';

/** Home's turn (unless said otherwise) with these Bonus Plays in home's hand. */
const holding = (plays: string | readonly string[], drawing: string, settings: Settings = {}): Scenario =>
  scenario2022(drawing, {
    ...settings,
    options: { endgame: true, ...settings.options },
    cards: { ...settings.cards, hands: { home: [plays].flat() } },
  });
/** Away holds them. */
const facing = (plays: string | readonly string[], drawing: string, settings: Settings = {}): Scenario =>
  scenario2022(drawing, {
    ...settings,
    options: { endgame: true, ...settings.options },
    cards: { ...settings.cards, hands: { away: [plays].flat() } },
  });
/** Passes on every card and re-roll that is asked about, until something else is. */
const passed = (s: Scenario): Scenario => {
  while (!s.game.over && ['bonusPlay', 'reroll'].includes(s.game.question.name))
    s.answers(s.isLegal('keep') ? 'keep' : 'pass');
  return s;
};
/** The dice that were rolled for the last Block. */
const blockDice = (s: Scenario): number =>
  (s.game.events ?? []).flatMap(e => (e.type === 'blockRolled' ? [e.dice.length] : [])).at(-1) ?? 0;

describe('which cards there are', () => {
  test.each([
    ['B22-PLAY-01', 'accurateThrow', 'Accurate Throw', 1, 0],
    ['B22-PLAY-02', 'blitz', 'Blitz!', 1, 0],
    ['B22-PLAY-03', 'blockingPlay', 'Blocking Play', 1, 0],
    ['B22-PLAY-04', 'defensivePlay', 'Defensive Play', 1, 0],
    ['B22-PLAY-05', 'distraction', 'Distraction', 1, 0],
    ['B22-PLAY-06', 'divingTackle', 'Diving Tackle', 1, 0],
    ['B22-PLAY-07', 'dodge', 'Dodge', 1, 0],
    ['B22-PLAY-08', 'inspiration', 'Inspiration', 3, 0],
    ['B22-PLAY-09', 'interference', 'Interference', 1, 0],
    ['B22-PLAY-10', 'intervention', 'Intervention', 1, 0],
    ['B22-PLAY-11', 'jumpUp', 'Jump Up', 1, 0],
    ['B22-PLAY-12', 'multiBall', 'Multi-Ball', 1, 0],
    ['B22-PLAY-13', 'rawTalent', 'Raw Talent', 3, 0],
    ['B22-PLAY-14', 'reserves', 'Reserves', 2, 0],
    ['B22-PLAY-15', 'shadow', 'Shadow', 1, 0],
    ['B22-PLAY-16', 'sprint', 'Sprint', 1, 0],
    ['B22-PLAY-17', 'stepAside', 'Step Aside', 1, 0],
    ['B22-PLAY-18', 'throwingPlay', 'Throwing Play', 1, 0],
    ['B22-PLAY-19', 'toughEnough', 'Tough Enough', 1, 0],
    ['B22-PLAY-20', 'absoluteCarnage', 'Absolute Carnage', 0, 1],
    ['B22-PLAY-21', 'absolutelyNails', 'Absolutely Nails', 0, 1],
    ['B22-PLAY-22', 'bladedKnuckleDusters', 'Bladed Knuckle Dusters', 0, 1],
    ['B22-PLAY-23', 'bodyCheck', 'Body Check', 0, 1],
    ['B22-PLAY-24', 'bribedRef', 'Bribed Ref', 0, 1],
    ['B22-PLAY-25', 'comboPlay', 'Combo Play', 0, 1],
    ['B22-PLAY-26', 'getInThere', 'Get In There', 0, 1],
    ['B22-PLAY-27', 'hailMaryPass', 'Hail Mary Pass', 0, 1],
    ['B22-PLAY-28', 'legUp', 'Leg Up', 0, 1],
    ['B22-PLAY-29', 'nervesOfSteel', 'Nerves Of Steel', 0, 1],
    ['B22-PLAY-30', 'nufflesBlessing', "Nuffle's Blessing", 0, 1],
    ['B22-PLAY-31', 'pro', 'Pro', 0, 1],
    ['B22-PLAY-32', 'readyToGo', 'Ready To Go', 0, 1],
    ['B22-PLAY-33', 'shoulderCharge', 'Shoulder Charge', 0, 1],
    ['B22-PLAY-34', 'moxy', "The Kid's Got Moxy", 0, 1],
    ['B22-PLAY-35', 'yourTimeToShine', 'Your Time To Shine', 0, 1],
  ])('%s: %s is "%s", %i standard and %i endgame copies', (rule, id, name, standard, endgame) => {
    expect(blitz2022.plays.find(p => p.id === id)).toMatchObject({ rule, name });
    expect(blitz2022.deck.filter(card => card.play === id)).toHaveLength(standard);
    expect(blitz2022.endgameDeck.filter(card => card.play === id)).toHaveLength(endgame);
  });
  test('B22-PLAY-37: 19 standard backs on 24 cards, 16 endgame backs on 16', () => {
    expect(blitz2022.plays).toHaveLength(35);
    expect(new Set(blitz2022.deck.map(card => card.play)).size).toBe(19);
    expect(blitz2022.deck).toHaveLength(24);
    expect(new Set(blitz2022.endgameDeck.map(card => card.play)).size).toBe(16);
    expect(blitz2022.endgameDeck).toHaveLength(16);
  });
});

/** Small scenes in which home holds one card; between them they come past every moment there is. */
interface Scene {
  readonly drawing: string;
  readonly settings?: Settings;
  readonly dice?: readonly string[];
  readonly answers: readonly Answer[];
}
const SCENES: Readonly<Record<string, Scene>> = {
  'own turn': {
    drawing: 'a . C . B 1\n. . D . . .',
    settings: { at: [3, 6], moment: 'turnStart', reserves: { R: {} }, ball: 'B', cards: { deck: [] } },
    answers: [{ run: 'C' }, 'stop', { run: 'D' }, 'stop', { standUp: 'A' }, 'endTurn'],
  },
  mark: {
    drawing: 'A . . 1',
    settings: { who: { A: { done: ['run'] } } },
    answers: [{ mark: 'A' }, { to: [7, 4] }, { to: [8, 4] }],
  },
  'short throw': {
    drawing: 'A . . B',
    settings: { at: [6, 6], ball: 'A' },
    dice: ['d6:4'],
    answers: [{ throw: 'A' }, { target: 'B' }],
  },
  'long throw': {
    drawing: 'A . . . . B',
    settings: { at: [6, 6], ball: 'A' },
    dice: ['d6:4', 'd8:2'],
    answers: [{ throw: 'A' }, { target: 'B' }],
  },
  'hand-off': { drawing: 'A B', settings: { ball: 'A' }, answers: [{ throw: 'A' }, { target: 'B' }] },
  block: { drawing: 'A 1 .', dice: ['block:smash', 'd6:3'], answers: [{ block: 'A' }, { target: '1' }] },
  touchdown: {
    drawing: 'A .',
    settings: { at: [14, 6], ball: 'A' },
    answers: [{ run: 'A' }, { to: [15, 6] }, 'stop'],
  },
  claim: {
    drawing: 'A . B\n. . C',
    settings: { cards: { active: ['getTogether'] } },
    answers: [{ run: 'A' }, { to: [7, 4] }, 'stop', { claim: 1 }],
  },
  'their start': {
    drawing: 'A . . . 1',
    settings: { active: 'away', moment: 'turnStart', ball: '1', cards: { deck: [] } },
    answers: [],
  },
  'their run': {
    drawing: 'A . . . 1',
    settings: { active: 'away' },
    answers: [{ run: '1' }, { to: [9, 4] }, 'stop'],
  },
  'their mark': { drawing: 'A . 1', settings: { active: 'away' }, answers: [{ mark: '1' }, { to: [7, 4] }, 'stop'] },
  'their throw': {
    drawing: '1 . . 2',
    settings: { active: 'away', at: [6, 6], ball: '1' },
    dice: ['d6:4'],
    answers: [{ throw: '1' }, { target: '2' }],
  },
  'their sidestep': {
    drawing: 'A 1 .',
    settings: { active: 'away' },
    answers: [{ sidestep: '1' }, { to: [8, 4] }],
  },
  'their block': {
    drawing: '. A 1',
    settings: { active: 'away' },
    dice: ['block:smash', 'd6:3'],
    answers: [{ block: '1' }, { target: 'A' }],
  },
};
/** Where a card that home holds can be played, scene by scene; nothing is played. */
const offers = (play: string): string[] => {
  const found: string[] = [];
  for (const [name, scene] of Object.entries(SCENES)) {
    const s = holding(play, scene.drawing, scene.settings ?? {}).dice(...(scene.dice ?? []));
    if (scene.settings?.moment === 'turnStart') s.starts();
    const rest = [...scene.answers];
    let acted = 0;
    for (;;) {
      const question = s.game.question.name;
      if (s.isLegal({ play }) || (play === 'rawTalent' && question === 'reroll' && s.isLegal({ reroll: play }))) {
        if (question === 'bonusPlay') found.push(`${name}: ${MOMENTS[s.game.about(0)]}`);
        else if (question !== 'action') found.push(`${name}: ${question}`);
        else if (name === 'own turn') found.push(`${name}: ${acted} Actions`);
      }
      const [next] = rest;
      if (next !== undefined && s.isLegal(next)) {
        if (question === 'action') acted++;
        s.answers(next);
        rest.shift();
        if (next === 'endTurn') break;
      } else if (s.isLegal('keep')) s.answers('keep');
      else if (s.isLegal('pass')) s.answers('pass');
      else break;
    }
    expect([name, rest]).toEqual([name, []]);
    s.done();
  }
  return found;
};
describe('when a card in hand can be played, and when it cannot', () => {
  const anytime = [0, 1, 2, 3].map(n => `own turn: ${n} Actions`);
  test.each<[string, string, readonly string[]]>([
    ['B22-PLAY-01', 'accurateThrow', ['short throw: beforeThrowCheck']],
    ['B22-PLAY-02', 'blitz', ['mark: freeAction']],
    ['B22-PLAY-03', 'blockingPlay', anytime],
    ['B22-PLAY-04', 'defensivePlay', ['own turn: turnStart']],
    ['B22-PLAY-05', 'distraction', ['their mark: opponentMarked']],
    ['B22-PLAY-06', 'divingTackle', ['mark: freeAction']],
    [
      'B22-PLAY-07',
      'dodge',
      ['own turn: beforeRun', 'own turn: beforeRun', 'touchdown: beforeRun', 'claim: beforeRun'],
    ],
    ['B22-PLAY-08', 'inspiration', ['own turn: 3 Actions']],
    ['B22-PLAY-09', 'interference', ['mark: beforeMark']],
    ['B22-PLAY-10', 'intervention', ['their run: opponentRan']],
    ['B22-PLAY-11', 'jumpUp', ['own turn: 0 Actions']],
    ['B22-PLAY-13', 'rawTalent', ['short throw: reroll', 'long throw: reroll', 'block: reroll', 'their block: reroll']],
    ['B22-PLAY-14', 'reserves', ['own turn: 0 Actions']],
    ['B22-PLAY-15', 'shadow', ['their sidestep: afterOpponentSidestep']],
    [
      'B22-PLAY-16',
      'sprint',
      ['own turn: beforeRun', 'own turn: beforeRun', 'touchdown: beforeRun', 'claim: beforeRun'],
    ],
    ['B22-PLAY-17', 'stepAside', ['their block: targeted']],
    ['B22-PLAY-18', 'throwingPlay', ['own turn: turnStart']],
    ['B22-PLAY-19', 'toughEnough', ['their block: beforeArmour']],
    ['B22-PLAY-20', 'absoluteCarnage', ['block: beforeTheirArmour']],
    ['B22-PLAY-21', 'absolutelyNails', ['their block: beforeArmour']],
    ['B22-PLAY-22', 'bladedKnuckleDusters', ['block: knockedDown']],
    ['B22-PLAY-23', 'bodyCheck', ['block: beforeBlock']],
    ['B22-PLAY-25', 'comboPlay', ['short throw: freeAction', 'hand-off: freeAction']],
    ['B22-PLAY-26', 'getInThere', ['their block: injured']],
    ['B22-PLAY-27', 'hailMaryPass', ['short throw: beforeThrow', 'long throw: beforeThrow', 'hand-off: beforeThrow']],
    ['B22-PLAY-28', 'legUp', ['touchdown: scored', 'claim: scored']],
    ['B22-PLAY-29', 'nervesOfSteel', ['own turn: 0 Actions', 'own turn: 1 Actions', 'own turn: 2 Actions']],
    [
      'B22-PLAY-31',
      'pro',
      ['short throw: beforeThrowCheck', 'long throw: beforeThrowCheck', 'their block: beforeArmour'],
    ],
    ['B22-PLAY-33', 'shoulderCharge', ['mark: freeAction']],
    ['B22-PLAY-34', 'moxy', ['block: beforeBlock']],
  ])('%s: %s can be played at %j, never otherwise', (_rule, play, moments) => {
    expect(offers(play)).toEqual(moments);
  });
});

describe('B22-PLAY-01: Accurate Throw', () => {
  const thrown = (drawing: string, ...dice: string[]): Scenario =>
    holding('accurateThrow', drawing, { at: [6, 6], ball: 'A', who: { A: { throw: 6 } } })
      .dice(...dice)
      .answers({ throw: 'A' }, 'pass', { target: 'B' });
  test('a short Throw is made with 2+', () => {
    thrown('A . . B', 'd6:2').answers({ play: 'accurateThrow' }).expectBall('B').expectHand('home').done();
    passed(thrown('A . . B', 'd6:2', 'd8:2').answers('pass'))
      .expectBall([9, 5])
      .expectHand('home', 'accurateThrow')
      .done();
  });
  test('a negative modifier still counts', () => {
    thrown('A . . B 1', 'd6:2', 'd8:2').answers({ play: 'accurateThrow' }).expectBall([6, 5]).done();
    thrown('A . . B 1', 'd6:3').answers({ play: 'accurateThrow' }).expectBall('B').done();
  });
  test('not for a long Throw', () => {
    thrown('A . . . . B').expectAsked('bonusPlay', 'home', 'pass');
    thrown('A . . . B').expectAsked('bonusPlay', 'home', 'pass', { play: 'accurateThrow' });
  });
});

describe('B22-PLAY-02: Blitz!', () => {
  const marked = (settings: Settings = {}): Scenario =>
    holding('blitz', 'A . . 1\n. . . 2', settings).answers({ mark: 'A' }, 'pass').walks('A', 'e e');
  test('after a Run and a Mark a free Block against an Opponent it Marks', () => {
    const s = marked({ who: { A: { done: ['run'] } }, actionsTaken: 1 }).dice('block:shove');
    s.answers({ play: 'blitz' })
      .expectAsked('blockTarget', 'home', { target: '1' }, { target: '2' })
      .answers({ target: '1' }, 'no')
      .expectHand('home');
    expect(s.game.actionsLeft).toBe(1);
    expect(legalOf(s, 'block')).toEqual([]);
    s.expectAsked('action', 'home').done();
  });
  test('not without a Run of the same Player, and not after its Block', () => {
    marked().expectAsked('freeAction', 'home', 'pass');
    marked({ who: { A: { done: ['run', 'block'] } }, actionsLeft: 2 }).expectAsked('freeAction', 'home', 'pass');
  });
  test('it comes before the Claim Step of the Mark', () => {
    holding('blitz', 'A . 1 .\n. . . .\n. . . .\n2 B 3 .', {
      who: { A: { done: ['run'] } },
      cards: { active: ['tieThemUp'] },
    })
      .dice('block:shove')
      .answers({ mark: 'A' }, 'pass', { to: [7, 4] }, 'stop')
      .answers({ play: 'blitz' }, { target: '1' }, 'no')
      .expectAsked('claim', 'home', 'pass', { claim: 1 })
      .done();
  });
});

describe('B22-PLAY-03: Blocking Play', () => {
  const drawing = 'A . . . .\n. . 1 . .\n. . . . .';
  const played = (...before: Answer[]): Scenario =>
    holding('blockingPlay', `${drawing}\nB . . . .`)
      .answers(...before)
      .answers({ play: 'blockingPlay' });
  test('Runs of the team may enter squares next to Opponents, which ends them', () => {
    played().runs('A', 'e').expectSquare('A', [7, 4]).expectStatus('A', 'marked').expectAsked('action', 'home').done();
    holding('sprint', drawing)
      .answers({ run: 'A' }, 'pass')
      .expectIllegal({ to: [7, 4] });
  });
  test('it may be played between two Player Actions, and holds for the rest of the turn only', () => {
    const s = played({ run: 'B' }, 'pass', 'stop').expectHand('home');
    s.answers({ run: 'A' }, { to: [7, 4] })
      .expectAsked('action', 'home')
      .done();
  });
  test('Blocks are not Assisted by it', () => {
    const s = holding('blockingPlay', 'A 1 .').answers({ play: 'blockingPlay' }).dice('block:miss').blocks('A', '1');
    expect(blockDice(s)).toBe(1);
  });
});

describe('B22-PLAY-04: Defensive Play', () => {
  const started = (): Scenario =>
    holding('defensivePlay', 'A 1 .\n. . .\n* . .', {
      moment: 'turnStart',
      cards: { active: [null], deck: ['getTogether'] },
    }).starts();
  test('every Block of the turn counts as Assisted', () => {
    const s = started().answers({ play: 'defensivePlay' }).dice('block:miss', 'block:shove').blocks('A', '1');
    expect(blockDice(s)).toBe(2);
    s.expectAsked('blockFace', 'home', { face: 'miss' }, { face: 'shove' });
  });
  test('it comes before the Pre-Turn Sequence', () => {
    const s = started().expectAsked('bonusPlay', 'home', 'pass', { play: 'defensivePlay' });
    expect(s.game.space(0)).toBe(-1);
    s.answers({ play: 'defensivePlay' }).expectAsked('action', 'home');
    expect(s.game.space(0)).toBeGreaterThanOrEqual(0);
  });
  test('not later in the turn, and Runs gain nothing by it', () => {
    const s = started().answers('pass').expectAsked('action', 'home').expectIllegal({ play: 'defensivePlay' });
    passed(s.dice('block:miss').blocks('A', '1'));
    expect(blockDice(s)).toBe(1);
    scenario2022('A . .\n. . 1', { inForce: ['defensivePlay'] })
      .answers({ run: 'A' })
      .expectIllegal({ to: [7, 4] });
  });
});

describe('B22-PLAY-05: Distraction', () => {
  test('after an Opponent’s Mark one Player next to the marker may make a free Sidestep', () => {
    const s = facing('distraction', 'A . . 1\n. . . 2\n3 . . .', { at: [6, 5] })
      .marks('A', 'e e')
      .expectAsked('bonusPlay', 'away', 'pass', { play: 'distraction' })
      .answers({ play: 'distraction' })
      .expectAsked('freeActionBy', 'away', { player: '1' }, { player: '2' })
      .answers({ player: '1' })
      .expectAsked('sidestep', 'away');
    expect(legalOf(s, 'to')).toEqual(['10,4', '10,5', '10,6']);
    s.answers({ to: [10, 5] })
      .expectSquare('1', [10, 5])
      .expectStatus('1', 'open')
      .expectAsked('action', 'home')
      .done();
  });
  test('before the Claim Step of the Mark, which still knows what the Mark fulfilled', () => {
    facing('distraction', '. A . . 1\n. . . . .\n. . . . .\n. . 2 B 3', { cards: { active: ['tieThemUp'] } })
      .marks('A', 'e e')
      .answers({ play: 'distraction' }, { player: '1' }, { to: [11, 5] })
      .expectAsked('claim', 'home', 'pass', { claim: 1 })
      .done();
  });
  test('not when nobody could sidestep out of it', () => {
    facing('distraction', 'A . . 1', { who: { 1: { done: ['sidestep'] } } })
      .marks('A', 'e e')
      .expectAsked('bonusPlay', 'away', 'pass');
  });
});

describe('B22-PLAY-06: Diving Tackle', () => {
  test('a free Block at once after the Mark, then Prone; a held ball Bounces', () => {
    holding('divingTackle', 'A . . 1', { ball: 'A' })
      .answers({ mark: 'A' }, 'pass')
      .walks('A', 'e e')
      .dice('block:shove', 'd8:2')
      .answers({ play: 'divingTackle' }, { target: '1' }, 'no')
      .expectStatus('A', 'prone')
      .expectSquare('A', [8, 4])
      .expectBall([8, 3])
      .expectNotLogged('injured', 'checked')
      .expectAsked('action', 'home')
      .done();
  });
  test('no Run is needed, but its Block must be left', () => {
    holding('divingTackle', 'A . . 1', { who: { A: { done: ['block'] } }, actionsLeft: 2 })
      .answers({ mark: 'A' }, 'pass')
      .walks('A', 'e e')
      .expectAsked('freeAction', 'home', 'pass');
  });
});

describe('B22-PLAY-07: Dodge', () => {
  test('that Run may pass next to Opponents and must end Open', () => {
    const s = holding('dodge', 'A . . . .\n. . 1 . .\n. . . . .', { who: { A: { move: 4 } } }).answers(
      { run: 'A' },
      { play: 'dodge' },
    );
    s.walks('A', 'e').expectStatus('A', 'marked').expectIllegal('stop').walks('A', 'e e');
    s.expectIllegal('stop').walks('A', 'e').expectSquare('A', [10, 4]).expectStatus('A', 'open').done();
  });
  test('without it the square is not open', () => {
    holding('dodge', 'A . . . .\n. . 1 . .')
      .answers({ run: 'A' }, 'pass')
      .expectIllegal({ to: [7, 4] });
  });
});

describe('B22-PLAY-08: Inspiration', () => {
  const last = (drawing = 'A . B', settings: Settings = {}): Scenario =>
    holding('inspiration', drawing, { actionsTaken: 3, ball: [{ square: [9, 2] }], ...settings });
  test('a fourth Player Action, which must be made', () => {
    const s = last().expectAsked('action', 'home', 'endTurn', { play: 'inspiration' }).answers({ play: 'inspiration' });
    s.expectAsked('action', 'home', { run: 'A' }, { run: 'B' });
    s.runs('A', 's').expectAsked('action', 'away');
  });
  test('not before the third is over', () => {
    holding('inspiration', 'A . B', { actionsTaken: 2 }).expectIllegal({ play: 'inspiration' });
  });
  test('it must still be made when the Block it was used for is called off', () => {
    const s = scenario2022('A 1 .', {
      actionsTaken: 3,
      ball: [{ square: [9, 2] }],
      cards: { hands: { home: ['inspiration'], away: ['stepAside'] } },
    })
      .answers({ play: 'inspiration' }, { block: 'A' }, { target: '1' }, { play: 'stepAside' }, { to: [8, 4] })
      .expectAsked('action', 'home');
    expect(legalOf(s, 'run')).toEqual(['A']);
    s.expectIllegal('endTurn').runs('A', 's');
    expect(s.game.active).toBe(1);
  });
  test('with nothing to do the turn may end', () => {
    last('A', { who: { A: { barred: true } } })
      .answers({ play: 'inspiration' })
      .expectAsked('action', 'home', 'endTurn');
  });
  test('BU-BONUS-02: with nobody to act, a card that could still be played need not be', () => {
    const s = holding(['inspiration', 'blockingPlay'], 'A .\n. *', { actionsTaken: 3, who: { A: { barred: true } } });
    s.answers({ play: 'inspiration' }).expectAsked('action', 'home', 'endTurn', { play: 'blockingPlay' });
    s.answers('endTurn').expectHand('home', 'blockingPlay');
  });
});

describe('B22-PLAY-09: Interference', () => {
  const at = [5, 5] as const;
  test('a Mark of up to four squares, next to Opponents on the way', () => {
    const s = holding('interference', 'A . . . . 1\n. . 2 . . .', { at }).answers(
      { mark: 'A' },
      { play: 'interference' },
    );
    s.walks('A', 'e').expectLegal('stop').walks('A', 'e e').expectLegal('stop');
    s.walks('A', 'e').expectSquare('A', [9, 5]).expectAsked('action', 'home');
  });
  test('declared counting on it, it must be made with it; not five squares, not without it', () => {
    holding('interference', 'A . . . . 1', { at })
      .answers({ mark: 'A' })
      .expectAsked('bonusPlay', 'home', { play: 'interference' });
    holding('interference', 'A . . . . . 1', { at }).expectIllegal({ mark: 'A' });
    holding('sprint', 'A . . . . 1', { at }).expectIllegal({ mark: 'A' });
  });
  test('only in the own turn: an Intervention does not get longer', () => {
    const ran = (gap: string): Scenario =>
      facing(['intervention', 'interference'], `A . . ${gap} 1`, { at }).answers({ run: 'A' }, { to: [6, 5] }, 'stop');
    ran('. .').expectAsked('bonusPlay', 'away', 'pass');
    ran('.').answers({ play: 'intervention' }, { player: '1' }).expectAsked('bonusPlay', 'away', 'pass');
  });
});

describe('B22-PLAY-10: Intervention', () => {
  const ran = (drawing: string, settings: Settings = {}): Scenario =>
    facing('intervention', drawing, settings).answers({ run: 'A' }, { to: [7, 4] }, 'stop');
  test('after an Opponent’s Run an Open Player may Mark the runner', () => {
    ran('A . . . 1\n. . . . .\n. . . 2 B')
      .expectAsked('bonusPlay', 'away', 'pass', { play: 'intervention' })
      .answers({ play: 'intervention' })
      .expectAsked('freeActionBy', 'away', { player: '1' })
      .answers({ player: '1' }, { to: [9, 4] }, { to: [8, 4] })
      .expectStatus('A', 'marked')
      .expectAsked('action', 'home')
      .done();
  });
  test('the Mark may pass another Opponent, and must end next to the runner', () => {
    const s = ran('A . . . 1\n. . . . .\n. B . . .').answers({ play: 'intervention' }, { player: '1' });
    s.answers({ to: [9, 5] }).expectIllegal('stop');
    expect(legalOf(s, 'to')).toEqual(['8,4', '8,5']);
    s.answers({ to: [8, 5] })
      .expectAsked('action', 'home')
      .done();
  });
  test('before the Claim Step of the Run', () => {
    ran('A . B . 1\n. . C . .', { cards: { active: ['getTogether'] } })
      .answers({ play: 'intervention' }, { player: '1' }, { to: [9, 3] }, { to: [8, 3] })
      .expectAsked('claim', 'home', 'pass', { claim: 1 });
  });
  test('a Touchdown is tested before it (B22-OQ-06)', () => {
    facing('intervention', 'A . .\n. . 1', { at: [13, 6], ball: 'A', options: { endgame: true } })
      .answers({ run: 'A' })
      .expectIllegal({ to: [14, 6] });
    facing('intervention', 'A . .\n. . .\n. . .\n. . 1', { at: [13, 4], ball: 'A' })
      .runs('A', 'e e')
      .expectScore(4, 0)
      .expectAsked('action', 'home')
      .done();
  });
});

describe('B22-PLAY-11: Jump Up', () => {
  test('one Prone Player makes a free Stand Up before the first Player Action', () => {
    const s = holding('jumpUp', 'a . b . C')
      .answers({ play: 'jumpUp' })
      .expectAsked('freeActionBy', 'home', { player: 'A' }, { player: 'B' })
      .answers({ player: 'A' })
      .expectStatus('A', 'open')
      .expectStatus('B', 'prone');
    expect(s.game.actionsLeft).toBe(3);
    s.expectLegal({ run: 'A' }).done();
  });
  test('not after it', () => {
    holding('jumpUp', 'a . b . C').runs('C', '').expectIllegal({ play: 'jumpUp' });
  });
});

describe('B22-PLAY-12, B22-PLAY-24, B22-PLAY-30: cards that are never held', () => {
  test.each(['multiBall', 'bribedRef', 'nufflesBlessing', 'readyToGo', 'yourTimeToShine'])(
    '%s has no moment at which a hand could play it',
    play => {
      expect(blitz2022.plays.find(p => p.id === play)).toMatchObject({ immediate: true, moments: [] });
    },
  );
});
describe('B22-PLAY-12: Multi-Ball', () => {
  test('two new balls enter play', () => {
    scenario2022('A . .', {
      at: [13, 2],
      ball: 'A',
      cards: { active: ['showboat/multiBall'] },
    })
      .runs('A', 'e e')
      .dice('d8:2', 'd8:6')
      .answers({ claim: 1 })
      .expectScore(5, 0)
      .expectBall([8, 5], 0)
      .expectBall([8, 7], 1)
      .expectHand('home')
      .done();
  });
});

describe('B22-PLAY-13: Raw Talent', () => {
  test('a Throw Check, an own Armour Check or Block Dice again, and the second result stands', () => {
    holding('rawTalent', 'A . . B', { at: [6, 6], ball: 'A' })
      .dice('d6:1', 'd6:4')
      .answers({ throw: 'A' }, 'pass', { target: 'B' }, 'pass', { reroll: 'rawTalent' })
      .expectBall('B')
      .done();
    holding('rawTalent', 'A 1 .')
      .dice('block:miss', 'block:shove')
      .blocks('A', '1')
      .answers('pass', { reroll: 'rawTalent' })
      .expectAsked('followUp', 'home')
      .done();
  });
  test('in the other coach’s turn too', () => {
    facing('rawTalent', 'A 1 .')
      .dice('block:smash', 'd6:2', 'd6:4')
      .blocks('A', '1')
      .answers('pass', 'pass', { reroll: 'rawTalent' })
      .expectStatus('1', 'prone')
      .done();
  });
  test('not the dice of the other coach', () => {
    passed(facing('rawTalent', 'A 1 .').dice('block:shove').blocks('A', '1')).expectAsked('followUp', 'home').done();
  });
});

describe('B22-PLAY-14: Reserves', () => {
  test('one free Reserves Action before the first Player Action', () => {
    const s = holding('reserves', 'A', { reserves: { B: {}, C: {} } })
      .answers({ play: 'reserves' })
      .expectAsked('freeActionBy', 'home', { player: 'B' }, { player: 'C' })
      .answers({ player: 'B' }, { to: [1, 4] })
      .expectSquare('B', [1, 4])
      .expectStatus('C', 'reserves');
    expect(s.game.actionsLeft).toBe(3);
    s.done();
  });
  test('not after it, and not without a Player in Reserves', () => {
    holding('reserves', 'A', { reserves: { B: {} } })
      .runs('A', '')
      .expectIllegal({ play: 'reserves' });
    holding('reserves', 'A').expectIllegal({ play: 'reserves' });
  });
});

describe('B22-PLAY-15: Shadow', () => {
  const stepped = (drawing: string, settings: Settings = {}): Scenario =>
    facing('shadow', drawing, settings).answers({ sidestep: 'A' }, { to: [6, 4] });
  test('a Player that had Marked the Opponent follows into the square it left', () => {
    stepped('. A 1\n. . 2\n. . . .')
      .expectAsked('bonusPlay', 'away', 'pass', { play: 'shadow' })
      .answers({ play: 'shadow' })
      .expectAsked('shadow', 'away', { player: '1' }, { player: '2' })
      .answers({ player: '2' })
      .expectSquare('2', [7, 4])
      .expectStatus('A', 'marked')
      .expectAsked('action', 'home')
      .done();
  });
  test('it is no Action: a barred Player may, one that lies Prone may not', () => {
    stepped('. A 1\n. . 2', { who: { 1: { barred: true }, 2: { state: 'prone' } } })
      .answers({ play: 'shadow' })
      .expectAsked('shadow', 'away', { player: '1' });
  });
  test('after the Claim Step of the Sidestep', () => {
    stepped('. A 1\nB . .\nC . .', { who: { C: { square: [5, 5] } }, cards: { active: ['getTogether'] } })
      .expectAsked('claim', 'home', 'pass', { claim: 1 })
      .answers('pass')
      .expectAsked('bonusPlay', 'away', 'pass', { play: 'shadow' });
  });
  test('after a Sidestep that scored as well: the square was left all the same', () => {
    const s = facing('shadow', '1 .\nA .', { at: [14, 6], ball: 'A' });
    s.answers({ sidestep: 'A' }).walks('A', 'se').expectScore(4, 0).expectStatus('A', 'reserves');
    s.answers({ play: 'shadow' }, { player: '1' }).expectSquare('1', [14, 7]).done();
  });
  test('only by those that had Marked it, not by one who came next to the square since', () => {
    const s = facing(['intervention', 'shadow'], '. 2 . . .\n. . . . .\n. . . . .\nB . . A .\n. . . 1 .', {
      at: [5, 3],
      score: { away: 4 },
      cards: { active: ['lastChance'] },
    });
    s.answers({ sidestep: 'A' }, { to: [9, 5] }, { claim: 1 }, { freeRun: 'B' }, { to: [6, 6] });
    s.answers({ play: 'intervention' }, { player: '2' }, 'pass', { to: [7, 4] }, { to: [7, 5] });
    while (s.game.question.name !== 'bonusPlay' || !s.isLegal({ play: 'shadow' })) s.answers('pass');
    s.answers({ play: 'shadow' }).expectAsked('shadow', 'away', { player: '1' }).done();
  });
});

describe('B22-PLAY-16: Sprint', () => {
  test('Move +2 for that Run', () => {
    holding('sprint', 'A', { who: { A: { move: 2 } } })
      .answers({ run: 'A' }, { play: 'sprint' })
      .walks('A', 'e e e e')
      .expectSquare('A', [10, 4])
      .expectAsked('action', 'home')
      .done();
    holding('sprint', 'A', { who: { A: { move: 2 } } })
      .answers({ run: 'A' }, 'pass')
      .walks('A', 'e e')
      .expectAsked('action', 'home');
  });
});

describe('B22-PLAY-17: Step Aside', () => {
  const called = (settings: Settings = {}): Scenario =>
    facing('stepAside', '. A 1 .\n. . B .', settings)
      .answers({ block: 'A' }, { target: '1' })
      .expectAsked('bonusPlay', 'away', 'pass', { play: 'stepAside' });
  test('the target makes a free Sidestep that ends Open, and the Block counts as not made (B22-OQ-23)', () => {
    const s = called({ cards: { active: ['lastChance'] }, score: { away: 9 } })
      .answers({ play: 'stepAside' })
      .expectAsked('sidestep', 'away');
    expect(legalOf(s, 'to')).toEqual(['9,3']);
    s.answers({ to: [9, 3] })
      .expectStatus('1', 'open')
      .expectAsked('action', 'home')
      .expectNotLogged('blockRolled')
      .expectHand('away');
    // No Claim Step either: Last Chance! would have been there for any Action.
    expect([s.game.actionsLeft, s.game.actionsTaken]).toEqual([3, 0]);
    s.done();
  });
  test('the blocker may Block again this turn, if there is somebody', () => {
    facing('stepAside', '. A 1 .\n2 . . .')
      .answers({ block: 'A' }, { target: '1' }, { play: 'stepAside' }, { to: [9, 4] })
      .expectLegal({ block: 'A' })
      .dice('block:shove')
      .blocks('A', '2')
      .expectAsked('followUp', 'home')
      .done();
  });
  test('not when the target cannot end a Sidestep Open, or has made one', () => {
    facing('stepAside', 'B A C\n. 1 .\nD . E', {})
      .answers({ block: 'A' }, { target: '1' })
      .expectAsked('bonusPlay', 'away', 'pass');
    facing('stepAside', '. A 1 .', { who: { 1: { done: ['sidestep'] } } })
      .answers({ block: 'A' }, { target: '1' })
      .expectAsked('bonusPlay', 'away', 'pass');
  });
  test('a free Block is not made either', () => {
    const s = facing('stepAside', '. A . 1 .', { who: { A: { abilities: ['frenzied'] } } })
      .marks('A', 'e')
      .answers({ freeBlock: 'A' }, { target: '1' }, { play: 'stepAside' }, { to: [10, 4] })
      .expectAsked('action', 'home');
    expect([s.game.actionsLeft, s.game.made(s.id('A'))]).toEqual([2, 1 << 1]);
  });
});

describe('B22-PLAY-18: Throwing Play', () => {
  const started = (play: Answer): Scenario =>
    holding('throwingPlay', 'A . . B', {
      moment: 'turnStart',
      at: [6, 6],
      ball: 'A',
      who: { A: { throw: 6 } },
      cards: { deck: [] },
    })
      .starts()
      .answers(play);
  test('Throw Checks of the turn are made on a D8, and 6 or more always succeeds', () => {
    started({ play: 'throwingPlay' }).dice('d8:7').throws('A', 'B').expectBall('B').expectHand('home').done();
    started({ play: 'throwingPlay' }).dice('d8:5', 'd8:2').throws('A', 'B').expectBall([9, 5]).done();
  });
  test('without it on a D6', () => {
    passed(started('pass').dice('d6:6').answers({ throw: 'A' }, 'pass', { target: 'B' }, 'pass'))
      .expectBall('B')
      .done();
  });
  test('for that turn only, and not for the other team', () => {
    const s = started({ play: 'throwingPlay' }).answers('endTurn', 'endTurn').dice('d6:6').throws('A', 'B');
    s.expectBall('B').done();
  });
});

/** Away Blocks home's A, whose Armour is 4+ unless said otherwise; home holds the card. */
const hit = (play: string, armour = 4): Scenario =>
  holding(play, '. A 1', { active: 'away', who: { A: { armour } } })
    .dice('block:kerrunch')
    .blocks('1', 'A')
    .answers('pass')
    .expectAsked('bonusPlay', 'home', 'pass', { play });
describe('B22-PLAY-19: Tough Enough', () => {
  const rolled = (die: number, armour = 4): Scenario =>
    passed(hit('toughEnough', armour).dice(`d8:${die}`).answers({ play: 'toughEnough' }));
  test('the Armour Check is made on a D8, and a natural 6 or more succeeds', () => {
    rolled(4).expectStatus('A', 'reserves').done();
    rolled(5).expectStatus('A', 'prone').done();
    rolled(5, 6).expectStatus('A', 'reserves').done();
    rolled(6, 6).expectStatus('A', 'prone').done();
    rolled(8, 6).expectStatus('A', 'prone').done();
  });
});
describe('B22-PLAY-20: Absolute Carnage', () => {
  const rolled = (die: number, armour: number): Scenario =>
    passed(
      holding('absoluteCarnage', 'A 1 .', { who: { 1: { armour } } })
        .dice('block:kerrunch')
        .blocks('A', '1')
        .answers('pass', 'keep', 'pass')
        .expectAsked('bonusPlay', 'home', 'pass', { play: 'absoluteCarnage' })
        .dice(`d6:${die}`)
        .answers({ play: 'absoluteCarnage' }),
    );
  test('-2 on top of the -1 of Kerrunch!, a natural 6 still holds', () => {
    rolled(4, 2).expectStatus('1', 'reserves').done();
    rolled(5, 2).expectStatus('1', 'prone').done();
    rolled(6, 6).expectStatus('1', 'prone').done();
  });
});
describe('B22-PLAY-21: Absolutely Nails', () => {
  const rolled = (die: number): Scenario =>
    passed(hit('absolutelyNails', 6).dice(`d6:${die}`).answers({ play: 'absolutelyNails' }));
  test('an unmodified 2 or more holds', () => {
    rolled(2).expectStatus('A', 'prone').done();
    rolled(1).expectStatus('A', 'reserves').done();
  });
  test('whatever Absolute Carnage takes off', () => {
    const s = scenario2022('. A 1', {
      active: 'away',
      who: { A: { armour: 6 } },
      options: { endgame: true },
      cards: { hands: { home: ['absolutelyNails'], away: ['absoluteCarnage'] } },
    })
      .dice('block:kerrunch', 'd6:2')
      .blocks('1', 'A');
    s.answers('pass', 'pass', 'keep', 'pass', { play: 'absoluteCarnage' }, { play: 'absolutelyNails' });
    passed(s).expectStatus('A', 'prone').done();
  });
});

describe('B22-PLAY-22: Bladed Knuckle Dusters', () => {
  const down = (face: string, settings: Settings = {}): Scenario =>
    holding('bladedKnuckleDusters', 'A 1 .', { who: { 1: { armour: 2 } }, ...settings })
      .dice(`block:${face}`)
      .blocks('A', '1')
      .answers('pass', 'keep');
  test('the Opponent who was Knocked Down is Injured, without an Armour Check', () => {
    down('smash')
      .expectStatus('1', 'prone')
      .expectAsked('bonusPlay', 'home', 'pass', { play: 'bladedKnuckleDusters' })
      .answers({ play: 'bladedKnuckleDusters' })
      .expectStatus('1', 'reserves')
      .expectNotLogged('checked')
      .expectAsked('action', 'home')
      .done();
  });
  test('Break Some Bones! can be claimed for it', () => {
    down('smash', { cards: { active: ['breakSomeBones'] } })
      .answers({ play: 'bladedKnuckleDusters' })
      .expectAsked('claim', 'home', 'pass', { claim: 1 });
  });
  test('not after a push or a Miss', () => {
    down('shove').expectAsked('followUp', 'home');
    down('miss').expectAsked('action', 'home');
  });
});

describe('B22-PLAY-23: Body Check', () => {
  const checked = (drawing: string, die: number, settings: Settings = {}): Scenario =>
    holding('bodyCheck', drawing, settings)
      .answers({ block: 'A' }, { target: '1' })
      .expectAsked('bonusPlay', 'home', 'pass', { play: 'bodyCheck' })
      .dice(`d6:${die}`)
      .answers({ play: 'bodyCheck' });
  test('no Block Dice are rolled: Kerrunch!, with its -1', () => {
    checked('A 1 .', 4).expectStatus('1', 'reserves').expectNotLogged('blockRolled').done();
    checked('A 1 .', 5).expectStatus('1', 'prone').expectAsked('action', 'home').done();
  });
  test('an Assisted Block stays one for Gang Up!', () => {
    checked('A 1 .\n. B .', 5, { cards: { active: ['gangUp'] } })
      .expectAsked('claim', 'home', 'pass', { claim: 1 })
      .done();
  });
  test('Claws have no D6 to roll along', () => {
    checked('A 1 .', 6, { who: { A: { abilities: ['claws'] } } })
      .expectStatus('1', 'prone')
      .done();
  });
});

describe('B22-PLAY-24: Bribed Ref', () => {
  const bench = { 2: {}, 3: {}, 4: {}, 5: {} };
  const settings: Settings = {
    away: 'skaven',
    reserves: bench,
    ball: [{ square: [9, 2] }],
    options: { endgame: true },
  };
  test('the other team gets no Emergency Reserves Action any more', () => {
    const s = scenario2022('A 1 .\nB . .', {
      ...settings,
      cards: { active: ['causeSomeCarnage/bribedRef'], deck: [] },
      who: { 1: { armour: 6 } },
    });
    // Another Opponent went down before: seen in the turn’s own record.
    s.game.setFelled(s.id('2'), 1);
    s.dice('block:smash', 'block:miss', 'd6:2')
      .blocks('A', '1')
      .answers({ face: 'smash' }, { claim: 1 })
      .expectScore(3, 0)
      .expectHand('home')
      .answers('endTurn')
      .expectAsked('action', 'away');
    s.answers('endTurn', 'endTurn').expectAsked('action', 'away').done();
  });
  test('without it they must make one, and its own coach still does', () => {
    scenario2022('A', { ...settings, cards: { deck: [] } })
      .answers('endTurn')
      .expectAsked('emergencyReserves', 'away');
    scenario2022('1', {
      ...settings,
      home: 'human',
      reserves: { A: {}, B: {}, C: {}, D: {} },
      moment: 'turnStart',
      inForce: ['bribedRef'],
      cards: { deck: [] },
    })
      .starts()
      .expectAsked('emergencyReserves', 'home');
  });
});

describe('B22-PLAY-25: Combo Play', () => {
  test('an Open Player who received the ball makes a free Run', () => {
    const s = holding('comboPlay', 'A . . B', { at: [6, 6], ball: 'A' })
      .dice('d6:4')
      .answers({ throw: 'A' }, 'pass', { target: 'B' }, 'pass', 'keep')
      .expectAsked('freeAction', 'home', 'pass', { play: 'comboPlay' })
      .answers({ play: 'comboPlay' })
      .walks('B', 'e')
      .answers('stop')
      .expectSquare('B', [10, 6]);
    expect(s.game.actionsLeft).toBe(2);
    s.expectIllegal({ run: 'B' }).done();
  });
  test('a Marked one a free Sidestep, also after a Hand-off', () => {
    holding('comboPlay', 'A B 1', { ball: 'A' })
      .answers({ throw: 'A' }, 'pass', { target: 'B' })
      .answers({ play: 'comboPlay' })
      .expectAsked('sidestep', 'home')
      .answers({ to: [6, 3] })
      .expectStatus('B', 'open')
      .done();
  });
  test('before the Claim Step', () => {
    holding('comboPlay', 'A . . B', { at: [6, 6], ball: 'A', cards: { active: ['showUsACompletion'] } })
      .dice('d6:4')
      .answers({ throw: 'A' }, 'pass', { target: 'B' }, 'pass', 'keep', { play: 'comboPlay' }, 'stop')
      .expectAsked('claim', 'home', 'pass', { claim: 1 });
  });
  test('not when the Throw fails, nor when the Player has Run already', () => {
    passed(
      holding('comboPlay', 'A . . B', { at: [6, 6], ball: 'A' })
        .dice('d6:3', 'd8:8')
        .answers({ throw: 'A' }, 'pass', { target: 'B' }),
    )
      .expectAsked('action', 'home')
      .done();
    holding('comboPlay', 'A B', { ball: 'A', who: { B: { done: ['run'] } } })
      .answers({ throw: 'A' }, 'pass', { target: 'B' })
      .expectAsked('freeAction', 'home', 'pass');
  });
  test('BU-THROW-22: whoever holds a ball already receives nothing by a Hand-off, so there is no moment for it', () => {
    const s = holding('comboPlay', 'A B .', { ball: ['A', 'B'] }).dice('d8:4');
    s.answers({ throw: 'A' }, 'pass', { target: 'B' }).expectBall([8, 4]).expectBall('B', 1);
    s.expectAsked('action', 'home').done();
  });
});

describe('B22-PLAY-26: Get In There', () => {
  const injured = (settings: Settings = {}): Scenario =>
    facing('getInThere', 'A 1 .', settings)
      .dice('block:smash', 'd6:3')
      .blocks('A', '1')
      .answers('pass', 'pass', 'keep')
      .expectStatus('1', 'reserves');
  test('a Player just Injured makes a free Reserves Action at once', () => {
    injured()
      .expectAsked('bonusPlay', 'away', 'pass', { play: 'getInThere' })
      .answers({ play: 'getInThere' })
      .expectAsked('reservesSquare', 'away')
      .answers({ to: [15, 6] })
      .expectSquare('1', [15, 6])
      .expectAsked('action', 'home')
      .done();
  });
  test('before the Claim Step of the Block, which still knows what it fulfilled (B22-OQ-05)', () => {
    injured({ reserves: { 2: {} }, cards: { active: ['breakSomeBones', 'pileOn'] } })
      .answers({ play: 'getInThere' }, { to: [15, 6] })
      .expectAsked('claim', 'home', 'pass', { claim: 1 }, { claim: 2 })
      .done();
  });
  test('not for one who has made a Reserves Action this turn (B22-RESERVE-03)', () => {
    injured({ who: { 1: { done: ['reserves'] } } }).expectAsked('bonusPlay', 'away', 'pass');
  });
  test('in the own turn: for one on whom a Trapdoor opened', () => {
    const s = holding('getInThere', 'A', { at: [8, 6], moment: 'turnStart', cards: { deck: [] } })
      .dice('d8:2')
      .starts();
    s.answers('pass')
      .expectStatus('A', 'reserves')
      .expectAsked('bonusPlay', 'home', 'pass', { play: 'getInThere' })
      .answers({ play: 'getInThere' }, { to: [1, 6] })
      .expectSquare('A', [1, 6])
      .expectAsked('action', 'home')
      .done();
  });
  test('and for one on whom it opened for Multi-Ball', () => {
    facing('getInThere', '1 . . . . . A .', { at: [8, 6], ball: 'A', cards: { active: ['showboat/multiBall'] } })
      .runs('A', 'e')
      .dice('d8:2')
      .answers({ claim: 1 })
      .expectStatus('1', 'reserves')
      .expectBall([8, 5], 0)
      .expectAsked('bonusPlay', 'away', 'pass', { play: 'getInThere' })
      .dice('d8:6')
      .answers({ play: 'getInThere' }, { to: [15, 1] })
      .expectSquare('1', [15, 1])
      .expectBall([8, 7], 1)
      .done();
  });
});

describe('B22-PLAY-27: Hail Mary Pass', () => {
  const thrown = (drawing: string, ...dice: string[]): Scenario =>
    holding('hailMaryPass', drawing, { at: [1, 6], ball: 'A', who: { A: { throw: 6 } } })
      .dice(...dice)
      .answers({ throw: 'A' }, { play: 'hailMaryPass' }, { target: 'B' });
  const far = 'A . . . . . . . . . . . B';
  test('any Team-mate on the pitch, 4+ whatever else applies', () => {
    passed(thrown(far, 'd6:4')).expectBall('B').done();
    passed(thrown('A . . . . . 2 . . . . . B 1', 'd6:4')).expectBall('B').done();
  });
  test('a 3 fails, a 1 before or after modifiers is a Fumble', () => {
    passed(thrown(far, 'd6:3', 'd8:2'))
      .expectBall([13, 5])
      .done();
    passed(thrown(far, 'd6:2', 'd8:2'))
      .expectBall([1, 5])
      .done(); // long: -1
    passed(thrown('A . . B', 'd6:2', 'd8:2'))
      .expectBall([4, 5])
      .done(); // no modifier
    passed(thrown('A . . B', 'd6:1', 'd8:2'))
      .expectBall([1, 5])
      .done();
  });
  test('it is chosen before the target; a Throw out of range must be made with it', () => {
    holding('hailMaryPass', far, { at: [1, 6], ball: 'A' })
      .answers({ throw: 'A' })
      .expectAsked('bonusPlay', 'home', { play: 'hailMaryPass' });
    holding('sprint', far, { at: [1, 6], ball: 'A' }).expectIllegal({ throw: 'A' });
  });
});

describe('B22-PLAY-28: Leg Up', () => {
  test('one more point after a Touchdown', () => {
    holding('legUp', 'A .', { at: [14, 6], ball: 'A' })
      .answers({ run: 'A' }, 'pass', { to: [15, 6] }, 'stop')
      .expectScore(4, 0)
      .expectAsked('bonusPlay', 'home', 'pass', { play: 'legUp' })
      .answers({ play: 'legUp' })
      .expectScore(5, 0)
      .expectHand('home')
      .done();
  });
  test('or after the claim of another card', () => {
    holding('legUp', 'A . B\n. . C', { cards: { active: ['getTogether'] } })
      .answers({ run: 'A' }, 'pass', { to: [7, 4] }, 'stop', { claim: 1 })
      .expectScore(1, 0)
      .answers({ play: 'legUp' })
      .expectScore(2, 0)
      .done();
  });
  test('not for the claim of the Leg Up card itself', () => {
    scenario2022('A . B . c', {
      options: { endgame: true },
      who: { A: { done: ['run'] }, B: { done: ['mark'] } },
      actionsLeft: 2,
      cards: { active: ['playAsATeam/legUp'] },
    })
      .answers({ standUp: 'C' }, { claim: 1 })
      .expectScore(2, 0)
      .expectHand('home', 'legUp')
      .expectAsked('action', 'home')
      .done();
  });
  test('not for what the other coach scores', () => {
    facing('legUp', 'A .', { at: [14, 6], ball: 'A' })
      .runs('A', 'e')
      .expectScore(4, 0)
      .expectAsked('action', 'home');
  });
});

describe('B22-PLAY-29: Nerves Of Steel', () => {
  const marked = (): Scenario => holding('nervesOfSteel', '1 A . . B', { at: [5, 6], ball: 'A' });
  test('a Marked Player may Throw with the next Player Action', () => {
    marked().expectIllegal({ throw: 'A' });
    marked()
      .answers({ play: 'nervesOfSteel' })
      .expectLegal({ throw: 'A' })
      .dice('d6:4')
      .throws('A', 'B')
      .expectBall('B')
      .done();
  });
  test('only with that one', () => {
    marked().answers({ play: 'nervesOfSteel' }, { run: 'B' }, 'stop').expectIllegal({ throw: 'A' });
  });
  test('a Block that is called off counts as not made, so the card waits for the Action that is (B22-OQ-23)', () => {
    const s = scenario2022('A 1 .\n. . .\n. . .\nB . C\n2 . .', {
      ball: 'B',
      options: { endgame: true },
      cards: { hands: { home: ['nervesOfSteel'], away: ['stepAside'] } },
    });
    s.answers({ play: 'nervesOfSteel' }, { block: 'A' }, { target: '1' }, { play: 'stepAside' }, { to: [8, 4] });
    s.dice('d6:4').throws('B', 'C').expectBall('C').done();
  });
});

describe("B22-PLAY-30: Nuffle's Blessing", () => {
  test('claimed, it makes every Block of the team Assisted for the rest of the match', () => {
    const s = scenario2022('A 1 . .\n. . . .\n. . . .\nB 2 . .', {
      options: { endgame: true },
      reserves: { 3: {}, 4: {} },
      ball: [{ square: [9, 2] }],
      cards: { active: ['pileOn/nufflesBlessing'], deck: [] },
    })
      .dice('block:smash', 'd6:4')
      .blocks('A', '1');
    expect(blockDice(s)).toBe(1);
    s.answers({ claim: 1 }).expectScore(2, 0).expectHand('home').answers('endTurn');
    // The other team gains nothing by it.
    s.dice('block:miss').blocks('2', 'B');
    expect(blockDice(s)).toBe(1);
    s.answers('endTurn').dice('block:miss', 'block:shove').blocks('B', '2');
    expect(blockDice(s)).toBe(2);
  });
});

describe('B22-PLAY-31: Pro', () => {
  test('an own Throw Check on a D8, 6 or more succeeds before or after modifiers', () => {
    const thrown = (...dice: string[]): Scenario =>
      passed(
        holding('pro', 'A . . B 1', { at: [6, 6], ball: 'A', who: { A: { throw: 6 } } })
          .dice(...dice)
          .answers({ throw: 'A' }, 'pass', { target: 'B' }, { play: 'pro' }),
      );
    thrown('d8:6').expectBall('B').done();
    thrown('d8:5', 'd8:2').expectBall([9, 5]).done();
  });
  test('or an own Armour Check, in the other coach’s turn', () => {
    passed(hit('pro', 6).dice('d8:6').answers({ play: 'pro' }))
      .expectStatus('A', 'prone')
      .done();
    passed(hit('pro', 6).dice('d8:5').answers({ play: 'pro' }))
      .expectStatus('A', 'reserves')
      .done();
  });
  test('not for the check of an Opponent', () => {
    holding('pro', 'A 1 .')
      .dice('block:smash')
      .blocks('A', '1')
      .answers('pass', 'keep', 'pass')
      .expectAsked('bonusPlay', 'home', 'pass');
  });
});

describe('B22-PLAY-33: Shoulder Charge', () => {
  test('a free Block at once after a Mark, no Run needed', () => {
    const s = holding('shoulderCharge', 'A . 1 .\n. . . .\n. . . .\n2 B 3 .', { cards: { active: ['tieThemUp'] } })
      .answers({ mark: 'A' }, 'pass', { to: [7, 4] }, 'stop')
      .expectAsked('freeAction', 'home', 'pass', { play: 'shoulderCharge' })
      .dice('block:shove')
      .answers({ play: 'shoulderCharge' })
      .expectAsked('blockTarget', 'home', { target: '1' })
      .answers({ target: '1' }, 'no')
      .expectAsked('claim', 'home', 'pass', { claim: 1 });
    expect(s.game.actionsLeft).toBe(2);
    s.done();
  });
});

describe("B22-PLAY-34: The Kid's Got Moxy", () => {
  test('three Block Dice for a Block that is not Assisted', () => {
    const s = holding('moxy', 'A 1 .')
      .answers({ block: 'A' }, { target: '1' })
      .dice('block:miss', 'block:tackle', 'block:shove')
      .answers({ play: 'moxy' });
    expect(blockDice(s)).toBe(3);
    s.expectAsked('blockFace', 'home', { face: 'miss' }, { face: 'tackle' }, { face: 'shove' }).done();
  });
  test('not for an Assisted one', () => {
    holding('moxy', 'A 1 .\n. B .').answers({ block: 'A' }, { target: '1' }).expectAsked('bonusPlay', 'home', 'pass');
  });
});

describe('own turn only: cards of B22-PLAY-02, B22-PLAY-06 and B22-PLAY-33', () => {
  test('the Mark of an Intervention in the other coach’s turn does not bring them', () => {
    facing(['intervention', 'blitz', 'divingTackle', 'shoulderCharge'], 'A . . . 1', { who: { 1: { done: ['run'] } } })
      .answers({ run: 'A' }, { to: [7, 4] }, 'stop', { play: 'intervention' }, { player: '1' }, 'pass')
      .answers({ to: [9, 4] }, { to: [8, 4] })
      .expectAsked('freeAction', 'away', 'pass');
  });
});

describe('B22-PLAY-36: the effect follows the edition, not the name', () => {
  const squares = (edition: typeof blitz2022, play: 'blockingPlay' | 'defensivePlay'): string[] => {
    const s = scenario2022('A . .\n. . 1', { edition, at: [6, 6], inForce: [play], who: { A: { move: 1 } } });
    return endSquares(s.answers({ run: 'A' }), 'A');
  };
  const dice = (edition: typeof blitz2022, play: 'blockingPlay' | 'defensivePlay'): number => {
    const s = scenario2022('A 1', { edition, inForce: [play] }).dice('block:miss', 'block:miss');
    return blockDice(s.blocks('A', '1'));
  };
  test('Blocking Play and Defensive Play have changed places', () => {
    expect(squares(blitz2022, 'blockingPlay')).toContain('7,6');
    expect(squares(blitz2022, 'defensivePlay')).not.toContain('7,6');
    expect(squares(blitz2024, 'defensivePlay')).toContain('7,6');
    expect(squares(blitz2024, 'blockingPlay')).not.toContain('7,6');
    expect([dice(blitz2022, 'defensivePlay'), dice(blitz2022, 'blockingPlay')]).toEqual([2, 1]);
    expect([dice(blitz2024, 'blockingPlay'), dice(blitz2024, 'defensivePlay')]).toEqual([2, 1]);
  });
  const held = (edition: typeof blitz2022, play: string, drawing: string, settings: Settings = {}): Scenario =>
    scenario2022(drawing, { ...settings, edition, cards: { hands: { home: [play] } } });
  test('Jump Up and Reserves: in 2024 after the first Player Action too', () => {
    const after = { actionsTaken: 1, reserves: { B: {} } };
    for (const play of ['jumpUp', 'reserves']) {
      held(blitz2024, play, 'a C', after).expectLegal({ play });
      held(blitz2022, play, 'a C', after).expectIllegal({ play });
    }
  });
  test('Step Aside: in 2024 after a Mark, in 2022 against a Block; Tough Enough the other way round', () => {
    const byMark = (edition: typeof blitz2022): Scenario =>
      held(edition, 'stepAside', 'A . 1', { active: 'away' }).answers({ mark: '1' }, { to: [7, 4] });
    byMark(blitz2024).expectAsked('bonusPlay', 'home', 'pass', { play: 'stepAside' });
    byMark(blitz2022).answers('stop').expectAsked('bonusPlay', 'home', 'pass');
    const byBlock = (edition: typeof blitz2022, play: string): Scenario =>
      held(edition, play, '. A 1', { active: 'away' }).answers({ block: '1' }, { target: 'A' });
    byBlock(blitz2022, 'stepAside').expectLegal({ play: 'stepAside' });
    byBlock(blitz2024, 'stepAside').expectIllegal({ play: 'stepAside' });
    byBlock(blitz2024, 'toughEnough').expectLegal({ play: 'toughEnough' });
    byBlock(blitz2022, 'toughEnough').expectIllegal({ play: 'toughEnough' });
  });
  test('Multi-Ball is a card of 2022 and an event of 2024', () => {
    expect(blitz2024.plays.some(p => p.id === 'multiBall')).toBe(false);
    expect(blitz2022.events).toEqual([]);
  });
});
