/** How the coverage counter notices skills that leave no word in the report. */
import { type blood, type Modifier, NOBODY, type PlayerId, rulesetNamed, teamBookOf, teamOf } from '@ironpitch/engine';
import { expect, test } from 'vitest';
import { SkillWatch } from '../../src/coverage/blood-skills.ts';
import { seenIn } from '../../src/coverage/coverage.ts';
import { neverSeen } from '../../src/coverage/seen.ts';
import { at, player, ruleset, setUp } from './positions.ts';

const A = { id: 'A', side: 'home', square: [5, 5] } as const;
const B = { id: 'B', side: 'away', square: [6, 5] } as const;
const by = (amount: number, cause: string, who: PlayerId = NOBODY): Modifier => ({ by: amount, cause, rule: '', who });

/** Which skills a row of events shows, A and B having these. */
const shown = (
  own: readonly blood.SkillName[],
  theirs: readonly blood.SkillName[],
  events: (a: PlayerId, b: PlayerId, g: blood.BloodGame) => readonly blood.BloodEvent[],
): string[] => {
  const g = setUp({
    players: [
      { ...A, skills: own },
      { ...B, skills: theirs },
    ],
  });
  const watch = new SkillWatch();
  const found = events(player(g, 'A'), player(g, 'B'), g).flatMap(event => watch.skillsIn(g, event));
  return [...new Set(found)].sort();
};
const rolled = (p: PlayerId, roll: blood.RollName, modifiers: readonly Modifier[] = []): blood.BloodEvent => ({
  type: 'rolled',
  roll,
  player: p,
  target: 4,
  die: 4,
  total: 4,
  modifiers,
  passed: true,
});
const block = (p: PlayerId, target: PlayerId, modifiers: readonly Modifier[] = []): blood.BloodEvent => ({
  type: 'blockRolled',
  player: p,
  target,
  dice: ['pushed'],
  chooser: 0,
  modifiers,
});

