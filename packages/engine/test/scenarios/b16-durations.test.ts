/** How long things last: brought about by play, over turns, drives and halves, and watched until they end. */
import { describe, test } from 'vitest';
import type { SkillName } from '../../src/blood/words.ts';
import { at, type KickOffs } from '../blood/kick-offs.ts';

/**
 * Home's turn, both sides where they were set up: H1 on [13, 6] and A1 on [14, 6] stand face to face, alone. H11 holds
 * the ball a step from scoring.
 */
const faceToFace = (skills: { H1?: readonly SkillName[]; A1?: readonly SkillName[] }, turn = 1): KickOffs =>
  at('action', {
    active: 'home',
    turns: { home: turn, away: turn },
    home: { skills: { 1: skills.H1 ?? [] }, at: { 11: [25, 1] } },
    away: { skills: { 1: skills.A1 ?? [] } },
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
/** After half time there are team re-rolls again. */
const keepsDie = (s: KickOffs): KickOffs => (s.game.question.name === 'reroll' ? s.answers('keep') : s);
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
  const loses = (turn?: number): KickOffs =>
    faceToFace({ H1: [skill] }, turn)
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
  const entrances = (turn?: number): KickOffs =>
    faceToFace({ H1: ['hypnoticGaze'] }, turn)
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
  const takesRoot = (turn?: number, A1: readonly SkillName[] = []): KickOffs =>
    faceToFace({ H1: ['takeRoot'], A1 }, turn)
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
    s.dice('block:defenderDown', '2d6:2').answers({ block: 'A1' }, { target: 'H1' }).expectAt({ H1: '13,6 prone' });
    isFree(s.answers('endTurn')).expectAt({ H1: '13,6' }).done();
  });
  test('B16-XSKILL-35: being Placed Prone without an Armour roll ends it', () => {
    const s = takesRoot(1, ['wrestle']).endsTurns(1);
    s.dice('block:bothDown').answers({ block: 'A1' }, { target: 'H1' });
    s.answers('yes').expectAt({ H1: '13,6 prone', A1: '14,6 prone' });
    isFree(s.answers('endTurn')).done();
  });
  test('B16-XSKILL-35: a block that does not bring it down does not', () => {
    const s = takesRoot().endsTurns(1);
    s.dice('block:pushed').answers({ block: 'A1' }, { target: 'H1' }).expectAt({ H1: '13,6' });
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
