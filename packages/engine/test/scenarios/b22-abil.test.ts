/** The 2022 edition: abilities, what they do differently, and who has them. */
import { describe, expect, test } from 'vitest';
import { blitz2022 } from '../../src/blitz/editions/2022.ts';
import { endSquares, legalOf, type Scenario, type Settings, scenario2022, squaresIn } from '../dsl.ts';

const able = (ability: string, drawing: string, settings: Settings = {}): Scenario =>
  scenario2022(drawing, { ...settings, who: { A: { abilities: [ability] }, ...settings.who } });
/** The end squares of a Run of A that are marked `x`, and no others. */
const expectRun = (s: Scenario, squares: string, at: readonly [number, number] = [6, 4]): void =>
  expect(endSquares(s.answers({ run: 'A' }), 'A')).toEqual(squaresIn(squares, at));

describe('B22-ABIL-01: Frenzied', () => {
  test('after its Mark a free Block at once, against any Opponent it then Marks', () => {
    const s = scenario2022('A . . 1\n. . . 2\n3 . . .', { at: [6, 5], who: { A: 'dwarf/troll-slayer' } })
      .marks('A', 'e e')
      .expectAsked('freeAction', 'home', 'pass', { freeBlock: 'A' })
      .dice('block:shove')
      .answers({ freeBlock: 'A' })
      .expectAsked('blockTarget', 'home', { target: '1' }, { target: '2' })
      .answers({ target: '2' }, 'no')
      .expectAsked('action', 'home');
    expect(s.game.actionsLeft).toBe(2);
    s.expectIllegal({ block: 'A' }).done();
  });
  test('before the Claim Step of the Mark', () => {
    able('frenzied', 'A . 1 .\n. . . .\n. . . .\n2 B 3 .', { cards: { active: ['tieThemUp'] } })
      .marks('A', 'e')
      .expectAsked('freeAction', 'home', 'pass', { freeBlock: 'A' })
      .answers('pass')
      .expectAsked('claim', 'home', 'pass', { claim: 1 });
  });
  test('not when it has made its Block, and not after a Run', () => {
    able('frenzied', 'A . 1', { who: { A: { abilities: ['frenzied'], done: ['block'] } }, actionsLeft: 2 })
      .marks('A', 'e')
      .expectAsked('action', 'home');
    able('frenzied', 'A . .\n. . .\n. . 1').runs('A', 'e').expectAsked('action', 'home');
  });
});

describe('B22-ABIL-02: Head-butt', () => {
  const marked = (done: readonly ('run' | 'throw')[], settings: Settings = {}): Scenario =>
    able('headButt', 'A . 1 .\n. . . .\n. . . .\n2 B 3 .', {
      ...settings,
      who: { A: { abilities: ['headButt'], done } },
      actionsLeft: 2,
    }).marks('A', 'e');
  test('a Run, then a Mark of the same Player: a free Block at once', () => {
    marked(['run'], { cards: { active: ['tieThemUp'] } })
      .expectAsked('freeAction', 'home', 'pass', { freeBlock: 'A' })
      .dice('block:shove')
      .answers({ freeBlock: 'A' }, { target: '1' }, 'no')
      .expectAsked('claim', 'home', 'pass', { claim: 1 })
      .done();
  });
  test('not without the Run', () => {
    marked([]).expectAsked('action', 'home');
    marked(['throw']).expectAsked('action', 'home');
  });
  test('a Run of the same turn, as it is played', () => {
    scenario2022('A . . . 1 .', { who: { A: 'chaos/beastman' } })
      .runs('A', 'e')
      .marks('A', 'e e')
      .expectAsked('freeAction', 'home', 'pass', { freeBlock: 'A' });
  });
});

