/** How long things last: brought about by play, over turns, drives and halves, and watched until they end. */
import { describe, expect, test } from 'vitest';
import type { SkillName } from '../../src/blood/editions/2016/names.ts';
import type { CardName } from '../../src/blood/words.ts';
import type { SeatName } from '../../src/words.ts';
import { at, type KickOffs, legalOf } from '../blood/kick-offs.ts';

interface Faces {
  readonly H1?: readonly SkillName[];
  readonly A1?: readonly SkillName[];
  readonly turn?: number;
  readonly active?: SeatName;
  /** What each side holds. */
  readonly cards?: Readonly<Partial<Record<SeatName, readonly CardName[]>>>;
}
/**
 * Home's turn unless said otherwise, both sides where they were set up: H1 on [13, 6] and A1 on [14, 6] stand face to
 * face, alone. H11 holds the ball a step from scoring.
 */
const faceToFace = ({ H1 = [], A1 = [], turn = 1, active = 'home', cards }: Faces): KickOffs =>
  at('action', {
    active,
    turns: { home: turn, away: turn },
    ...(cards ? { options: { cards: true }, hands: cards } : {}),
    rerolls: { away: 3 },
    home: { skills: { 1: H1 }, at: { 11: [25, 1] } },
    away: { skills: { 1: A1 } },
    balls: [{ holder: 'H11' }],
  }).starts();

/** Takes a step out of the other's reach and back: with a Dodge roll if it is held, without one if not. */
const stepsAside = (s: KickOffs, name: 'H1' | 'A1', how: 'dodges' | 'walks'): KickOffs => {
  if (how === 'dodges') s.dice('d6:6');
  const [there, back] = name === 'H1' ? ['w', 'e'] : ['e', 'w'];
  return keepsDie(s.answers({ move: name }).walks(name, there))
    .walks(name, back)
    .answers('stop');
};
/** Away has team re-rolls, and after half time so has home. */
const keepsDie = (s: KickOffs): KickOffs => (s.game.question.name === 'reroll' ? s.answers('keep') : s);
/** One die for a block of the two, which is not re-rolled either. */
const blocks = (s: KickOffs, by: 'H1' | 'A1', face: string, ...more: string[]): KickOffs => {
  s.dice(`block:${face}`, ...more).answers({ block: by }, { target: by === 'H1' ? 'A1' : 'H1' });
  return s.game.question.name === 'blockDie' ? s.answers({ face }) : s;
};
/** Home scores; both set up again, home kicks to a touchback, and away has the first turn of the new drive. */
const homeScores = (s: KickOffs): KickOffs =>
  s
    .answers({ move: 'H11' }, { to: [26, 1] }, 'stop')
    .expectScore(1, 0)
    .bothSetUp()
    .kicksOut()
    .expectAsked('action', 'away');
/** Ends the turns under way until the half is over; both set up again, and the other side has the first turn of the new one. */
const halfTime = (s: KickOffs): KickOffs => s.endsHalf().bothSetUp().kicksOut().expectAsked('action', 'home');

describe.each<[string, string, SkillName, number, number]>([
  ['Bone-head', 'B16-BONE-05', 'boneHead', 1, 2],
  ['Really Stupid', 'B16-STUPID-05', 'reallyStupid', 3, 4],
])('%s', (_name, id, skill, fails, succeeds) => {
  const loses = (turn = 1): KickOffs =>
    faceToFace({ H1: [skill], turn })
      .dice(`d6:${fails}`)
      .answers({ move: 'H1' });

  test(`${id}: it lasts through turns of both sides while the player does not act, and through a second failure`, () => {
    const s = loses().endsTurns(1);
    stepsAside(s, 'A1', 'walks').endsTurns(2);
    stepsAside(s, 'A1', 'walks').endsTurns(1);
    s.dice(`d6:${fails}`).answers({ move: 'H1' }).expectAsked('action', 'home').endsTurns(1);
    stepsAside(s, 'A1', 'walks').done();
  });
  test(`${id}: the first success at the start of an Action ends it, whatever the Action`, () => {
    for (const action of ['move', 'blitz', 'pass']) {
      const s = loses().endsTurns(2);
      s.dice(`d6:${succeeds}`)
        .answers({ [action]: 'H1' }, 'stop')
        .endsTurns(1);
      stepsAside(s, 'A1', 'dodges').done();
    }
  });
  test(`${id}: the end of the drive ends it: set up again, the player has its tackle zone without a roll`, () => {
    stepsAside(homeScores(loses()), 'A1', 'dodges').done();
  });
  test(`${id}: so does half time`, () => {
    const s = halfTime(loses(8)).endsTurns(1);
    stepsAside(s, 'A1', 'dodges').done();
  });
});

