/** Bonus Plays in general: when each may be played, how many, and who knows of it. */
import { expect } from 'vitest';
import { CardPlace } from '../../src/blitz/cells.ts';
import { blitz2024 } from '../../src/blitz/editions/2024.ts';
import { MOMENTS } from '../../src/blitz/words.ts';
import type { Answer } from '../../src/kernel/question.ts';
import { AWAY, HOME } from '../../src/words.ts';
import { type Scenario, type Settings, scenario } from '../dsl.ts';
import { currentEdition, describe, ofBox, test, test2024 } from '../editions.ts';

/** What 2022 calls the cards of 2024. */
const NAMES_2022: Readonly<Record<string, string>> = {
  aggressiveMark: 'interference',
  shadowing: 'shadow',
  stepAside: 'distraction',
};
const named = (play: string): string => ofBox(play, NAMES_2022[play] ?? play);
/** Blocks, and plays no card before the dice are rolled. */
const blocks = (s: Scenario, name: string, target: string): Scenario => s.blocks(name, target).passes();

/** What the open question is about, in a word. */
const momentOf = ({ game: g }: Scenario): string => {
  if (g.question.name === 'bonusPlay') return MOMENTS[g.about(0)] as string;
  if (g.question.name === 'action') return `action ${g.actionsTaken}`;
  if (g.question.name === 'freeAction') return 'afterMark';
  if (g.question.name === 'reroll') return ['armour roll', 'throw roll', 'block roll'][g.about(0)] as string;
  return g.question.name;
};
const DECLINE: Readonly<Record<string, Answer>> = { bonusPlay: 'pass', reroll: 'keep', freeAction: 'pass' };
/** Plays a scene without the card, home declining it, and notes every moment at which it could have been played. */
const momentsOffered = (play: string, s: Scenario, script: readonly Answer[]): string[] => {
  const found: string[] = [];
  const left = [...script];
  const offer = JSON.stringify(play === 'rawTalent' ? { reroll: play } : { play });
  for (;;) {
    const { game: g } = s;
    if (g.legalAnswers().some(answer => JSON.stringify(answer) === offer)) {
      expect(g.asked).toBe(HOME);
      found.push(momentOf(s));
    }
    const next = (g.asked === HOME ? DECLINE[g.question.name] : undefined) ?? left[0];
    if (next === undefined) break;
    // Where a Mark could go on, it stops.
    const answer = g.question.name === 'markStep' && !s.isLegal(next) ? 'stop' : next;
    if (answer === left[0]) left.shift();
    s.answers(answer);
  }
  s.done();
  return found;
};

/** A whole turn of home: A Runs, Marks and Blocks; N could Throw but is Marked, P is down, R in Reserves. */
const ownTurn = (settings: Settings): [Scenario, Answer[]] => [
  scenario(
    `
    . . . . .
    A . . . .
    . . . . .
    . . . 1 .
    . . . . .
    . . . . .
    p . . . .
    . . . . .
    N 2 . . .
    . . . . .
    T . . . .`,
    { ...settings, at: [6, 1], moment: 'turnStart', reserves: { R: {} }, ball: 'N' },
  )
    .dice('block:smash', 'd6:4')
    .starts(),
  [{ run: 'A' }, { to: [7, 2] }, 'stop', { mark: 'A' }, { to: [8, 3] }, { block: 'A' }, { target: '1' }, 'endTurn'],
];
const ownThrow = (settings: Settings): [Scenario, Answer[]] => [
  scenario('A . . B', { ...settings, ball: 'A' }).dice('d6:4'),
  [{ throw: 'A' }, { target: 'B' }],
];
const ownTeammateThrown = (settings: Settings): [Scenario, Answer[]] => [
  scenario('A B . .', {
    ...settings,
    options: { throwTeammate: true },
    who: { A: 'ogre/ogre', B: 'ogre/gnoblar' },
  }).dice('d6:5'),
  [{ throwTeammate: 'A' }, { player: 'B' }, { to: [9, 4] }],
];
const theirBlock = (settings: Settings): [Scenario, Answer[]] => [
  scenario('M 2 .', { ...settings, active: 'away' }).dice('block:smash', 'd6:4'),
  [{ block: '2' }, { target: 'M' }],
];
/** A turn of away: 1 Runs near H, 2 Marks M, 3 sidesteps away from K. */
const theirTurn = (settings: Settings): [Scenario, Answer[]] => [
  scenario(
    `
    . . . . .
    H . . . 1
    . . . . .
    . . . . .
    . . . . .
    M . . 2 .
    . . . . .
    . . . . .
    . . . . .
    K 3 . . .
    . . . . .`,
    { ...settings, at: [6, 1], active: 'away', actionsLeft: 4 },
  ),
  [
    { run: '1' },
    { to: [9, 2] },
    'stop',
    { mark: '2' },
    { to: [8, 6] },
    { to: [7, 6] },
    { sidestep: '3' },
    { to: [8, 10] },
  ],
];