describe('B22-ABIL-03: Claws', () => {
  const clawed = (face: string, die: number, settings: Settings = {}): Scenario =>
    scenario2022('A 1 .', { who: { A: 'necromantic/werewolf' }, ...settings })
      .dice(`block:${face}`, `d6:${die}`)
      .blocks('A', '1');
  test('a 6 Injures the target, and the Block Die is not resolved', () => {
    clawed('miss', 6)
      .expectStatus('1', 'reserves')
      .expectNotLogged('blockResult', 'barred', 'checked')
      .expectAsked('action', 'home')
      .done();
  });
  test('anything else resolves the die', () => {
    clawed('shove', 5).expectAsked('followUp', 'home').done();
  });
  test('Injured without having been Knocked Down: Break Some Bones!, not Take Them Down! (B22-OQ-31)', () => {
    clawed('smash', 6, { cards: { active: ['takeThemDown', 'breakSomeBones'] } })
      .expectAsked('claim', 'home', 'pass', { claim: 2 })
      .done();
  });
  test('a held ball Bounces from the square left', () => {
    scenario2022('A 1 .', { who: { A: 'necromantic/werewolf' }, ball: '1' })
      .dice('block:miss', 'd6:6', 'd8:4')
      .blocks('A', '1')
      .expectBall([8, 4])
      .done();
  });
  test('the D6 belongs to the roll: Raw Talent rolls it again with the Block Dice', () => {
    scenario2022('A 1 .', { who: { A: 'necromantic/werewolf' }, cards: { hands: { home: ['rawTalent'] } } })
      .dice('block:miss', 'd6:5', 'block:miss', 'd6:6')
      .answers({ block: 'A' }, { target: '1' }, { reroll: 'rawTalent' })
      .expectStatus('1', 'reserves')
      .done();
  });
  test('not with Fouls: only the Block Die is rolled', () => {
    scenario2022('A 1', {
      who: { A: 'necromantic/werewolf', 1: { state: 'prone' } },
      options: { fouls: true },
    })
      .dice('block:shove')
      .answers({ foul: 'A' }, { target: '1' })
      .expectStatus('1', 'prone')
      .done();
  });
});

describe('B22-ABIL-04: Enforcer', () => {
  const enforced = (drawing: string, ...dice: string[]): Scenario =>
    scenario2022(drawing, { who: { A: 'khorne/bloodseeker' } })
      .dice(...dice)
      .blocks('A', '1');
  test('every die is resolved, in the order its coach picks', () => {
    enforced('A 1 . .', 'block:smash', 'block:shove')
      .expectAsked('blockFace', 'home', { face: 'smash' }, { face: 'shove' })
      .answers({ face: 'shove' })
      .expectSquare('1', [8, 4])
      .answers('yes')
      .dice('d6:4')
      .expectAsked('blockFace', 'home', { face: 'smash' })
      .answers({ face: 'smash' })
      .expectStatus('1', 'prone')
      .expectSquare('A', [7, 4])
      .expectAsked('action', 'home')
      .done();
  });
  test('the follow-up is optional; without it the other die finds nobody next to it (B22-OQ-26)', () => {
    enforced('A 1 . .', 'block:smash', 'block:shove')
      .answers({ face: 'shove' })
      .expectAsked('followUp', 'home', 'yes', 'no')
      .answers('no', { face: 'smash' })
      .expectSquare('1', [8, 4])
      .expectStatus('1', 'open')
      .expectAsked('action', 'home')
      .done();
  });
  test.each(['miss', 'tackle'])(
    'a %s that finds nobody next to it is not resolved and bars nothing (B22-OQ-26)',
    face => {
      const pushed = enforced('A 1 . .', `block:${face}`, 'block:shove').answers({ face: 'shove' }, 'no', { face });
      pushed.expectStatus('1', 'open').expectNotLogged('barred').expectLegal({ run: 'A' }).done();
      const injured = enforced('A 1 . .', `block:${face}`, 'block:smash').dice('d6:1');
      injured.answers({ face: 'smash' }).expectStatus('1', 'reserves').answers({ face });
      injured.expectNotLogged('barred').expectLegal({ run: 'A' }).done();
    },
  );
  test('one Armour Check for each result that Knocks Down', () => {
    const s = enforced('A 1 .', 'block:smash', 'block:kerrunch').dice('d6:4', 'd6:4');
    s.answers({ face: 'smash' }).expectStatus('1', 'prone').answers({ face: 'kerrunch' }).expectStatus('1', 'reserves');
    expect((s.game.events ?? []).filter(e => e.type === 'checked')).toHaveLength(2);
    expect((s.game.events ?? []).filter(e => e.type === 'wentProne')).toHaveLength(1);
    s.done();
  });
  test('a Shove on a Prone target does nothing; Tackle and Miss bar, and stop no other die', () => {
    enforced('A 1 . .', 'block:smash', 'block:shove')
      .dice('d6:4')
      .answers({ face: 'smash' }, { face: 'shove' })
      .expectSquare('1', [7, 4])
      .expectAsked('action', 'home')
      .done();
    enforced('A 1 . .', 'block:miss', 'block:smash')
      .dice('d6:4')
      .answers({ face: 'miss' }, { face: 'smash' })
      .expectStatus('1', 'prone')
      .expectEvent({ type: 'barred' })
      .done();
  });
});