test('named in the report: used, rolled, adding something, rolling again', () => {
  expect(shown([], [], a => [{ type: 'skillUsed', player: a, skill: 'fend' }])).toEqual(['fend']);
  expect(shown([], [], a => [{ type: 'rerolled', seat: 0, player: a, source: 'sureFeet' }])).toEqual(['sureFeet']);
  expect(shown([], [], a => [{ type: 'rerolled', seat: 0, player: a, source: 'team' }])).toEqual([]);
  expect(shown([], [], a => [rolled(a, 'hailMary')])).toEqual(['hailMaryPass']);
  expect(shown([], [], a => [rolled(a, 'catch', [by(1, 'extraArms'), by(-1, 'tackleZones')])])).toEqual([
    'catch',
    'extraArms',
  ]);
});
test('Frenzy: a second block at the same opponent, but not the same block rolled again', () => {
  const declared = (a: PlayerId): blood.BloodEvent => ({ type: 'declared', player: a, action: 'block' });
  const again = (a: PlayerId): blood.BloodEvent => ({ type: 'rerolled', seat: 0, player: a, source: 'team' });
  expect(shown(['frenzy'], [], (a, b) => [declared(a), block(a, b), block(a, b)])).toEqual(['frenzy']);
  expect(shown(['frenzy'], [], (a, b) => [declared(a), block(a, b), again(a), block(a, b)])).toEqual([]);
  expect(shown(['frenzy'], [], (a, b) => [block(a, b), declared(a), block(a, b)])).toEqual([]);
  expect(shown([], [], (a, b) => [declared(a), block(a, b), block(a, b)])).toEqual([]);
});
test('Sprint: the third square gone for', () => {
  const squares = (count: number) => (a: PlayerId) => Array.from({ length: count }, () => rolled(a, 'goForIt'));
  expect(shown(['sprint'], [], squares(3))).toEqual(['sprint']);
  expect(shown(['sprint'], [], squares(2))).toEqual([]);
});
test('tackle zones that do not count, a head that is too thick, a claw that goes through', () => {
  expect(shown(['nervesOfSteel'], [], a => [rolled(a, 'pass')])).toEqual(['nervesOfSteel', 'pass']);
  expect(shown(['nervesOfSteel'], [], a => [rolled(a, 'pass', [by(-1, 'tackleZones')])])).toEqual(['pass']);
  const injury = (total: number, result: 'stunned' | 'knockedOut') => (a: PlayerId) =>
    [{ type: 'injuryRolled', player: a, dice: total, total, modifiers: [], result }] as const;
  expect(shown(['thickSkull'], [], injury(8, 'stunned'))).toEqual(['thickSkull']);
  expect(shown(['thickSkull'], [], injury(7, 'stunned'))).toEqual([]);
  expect(shown(['stunty'], [], injury(7, 'knockedOut'))).toEqual(['stunty']);
  const armour = (target: number) => (a: PlayerId) =>
    [{ type: 'armourRolled', player: a, dice: 8, total: 8, target, modifiers: [], broken: true }] as const;
  expect(shown([], ['claw'], armour(8))).toEqual(['claw']);
  expect(shown([], ['claw'], armour(9))).toEqual([]);
});
test('Tackle: Defender Stumbles against somebody with Dodge', () => {
  const stumbles = (a: PlayerId, b: PlayerId): readonly blood.BloodEvent[] => [
    { type: 'blockResult', player: a, target: b, face: 'defenderStumbles' },
  ];
  expect(shown(['tackle'], ['dodge'], stumbles)).toEqual(['tackle']);
  expect(shown(['tackle'], [], stumbles)).toEqual([]);
  expect(shown([], ['dodge'], stumbles)).toEqual([]);
});
test('No Hands: a ball that bounces off its owner', () => {
  const bounced = (_a: PlayerId, _b: PlayerId, g: blood.BloodGame): readonly blood.BloodEvent[] => [
    { type: 'ballBounced', ball: 0 as never, from: at(g, 5, 5), to: at(g, 4, 5), die: 4 },
  ];
  expect(shown(['noHands'], [], bounced)).toEqual(['noHands']);
  expect(shown([], [], bounced)).toEqual([]);
});
test('everything there is to see: 82 skills but for those of leagues, 105 combinations of block dice', () => {
  const { all } = seenIn(ruleset);
  expect(all.skills).toHaveLength(82 - 3);
  expect(all.blockDice).toHaveLength(5 + 2 * 15 + 2 * 35);
  expect(new Set(all.blockDice).size).toBe(105);
  expect(all.blockDice).toContain('2 other bothDown+pushed');
  expect(all.cards).toHaveLength(31);
  expect(all.kickOffResults).toHaveLength(11);
  expect(all.weather).toHaveLength(5);
  expect(neverSeen({ a: ['x', 'y'], b: ['z'] }, [{ a: ['x'] }, { b: ['z'] }])).toEqual({ a: ['y'], b: [] });
});
test('2025: everything there is to see, and nothing that only 2016 knows', () => {
  const { all } = seenIn(rulesetNamed('blood-2025'));
  expect(all.prayers).toHaveLength(16);
  expect(all.casualties).toHaveLength(16);
  expect(all.starRules).toHaveLength(63);
  expect(all.skills).toEqual(expect.arrayContaining(['claws', 'loner4', 'hatredTroll', 'bloodlust2']));
  for (const name of ['insignificant', 'claw', 'loner']) expect(all.skills).not.toContain(name);
  expect(all.questions).toContain('argueTheCall');
  expect(all.questions).not.toContain('passBlock');
});
test('2025: skills that no match between ready-made teams can show, since nobody there has them', () => {
  const { rules, files } = teamBookOf('blood-2025');
  const had = new Set(files.flatMap(file => teamOf(rules, file).players.flatMap(player => player.skills as string[])));
  const nobodys = (seenIn(rulesetNamed('blood-2025')).all.skills ?? []).filter(skill => !had.has(skill));
  const hatreds = nobodys.filter(skill => skill.startsWith('hatred'));
  expect(hatreds).toHaveLength(32);
  expect(nobodys.filter(skill => !hatreds.includes(skill))).toEqual(['loner2']);
});