/** Play, rule, copies, and all the moments of the five scenes at which it may be played. */
const PRINTED: [rule: string, play: string, name: string, copies: number, ...moments: string[]][] = [
  ['BU-BONUS-07', 'accurateThrow', 'Accurate Throw', 1, 'beforeThrow', 'beforeThrowTeammate'],
  ['BU-BONUS-08', 'aggressiveMark', 'Aggressive Mark', 2, 'beforeMark'],
  ['BU-BONUS-09', 'bladedKnuckleDusters', 'Bladed Knuckle Dusters', 1, 'knockedDown'],
  ['BU-BONUS-10', 'blitz', 'Blitz!', 1, 'afterMark'],
  ['BU-BONUS-11', 'blockingPlay', 'Blocking Play', 1, 'turnStart'],
  // The scenes with a Throw begin without an Action taken as well.
  ['BU-BONUS-12', 'defensivePlay', 'Defensive Play', 1, 'action 0', 'action 0', 'action 0'],
  ['BU-BONUS-13', 'divingTackle', 'Diving Tackle', 1, 'afterMark'],
  ['BU-BONUS-14', 'dodge', 'Dodge', 1, 'beforeRun'],
  ['BU-BONUS-15', 'hailMaryPass', 'Hail Mary Pass', 1, 'beforeThrow'],
  ['BU-BONUS-16', 'inspiration', 'Inspiration', 2, 'action 3'],
  ['BU-BONUS-17', 'intervention', 'Intervention', 1, 'opponentRan'],
  ['BU-BONUS-18', 'jumpUp', 'Jump Up', 1, 'action 0', 'action 1', 'action 2', 'action 3'],
  ['BU-BONUS-19', 'nervesOfSteel', 'Nerves Of Steel', 1, 'action 0', 'action 1', 'action 2'],
  ['BU-BONUS-20', 'rawTalent', 'Raw Talent', 3, 'block roll', 'throw roll', 'throw roll', 'armour roll'],
  ['BU-BONUS-21', 'reserves', 'Reserves', 2, 'action 0', 'action 1', 'action 2'],
  ['BU-BONUS-22', 'shadowing', 'Shadowing', 1, 'opponentSidestepped'],
  ['BU-BONUS-23', 'sprint', 'Sprint', 1, 'beforeRun'],
  ['BU-BONUS-24', 'stepAside', 'Step Aside', 2, 'opponentMarked'],
  ['BU-BONUS-25', 'moxy', "The Kid's Got Moxy", 1, 'beforeBlock'],
  ['BU-BONUS-26', 'toughEnough', 'Tough Enough', 1, 'targeted'],
];
describe('BU-BONUS-01: a Bonus Play is played at its printed moment and at no other', () => {
  test.each([
    ['aggressiveMark', 'beforeMark'],
    ['dodge', 'beforeRun'],
    ['inspiration', 'action 3'],
    ['intervention', 'opponentRan'],
    ['rawTalent', 'block roll', 'throw roll', 'throw roll', 'armour roll'],
    ['sprint', 'beforeRun'],
    ['stepAside', 'opponentMarked'],
  ])('a card of both boxes: %s', (card, ...moments) => {
    const play = named(card);
    const settings: Settings = { cards: { active: [], deck: [], hands: { home: [play] } } };
    const scenes = [ownTurn, ownThrow, ownTeammateThrown, theirTurn, theirBlock];
    expect(scenes.flatMap(scene => momentsOffered(play, ...scene(settings)))).toEqual(moments);
  });
  test2024.each(PRINTED)('%s: %s', (rule, play, name, copies, ...moments) => {
    const settings: Settings = { cards: { active: [], deck: [], hands: { home: [play] } } };
    const scenes = [ownTurn, ownThrow, ownTeammateThrown, theirTurn, theirBlock];
    expect(scenes.flatMap(scene => momentsOffered(play, ...scene(settings)))).toEqual(moments);
    expect(blitz2024.plays.find(p => p.id === play)).toMatchObject({ rule, name });
    expect(blitz2024.deck.filter(card => card.play === play)).toHaveLength(copies);
  });
  test('BU-CARD-27: these twenty are all there are', () => {
    expect(blitz2024.plays.map(play => play.id).sort()).toEqual(PRINTED.map(([, play]) => play).sort());
  });
});