describe('B22-ABIL-05: Ethereal', () => {
  test('passes next to Opponents and through blocked squares, ends Open beside them', () => {
    // The stone pitch is blocked at (4,3), (5,3), (4,4), (5,4).
    const s = scenario2022('A', { at: [6, 4], who: { A: 'necromantic/wraith' } }).answers({ run: 'A' });
    s.walks('A', 'w w').expectIllegal('stop').walks('A', 'w').expectLegal('stop').expectSquare('A', [3, 4]);
  });
  test('all squares of a Run of two', () => {
    expectRun(
      able('ethereal', '. . . . .\n. . . . .\n. . A . .\n. . . . 1', {
        at: [6, 5],
        who: { A: { abilities: ['ethereal'], move: 2 } },
      }),
      `
      x x x x x
      x x x x x
      x x x . .
      x x x . .
      x x x . .`,
      [6, 5],
    );
  });
  test('not through Players', () => {
    able('ethereal', 'A B C', { at: [1, 1] })
      .answers({ run: 'A' })
      .expectIllegal({ to: [2, 1] });
    able('ethereal', 'A . 1', { at: [1, 1] })
      .answers({ run: 'A' }, { to: [2, 1] })
      .expectIllegal({ to: [3, 1] });
  });
  test('a Marked one cannot Run (B22-OQ-27)', () => {
    able('ethereal', 'A 1').expectIllegal({ run: 'A' });
  });
});

describe('B22-ABIL-06: Rush', () => {
  test('its Run may enter a square next to an Opponent, and ends there', () => {
    scenario2022('A . . .\n. . 1 .', { who: { A: 'wood-elf/wardancer' } })
      .runs('A', 'e')
      .expectSquare('A', [7, 4])
      .expectStatus('A', 'marked')
      .expectAsked('action', 'home')
      .done();
  });
  test('so the squares behind an Opponent stay out of reach that way', () => {
    expectRun(
      able('rush', '1 . .\n. . .\nA . .', { at: [1, 1], who: { A: { abilities: ['rush'], move: 2 } } }),
      `
      . . .
      x x x
      x x x
      x x x
      x x x`,
      [1, 1],
    );
  });
  test('others may not', () => {
    scenario2022('A . . .\n. . 1 .')
      .answers({ run: 'A' })
      .expectIllegal({ to: [7, 4] });
  });
});

describe('B22-ABIL-07: Throw Team-mate', () => {
  test.each([
    ['goblin/troll', 'goblin/goblin'],
    ['halfling/treeman', 'halfling/lineman'],
    ['ogre/ogre', 'ogre/gnoblar'],
  ])('%s throws %s where the module is used', (thrower, thrown) => {
    const who = { A: thrower, B: thrown };
    scenario2022('A B', { who, options: { throwTeammate: true } })
      .answers({ throwTeammate: 'A' })
      .expectAsked('thrownPlayer', 'home', { player: 'B' });
    scenario2022('A B', { who }).expectIllegal({ throwTeammate: 'A' });
  });
  test('nobody else has it', () => {
    const tagged = blitz2022.teams.flatMap(t =>
      t.positions.flatMap(p => (p.throwsTeammates ? [`${t.id}/${p.id}`] : [])),
    );
    expect(tagged).toEqual(['goblin/troll', 'halfling/treeman', 'ogre/ogre']);
    scenario2022('A B', {
      who: { A: 'lizardmen/saurus-blocker', B: 'lizardmen/skink' },
      options: { throwTeammate: true },
    }).expectIllegal({ throwTeammate: 'A' });
  });
});

describe('B22-ABIL-08: the abilities that work as in 2024', () => {
  test('Elusive passes next to Opponents and ends Open', () => {
    able('elusive', 'A 1').expectIllegal({ run: 'A' });
    const open = able('elusive', 'A . . . .\n. . 1 . .').answers({ run: 'A' }, { to: [7, 4] });
    open.expectIllegal('stop').walks('A', 'e e').expectIllegal('stop').walks('A', 'e').expectLegal('stop');
  });
  test('Hulking Brute: Tackle and Smash count as Kerrunch!, a Shove against it as a Miss', () => {
    for (const face of ['tackle', 'smash'])
      able('hulkingBrute', 'A 1 .').dice(`block:${face}`, 'd6:4').blocks('A', '1').expectStatus('1', 'reserves').done();
    able('hulkingBrute', '. A 1', { active: 'away' })
      .dice('block:shove')
      .blocks('1', 'A')
      .expectSquare('A', [7, 4])
      .expectEvent({ type: 'barred' })
      .done();
  });
  test('Mighty Blow: Smash counts as Kerrunch!, Tackle does not', () => {
    able('mightyBlow', 'A 1 .').dice('block:smash', 'd6:4').blocks('A', '1').expectStatus('1', 'reserves').done();
    able('mightyBlow', 'A 1 .').dice('block:tackle', 'd6:4').blocks('A', '1').expectStatus('1', 'prone').done();
  });
  test('Regenerate: a free Stand Up before the first Player Action', () => {
    const lying = (actionsTaken: number): Scenario => able('regenerate', 'a B', { actionsTaken });
    const s = lying(0).answers({ freeStandUp: 'A' }).expectStatus('A', 'open');
    expect(s.game.actionsLeft).toBe(3);
    lying(1).expectIllegal({ freeStandUp: 'A' }).expectLegal({ standUp: 'A' });
  });
  test('Stand Firm: a Shove against it counts as a Miss', () => {
    able('standFirm', '. A 1', { active: 'away' })
      .dice('block:shove')
      .blocks('1', 'A')
      .expectSquare('A', [7, 4])
      .expectEvent({ type: 'barred' })
      .done();
    able('standFirm', 'A 1 .').dice('block:shove').blocks('A', '1').expectSquare('1', [8, 4]).done();
  });
  test('Titchy: Runs may enter the squares next to it and end there; its Tackle counts as a Miss', () => {
    const beside = { who: { 1: { abilities: ['titchy'] } } };
    scenario2022('A . . .\n. . 1 .', beside).runs('A', 'e').expectSquare('A', [7, 4]).expectAsked('action', 'home');
    able('titchy', 'A 1 .').dice('block:tackle').blocks('A', '1').expectStatus('1', 'marked').done();
  });
});