describe('Hypnotic Gaze', () => {
  /** H1 stares A1 down; −1 for nobody else, so that a 4 will do. */
  const entrances = (turn = 1): KickOffs =>
    faceToFace({ H1: ['hypnoticGaze'], turn })
      .dice('d6:4')
      .answers({ move: 'H1' }, { gaze: 'A1' });

  test('B16-XSKILL-19: it lasts through the turns of both sides while the victim does not act', () => {
    const s = entrances().endsTurns(2);
    stepsAside(s, 'H1', 'walks').endsTurns(2);
    stepsAside(s, 'H1', 'walks').done();
  });
  test('B16-XSKILL-19: the start of the victim’s next Action ends it, for the turns after it as well', () => {
    const s = entrances().endsTurns(1);
    s.answers({ move: 'A1' }, 'stop').endsTurns(1);
    stepsAside(s, 'H1', 'dodges').done();
  });
  test('B16-XSKILL-19: an Action of another player of its side does not', () => {
    const s = entrances().endsTurns(1);
    s.answers({ move: 'A4' }, 'stop').endsTurns(1);
    stepsAside(s, 'H1', 'walks').done();
  });
  test('B16-XSKILL-19: the end of the drive ends it', () => {
    const s = homeScores(entrances()).endsTurns(1);
    stepsAside(s, 'H1', 'dodges').done();
  });
  test('B16-XSKILL-19: so does half time', () => {
    const s = halfTime(entrances(8));
    stepsAside(s, 'H1', 'dodges').done();
  });
});

describe('Take Root', () => {
  const takesRoot = (turn = 1, A1: readonly SkillName[] = []): KickOffs =>
    faceToFace({ H1: ['takeRoot'], A1, turn })
      .dice('d6:1')
      .answers({ move: 'H1' })
      .expectAsked('activity', 'home', 'stop')
      .answers('stop');
  /** It declares a Move: rooted it rolls nothing and may only stop; free it rolls again, and may go where it likes. */
  const isRooted = (s: KickOffs): KickOffs =>
    s.answers({ move: 'H1' }).expectAsked('activity', 'home', 'stop').answers('stop');
  const isFree = (s: KickOffs): KickOffs =>
    keepsDie(s.dice('d6:2').answers({ move: 'H1' }))
      .expectLegal({ to: [12, 6] })
      .answers('stop');

  test('B16-XSKILL-35: it lasts turn after turn, without another roll', () => {
    const s = takesRoot().endsTurns(2);
    isRooted(s).endsTurns(2);
    isRooted(s).done();
  });
  test('B16-XSKILL-35: a block that knocks it down ends it', () => {
    const s = takesRoot().endsTurns(1);
    blocks(s, 'A1', 'defenderDown', '2d6:2').expectAt({ H1: '13,6 prone' });
    isFree(s.answers('endTurn')).expectAt({ H1: '13,6' }).done();
  });
  test('B16-XSKILL-35: being Placed Prone without an Armour roll ends it', () => {
    const s = takesRoot(1, ['wrestle']).endsTurns(1);
    blocks(s, 'A1', 'bothDown').answers('yes').expectAt({ H1: '13,6 prone', A1: '14,6 prone' });
    isFree(s.answers('endTurn')).done();
  });
  test('B16-XSKILL-35: a block that does not bring it down does not', () => {
    const s = takesRoot().endsTurns(1);
    blocks(s, 'A1', 'pushed').expectAt({ H1: '13,6' });
    isRooted(s.answers('endTurn')).done();
  });
  test('B16-XSKILL-35: the end of the drive ends it', () => {
    const s = homeScores(takesRoot()).endsTurns(1);
    isFree(s).done();
  });
  test('B16-XSKILL-35: so does half time', () => {
    isFree(halfTime(takesRoot(8))).done();
  });
});