test('BU-BONUS-02: any number in one turn, each at its moment', () => {
  const furtherMark = named('aggressiveMark');
  scenario('A . . . . 1\n. . . . . .\nb . . . . .', {
    at: [5, 5],
    who: { A: { move: 2 } },
    cards: { hands: { home: ['sprint', 'dodge', 'jumpUp', furtherMark, 'divingTackle'] } },
  })
    .dice('block:miss')
    .answers({ play: 'jumpUp' }, { player: 'B' }, { run: 'A' })
    .expectAsked('bonusPlay', 'home', 'pass', { play: 'sprint' }, { play: 'dodge' })
    .answers({ play: 'sprint' })
    .expectAsked('bonusPlay', 'home', 'pass', { play: 'dodge' })
    .answers({ play: 'dodge' }, 'pass', 'stop', { mark: 'A' }, { play: furtherMark }, 'pass')
    .walks('A', 'e e e e')
    .answers({ play: 'divingTackle' }, { target: '1' })
    .expectHand('home')
    .expectStatus('A', 'prone')
    .done();
});

describe('BU-BONUS-03: not two of the same name in one turn', () => {
  test('BU-BONUS-X1: of two copies of Raw Talent only one can be played', () => {
    const s = scenario('A 1 .\n. . .\nB 2 .', { cards: { hands: { home: ['rawTalent', 'rawTalent'] } } });
    s.dice('block:miss', 'block:miss', 'block:miss');
    blocks(s, 'A', '1').answers({ reroll: 'rawTalent' });
    blocks(s, 'B', '2').expectAsked('reroll', 'home', 'keep').answers('keep').expectHand('home', 'rawTalent').done();
  });
  test('the second copy can be played in the next turn, that of the other coach too', () => {
    const s = scenario('A 1 *', { cards: { hands: { home: ['rawTalent'] } }, played: { home: ['rawTalent'] } });
    blocks(s.dice('block:miss'), 'A', '1').expectAsked('reroll', 'home', 'keep').answers('keep', 'endTurn');
    blocks(s.dice('block:smash', 'd6:1'), '1', 'A')
      .expectAsked('reroll', 'home', 'keep', { reroll: 'rawTalent' })
      .done();
  });
});

test('BU-BONUS-04: each coach may play a card of the same name in one turn', () => {
  const s = scenario('A 1 .', { cards: { hands: { home: ['rawTalent'], away: ['rawTalent'] } } });
  blocks(s.dice('block:miss', 'block:smash', 'd6:1', 'd6:6'), 'A', '1')
    .expectAsked('reroll', 'home', 'keep', { reroll: 'rawTalent' })
    .answers({ reroll: 'rawTalent' });
  s.passes()
    .expectAsked('reroll', 'away', 'keep', { reroll: 'rawTalent' })
    .answers({ reroll: 'rawTalent' })
    .expectStatus('1', 'prone')
    .expectHand('home')
    .expectHand('away')
    .done();
});

test('BU-BONUS-05: a played card leaves the hand for the discard', () => {
  const s = scenario('A . .', { cards: { hands: { home: ['sprint', 'dodge'] } } });
  const card = currentEdition().deck.findIndex(c => c.play === 'sprint');
  expect(s.game.cardPlace(card)).toBe(CardPlace.homeHand);
  s.answers({ run: 'A' }, { play: 'sprint' }).expectHand('home', 'dodge');
  expect(s.game.cardPlace(card)).toBe(CardPlace.discard);
});

describe('BU-BONUS-06: the hand is hidden from the other coach', () => {
  const backs = (): string[] => ['shadowing', 'stepAside'].map(named);
  const inHand = (back: string): Scenario =>
    scenario('A . 1', {
      active: 'away',
      cards: {
        hands: { home: [`getTheBall/${back}`] },
        deck: backs()
          .filter(play => play !== back)
          .map(play => `getTheBall/${play}`),
      },
    });
  test('which Bonus Play it is cannot be seen, not even by what the coach is asked', () => {
    const moments = backs().map(back => {
      const s = inHand(back);
      const views = [[...s.game.view(AWAY)]];
      s.marks('1', 'w').expectAsked('bonusPlay', 'home');
      views.push([...s.game.view(AWAY)]);
      return views;
    });
    expect(moments[0]).toEqual(moments[1]);
  });
  test('its own coach sees it', () => {
    const [one, other] = backs().map(back => [...inHand(back).game.view(HOME)]);
    expect(one).not.toEqual(other);
  });
  test('a coach with any card is asked at every printed moment, one with none is not', () => {
    const asked = scenario('A . 1', { active: 'away', cards: { hands: { home: ['sprint'] } } });
    asked.marks('1', 'w').expectAsked('bonusPlay', 'home', 'pass');
    scenario('A . 1', { active: 'away' }).marks('1', 'w').expectAsked('action', 'away').done();
  });
});