describe('who has which ability', () => {
  const holders = (ability: string): string[] =>
    blitz2022.teams
      .flatMap(t => t.positions.flatMap(p => (p.abilities.includes(ability) ? [`${t.id}/${p.id}`] : [])))
      .sort();
  test.each([
    ['B22-ABIL-08', 'bomber', 'snotling/fungus-flinga'],
    [
      'B22-ABIL-08',
      'catchersInstincts',
      'elf/catcher halfling/catcher human/catcher lizardmen/chameleon-skink wood-elf/catcher',
    ],
    ['B22-ABIL-03', 'claws', 'necromantic/werewolf'],
    ['B22-ABIL-08', 'elusive', 'black-orc/goblin goblin/goblin'],
    ['B22-ABIL-04', 'enforcer', 'khorne/bloodseeker'],
    ['B22-ABIL-05', 'ethereal', 'necromantic/wraith'],
    ['B22-ABIL-01', 'frenzied', 'dark-elf/witch-elf dwarf/troll-slayer'],
    [
      'B22-ABIL-08',
      'handlingSkills',
      'elf/thrower human/thrower noble/thrower orc/thrower skaven/thrower wood-elf/thrower',
    ],
    ['B22-ABIL-02', 'headButt', 'chaos/beastman khorne/khorngor nurgle/pestigor'],
    ['B22-ABIL-08', 'hulkingBrute', 'goblin/troll halfling/treeman ogre/ogre'],
    ['B22-ABIL-08', 'insignificant', 'snotling/snotling'],
    ['B22-ABIL-08', 'leap', 'snotling/fun-hoppa'],
    ['B22-ABIL-08', 'mightyBlow', 'undead/mummy'],
    [
      'B22-ABIL-08',
      'offensiveSpecialist',
      'dark-elf/blitzer dwarf/blitzer elf/blitzer human/blitzer noble/blitzer orc/blitzer skaven/blitzer undead/wight',
    ],
    ['B22-ABIL-08', 'regenerate', 'undead/skeleton'],
    ['B22-ABIL-06', 'rush', 'wood-elf/wardancer'],
    [
      'B22-ABIL-08',
      'safeHands',
      'dark-elf/runner dwarf/runner lizardmen/skink necromantic/ghoul skaven/gutter-runner undead/ghoul',
    ],
    ['B22-ABIL-08', 'standFirm', 'halfling/hefty noble/bodyguard nurgle/bloater'],
    ['B22-ABIL-08', 'titchy', 'ogre/gnoblar'],
    ['B22-ABIL-08', 'warMachine', 'snotling/pump-wagon'],
  ])('%s: %s is printed for %s and nobody else', (_rule, ability, names) => {
    expect(holders(ability)).toEqual(names.split(' '));
  });
  test('B22-ABIL-09: there are no other abilities in this box', () => {
    const gone = [
      'bloodlust',
      'defensive',
      'dumpOff',
      'expertPasser',
      'hitAndRun',
      'litheCreature',
      'minion',
      'pickMeUp',
      'runningPass',
      'violent',
      'wardance',
      'woodlandAid',
    ];
    expect(gone.filter(ability => ability in blitz2022.abilities)).toEqual([]);
    expect(Object.keys(blitz2022.abilities)).toHaveLength(20);
    expect(() => scenario2022('A', { who: { A: { abilities: ['wardance'] } } })).toThrow('wardance');
    expect(legalOf(scenario2022('A 1', { who: { A: 'wood-elf/wardancer' } }), 'freeSidestep')).toEqual([]);
  });
});