describe('Special Play cards', () => {
  test('B16-SPCARD-05: Sprinkler Malfunction lasts for turns of both sides, as long as the drive', () => {
    const s = at('action', {
      active: 'away',
      options: { cards: true },
      hands: { away: ['sprinklerMalfunction'] },
      balls: [{ square: [11, 1] }, { square: [16, 15] }, { square: [11, 5] }, { square: [16, 5] }],
    }).starts();
    s.answers('endTurn', { play: 'sprinklerMalfunction' });
    const dropsIt = (name: string, to: readonly [number, number], next: SeatName): KickOffs =>
      s.dice('d6:3', 'd8:5').answers({ move: name }, { to }).expectAsked('action', next);
    dropsIt('H4', [11, 1], 'away');
    dropsIt('A7', [16, 15], 'home');
    dropsIt('H5', [11, 5], 'away');
    dropsIt('A5', [16, 5], 'home').done();
  });
  test('B16-SPCARD-11: Incoming! is over with that turn, and does not come back in the next turn of the same side', () => {
    const s = faceToFace({ active: 'away', cards: { away: ['incoming'] } }).answers('endTurn', { play: 'incoming' });
    s.dice('d6:6')
      .answers({ move: 'H11' }, { to: [25, 2] }, 'stop')
      .endsTurns(2);
    s.answers({ move: 'H11' }, { to: [25, 1] }, 'stop')
      .expectAsked('action', 'home')
      .done();
  });

  /** Away's first turn after a touchdown or after half time; home's turn before. */
  const LATER: [string, (s: KickOffs) => KickOffs][] = [
    ['a touchdown', homeScores],
    ['half time', s => halfTime(s).endsTurns(1)],
  ];
  /** Home plays a card between its turn and away's; then away's turn, and home's. */
  const between = (card: CardName, player: string): KickOffs =>
    faceToFace({ cards: { home: [card] } })
      .answers('endTurn', { play: card }, { player })
      .endsTurns(1);
  /** A1 blocks H1 and breaks its armour. */
  const breaksArmour = (s: KickOffs): KickOffs =>
    blocks(s, 'A1', 'defenderDown', '2d6:12').answers({ to: [12, 6] }, 'no');

  describe.each(LATER)('after %s', (_when, later) => {
    test('B16-SPCARD-19: Ego Trip lasts for the match', () => {
      later(between('egoTrip', 'A1')).answers({ move: 'A4' }, 'stop').expectIllegal({ move: 'A1' }).done();
    });
    test('B16-SPCARD-29: Rakarth’s Curse lasts for the match', () => {
      later(between('rakarthsCurse', 'A1'))
        .dice('d6:1', '2d6:2')
        .answers({ move: 'A1' }, { to: [15, 6] })
        .expectAt({ A1: '15,6 prone' })
        .done();
    });
    test('B16-SPCARD-22: Iron Man lasts for the match', () => {
      breaksArmour(later(between('ironMan', 'H1')))
        .expectAt({ H1: '12,6 stunned' })
        .done();
    });
    test('B16-SPCARD-23: Kid Gloves last for the match', () => {
      breaksArmour(later(between('kidGloves', 'A1')))
        .expectAt({ H1: '12,6 stunned' })
        .done();
    });
    test('B16-SPCARD-17: Buzzing lasts for the match, Agility and the loss of Grab included', () => {
      const s = faceToFace({ H1: ['grab'], active: 'away', cards: { home: ['buzzing'] } });
      s.answers('endTurn', { play: 'buzzing' }, { player: 'H1' });
      later(s).endsTurns(1);
      // A 2 is enough with Agility 4 alone.
      keepsDie(s.dice('d6:2').answers({ move: 'H1' }).walks('H1', 'w'))
        .walks('H1', 'e')
        .answers('stop')
        .endsTurns(2);
      blocks(s, 'H1', 'pushed').expectAsked('push', 'home');
      expect(legalOf(s, 'to')).toEqual(['15,5', '15,6', '15,7']);
      s.done();
    });
  });
});
