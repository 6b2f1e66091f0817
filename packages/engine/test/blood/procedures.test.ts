/** Procedures are a neutral skeleton: no file of blood/procedures names a skill or a card, or asks for what one leaves behind. */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { blood2016 } from '../../src/blood/editions/2016/index.ts';

const FOLDER = new URL('../../src/blood/procedures/', import.meta.url);
/** Words of the rules that skills or cards happen to share. */
const RULE_WORDS: readonly string[] = ['accurate', 'block', 'catch', 'dodge', 'kick', 'pass'];
const NAMES: ReadonlySet<string> = new Set(
  [...Object.keys(blood2016.skills), ...blood2016.cards.map(card => card.id)].filter(id => !RULE_WORDS.includes(id)),
);
/** States that the rules name, whatever brought them about; every other kind of effect belongs to an entry. */
const STATES: readonly string[] = [
  'ROOTED',
  'NAMED',
  'SECURING',
  'ACTING',
  'DROPPED',
  'THROWER',
  'KICKED_BY',
  'PUSHED_BY',
  'HELPS',
  'HURT_BY',
];
const LISTS: readonly string[] = ['Skill', 'SKILLS', 'SkillName', 'Card', 'CARDS', 'CardName'];
const EFFECTS: readonly string[] = [
  ...readFileSync(new URL('../../src/blood/words.ts', import.meta.url), 'utf8').matchAll(
    /export const (\w+): number = effectKind/g,
  ),
].map(match => match[1] as string);

/** What a source file says that it should not, one sentence each. */
const faultsIn = (file: string, text: string): string[] => {
  const faults: string[] = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const from = (node.moduleSpecifier as ts.StringLiteral).text;
      if (/\/(skills|cards|editions)\//.test(from)) faults.push(`imports ${from}`);
      return;
    }
    if (ts.isStringLiteralLike(node) && NAMES.has(node.text)) faults.push(`says '${node.text}'`);
    if (ts.isIdentifier(node)) {
      if (NAMES.has(node.text)) faults.push(`says ${node.text}`);
      if (LISTS.includes(node.text)) faults.push(`uses ${node.text}`);
      if (EFFECTS.includes(node.text) && !STATES.includes(node.text)) faults.push(`tests for ${node.text}`);
    }
    if (ts.isPropertyAccessExpression(node)) {
      if (node.name.text === 'cards' && node.expression.getText(source).endsWith('options'))
        faults.push('asks options.cards');
      if (node.name.text === 'inMatch') faults.push('asks who is in the match');
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return faults.map(fault => `${file} ${fault}`);
};

describe('blood/procedures', () => {
  const files = readdirSync(FOLDER).filter(file => file.endsWith('.ts'));
  test('there are procedures to look at', () => expect(files.length).toBeGreaterThan(20));
  test.each(files)('%s names no skill and no card', file =>
    expect(faultsIn(file, readFileSync(new URL(file, FOLDER), 'utf8'))).toEqual([]),
  );
  test.each([
    ["import { Leap } from '../skills/leap.ts';", 'imports'],
    ['const x = g.can(p, Skill.frenzy);', 'uses Skill'],
    ["g.events?.push({ type: 'skillUsed', skill: 'frenzy' });", "says 'frenzy'"],
    ['if (g.isAffected(p, KNUCKLEDUSTERS)) return;', 'tests for KNUCKLEDUSTERS'],
    ['if (g.rules.options.cards) return;', 'asks options.cards'],
    ['const { wrestle } = g;', 'says wrestle'],
  ])('the check sees: %s', (text, fault) => expect(faultsIn('planted.ts', text).join()).toContain(fault));
});

describe('entries of 2016', () => {
  const SAYS_NOTHING = ['name', 'category', 'rule', 'text', 'compulsory', 'worksDown', 'leagueOnly'];
  test.each(Object.entries(blood2016.skills))('%s says what it does, or that only leagues know it', (_id, entry) => {
    const hooks = Object.keys(entry).filter(key => !SAYS_NOTHING.includes(key));
    if (entry.leagueOnly) expect(hooks).toEqual([]);
    else expect(hooks.length).toBeGreaterThan(0);
  });
  test('where several answer one moment, the edition says who comes first', () => {
    const saying = new Map<string, Set<string>>();
    const say = (name: string, uses: readonly { at: string }[] = []): void => {
      for (const { at } of uses) saying.set(at, (saying.get(at) ?? new Set()).add(name));
    };
    for (const [name, { uses }] of Object.entries(blood2016.skills)) say(name, uses);
    for (const { id, uses } of blood2016.extras) say(id, uses);
    for (const { id, lasts = [] } of blood2016.cards) for (const { uses } of lasts) say(id, uses);
    const unsaid = [...saying].filter(([at, names]) => names.size > 1 && !Object.hasOwn(blood2016.order, at));
    expect(unsaid.map(([at, names]) => `${at}: ${[...names].join(', ')}`)).toEqual([]);
  });
  test('three skills are of leagues only', () =>
    expect(Object.entries(blood2016.skills).flatMap(([id, { leagueOnly }]) => (leagueOnly ? [id] : []))).toEqual([
      'disposable',
      'nurglesRot',
      'weepingDagger',
    ]));
});
