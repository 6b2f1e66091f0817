/** Injury: where an Injured Player goes, what causes it, and what becomes of its ball. */
import { expect } from 'vitest';
import { type Scenario, type Settings, scenario } from '../dsl.ts';
import { ofBox, test, test2024 } from '../editions.ts';

test('BU-INJURY-01: an Injured Player leaves the pitch for the Dugout of its own team', () => {
  const s = scenario('A 1 . . .')
    .dice('block:smash', 'd6:1')
    .blocks('A', '1')
    .expectStatus('1', 'reserves')
    .expectPitch('A . . . .')
    .expectIllegal({ reserves: '1' });
  // It is the other coach who brings it back.
  expect(s.game.control(s.id('1'))).toBe(1);
  s.done();
});

test('BU-INJURY-02: an Injured Player comes back by a Reserves Action, standing and able to act', () => {
  scenario('A 1 . . *', { cards: { deck: ['showNoFear'] } })
    .dice('block:smash', 'd6:1')
    .blocks('A', '1')
    .answers('endTurn')
    .expectAsked('action', 'away')
    .expectLegal({ reserves: '1' })
    .answers({ reserves: '1' }, { to: [15, 2] })
    .expectStatus('1', 'open')
    .expectSquare('1', [15, 2])
    .runs('1', 'w')
    .expectSquare('1', [14, 2])
    .done();
});

test.each([
  [1, 'reserves'],
  [2, 'reserves'],
  [3, 'prone'],
  [6, 'prone'],
] as const)('BU-INJURY-03: Armour 3+, D6 = %i after being Knocked Down: %s', (die, status) => {
  scenario('A 1 . . .', { who: { 1: { armour: 3 } } })
    .dice('block:smash', `d6:${die}`)
    .blocks('A', '1')
    .expectStatus('1', status)
    .done();
});

// --- without an Armour Check -----------------------------------------------------------------------------------------
/** A turn of home that begins by dealing one card and then uncovers an event. */
const event = (name: string, drawing: string, settings: Settings): Scenario =>
  scenario(drawing, {
    moment: 'turnStart',
    options: { events: true },
    cards: { active: ['showboat', 'showNoFear'], deck: ['spreadOut', name, 'getTogether'] },
    ...settings,
  });

const direct: readonly (readonly [cause: string, play: () => Scenario])[] = [
  [
    'an opening Trapdoor',
    () =>
      scenario('1', { at: [8, 6], moment: 'turnStart' })
        .dice('d8:1')
        .starts(),
  ],
  [
    'a Foul',
    () =>
      scenario('A 1 . . .', { options: { fouls: true }, who: { 1: { state: 'prone' } } })
        .dice('block:smash')
        .answers({ foul: 'A' }, { target: '1' }),
  ],
  [
    'Bloodlust',
    () =>
      scenario('1 A . . .', { active: 'away', who: { 1: 'vampire/runner' } })
        .dice('block:miss')
        .blocks('1', 'A'),
  ],
  [
    'being thrown and fumbled',
    () =>
      scenario('2 1 . . .', {
        active: 'away',
        options: { throwTeammate: true },
        who: { 2: 'goblin/troll', 1: 'goblin/goblin' },
      })
        .dice('d6:1')
        .answers({ throwTeammate: '2' }, { player: '1' }, { to: [10, 4] }),
  ],
  [
    'Violent',
    () =>
      scenario('A 1 . . .', { who: { A: 'necromantic/werewolf' } })
        .dice('block:miss', 'd6:6')
        .blocks('A', '1'),
  ],
  ['the event Pitch Invasion', () => event('pitchInvasion', '. 1 . * .', {}).dice('block:kerrunch').starts()],
  ['the event Trapdoor Monster', () => event('trapdoorMonster', '1 . . . *', { at: [8, 6] }).starts()],
];
test.each(direct)('BU-INJURY-04: Injured by %s, without an Armour Check', (_cause, play) => {
  const s = play().expectStatus('1', 'reserves').expectLog('injured');
  expect(s.game.events?.filter(e => e.type === 'checked' && e.check === 'armour')).toEqual([]);
  s.done();
});

// --- the ball -----------------------------------------------------------------------------------------------------------
test2024(
  'BU-INJURY-05: a standing ball holder that is removed leaves a ball that Bounces (Bloodlust, BU-OQ-13)',
  () => {
    scenario('A 1 . . .', { who: { A: 'vampire/runner' }, ball: 'A' })
      .dice('block:miss', 'd8:2')
      .blocks('A', '1')
      .expectStatus('A', 'reserves')
      .expectBall([6, 3])
      .done();
  },
);

test('BU-INJURY-05: it Bounces from the vacated square, which is empty by then', () => {
  // Onto Prone B and back again: nobody is there any more, the ball rests.
  scenario('A 1 . . .\nb . . . .', { options: { fouls: true }, who: { 1: { state: 'prone' } }, ball: 'A' })
    .dice('block:miss', 'd8:6', 'd8:2')
    .answers({ foul: 'A' }, { target: '1' })
    .expectStatus('A', 'reserves')
    .expectBall([6, 4])
    .done();
});

test('BU-INJURY-05: a fouler that is sent off, and a target Injured while it stands, lose their ball the same way', () => {
  scenario('A 1 . . .', { options: { fouls: true }, who: { 1: { state: 'prone' } }, ball: 'A' })
    .dice('block:miss', 'd8:2')
    .answers({ foul: 'A' }, { target: '1' })
    .expectStatus('A', 'reserves')
    .expectBall([6, 3])
    .done();
  scenario('A 1 . . .', { who: { A: 'necromantic/werewolf' }, ball: '1' })
    .dice('block:shove', 'd6:6', 'd8:2')
    .blocks('A', '1')
    .expectStatus('1', 'reserves')
    .expectBall([7, 3])
    .done();
});

test2024('BU-INJURY-05: Trapdoor Monster makes the ball Bounce', () => {
  event('trapdoorMonster', '1', { at: [8, 6], ball: '1' })
    .dice('d8:4')
    .starts()
    .expectStatus('1', 'reserves')
    .expectBall([9, 6])
    .done();
});

test('BU-INJURY-05: a new ball that comes up under a holder swallows the ball it held', () => {
  // Multi-Ball: an event in 2024; in 2022 a Bonus Play of two balls, which Z claims by scoring.
  const z = { Z: { state: 'standing', square: [14, 2] } } as const;
  const swallowed = ofBox(
    () =>
      event('multiBall', '1', { at: [8, 6], ball: '1' })
        .dice('d8:4')
        .starts(),
    () =>
      scenario('1', { at: [8, 6], ball: ['1', 'Z'], reserves: z, cards: { active: ['showboat/multiBall'] } })
        .runs('Z', 'e')
        .expectStatus('1', 'open')
        .dice('d8:4', 'd8:2')
        .answers({ claim: 1 }),
  );
  swallowed()
    .expectStatus('1', 'reserves')
    .expectLog('injured', 'ballRemoved', 'ballPlaced', 'ballBounced')
    .expectBall([9, 6])
    .done();
});

test('BU-INJURY-05: so does a Player that comes in through a Trapdoor (BU-OQ-49)', () => {
  const arena = ofBox('sewerPipe', 'underworld');
  scenario('1', { at: [8, 6], arena, ball: '1', reserves: { A: {} } })
    .answers({ reserves: 'A' }, { to: [8, 6] })
    .expectStatus('1', 'reserves')
    .expectSquare('A', [8, 6])
    .expectBall('none')
    .expectNotLogged('ballBounced')
    .done();
});
