/** The black button: the answer that is worth most, or none. */
import { rulesetNamed, SeededDice } from '@ironpitch/engine';
import {
  type Choice,
  hostTable,
  type Plan,
  type PlanOdds,
  type QuestionView,
  type Snapshot,
  type TableHost,
} from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { beforeAll, expect, test } from 'vitest';
import { blitzQuestion } from '../src/blitz/ask.ts';
import { bloodQuestion } from '../src/blood/ask/question.ts';
import { learnEntries, nowPlaying, wordsOf } from '../src/match/entries.ts';
import type { AnswerRow } from '../src/match/face.ts';
import { isSuggested } from '../src/match/worth.ts';
import { entriesByRuleset } from '../src/table/entries.ts';
import { NOTHING } from './stranger.ts';

beforeAll(async () => {
  learnEntries(entriesByRuleset());
  for (const ruleset of ['blood-2016', 'blood-2025', 'blitz-2024']) await wordsOf(ruleset);
});
const POSITIONS: Readonly<Record<string, readonly [home: string, away: string]>> = {
  'blood-2016': ['human/lineman', 'orc/lineman'],
  'blood-2025': ['human/humanLineman', 'human/humanLineman'],
  'blitz-2024': ['orc/blitzer', 'dwarf/blitzer'],
};
const ODDS: PlanOdds = {
  success: 1,
  withoutRerolls: 1,
  turnover: 0,
  down: 0,
  out: 0,
  ballLost: 0,
  theyFall: 0,
  theyLeave: 0,
  rerollUsed: 0,
  unresolved: 0,
  bound: 0,
};
type Answers = readonly Omit<Choice, 'answer' | 'roll'>[];
/** A question that is asked beside two players, `A` of the home team and `X` of the other. */
const asked = (ruleset: string, question: Partial<QuestionView>, answers: Answers): Snapshot => {
  const [home, away] = POSITIONS[ruleset] as readonly [string, string];
  const players = [
    { id: 'A', side: 'home', position: home, square: [8, 6] },
    { id: 'X', side: 'away', position: away, square: [9, 6] },
  ];
  nowPlaying(ruleset);
  const snapshot = hostTable().lesson(JSON.stringify({ ruleset, position: { players } }), 'touchdown', 0);
  const choices = answers.map(one => ({ roll: null, answer: { [one.verb]: one.object ?? 'yes' }, ...one }) as Choice);
  const open = { ...(snapshot.question as QuestionView), weighed: false, plans: [], dice: [], choices };
  return { ...snapshot, question: { ...open, about: { player: 'A', target: 'X' }, ...question } };
};
const rowsOf = (snapshot: Snapshot, weights: readonly (PlanOdds | null)[] = []): readonly AnswerRow[] =>
  (snapshot.view.game.kind === 'blood' ? bloodQuestion : blitzQuestion)(snapshot, { ...NOTHING, weights })?.rows ?? [];
const suggested = (snapshot: Snapshot, weights?: readonly (PlanOdds | null)[]): string | undefined =>
  rowsOf(snapshot, weights).find(isSuggested)?.label;
const face = (object: string, outcome: string) => ({ verb: 'face', object, outcome });
const name = (of: string): string => t.blood.faces[of]?.name ?? '';

test('B16-BLOCK-08: whoever is blocked and picks the die is not told to fall', () => {
  const question = { name: 'blockDie', side: 1 } as const;
  const ask = (...answers: Answers): Snapshot => asked('blood-2016', question, answers);
  const [down, pushed] = [face('defenderDown', 'down'), face('pushed', 'pushed')];
  expect(suggested(ask(down, pushed))).toBe(name('pushed'));
  expect(suggested(ask(pushed, face('attackerDown', 'selfDown'), down))).toBe(name('attackerDown'));
  expect(suggested(ask(down, face('bothDown', 'bothDown')))).toBe(name('bothDown'));
  // A turnover for a player on the ground: that is for the coach to say.
  expect(suggested(ask(pushed, face('bothDown', 'bothDown'), down))).toBeUndefined();
});
test('what nobody has weighed is not suggested', () => {
  const yesOrNo: Answers = [
    { verb: 'yes', object: null },
    { verb: 'no', object: null },
  ];
  for (const question of ['apothecary', 'bribe', 'argueTheCall', 'foulHelp', 'useSkill', 'specialPlay', 'trickyPickUp'])
    expect(suggested(asked('blood-2025', { name: question }, yesOrNo))).toBeUndefined();
  const toss: Answers = [
    { verb: 'receive', object: null },
    { verb: 'kick', object: null },
  ];
  expect(suggested(asked('blood-2016', { name: 'kickOrReceive' }, toss))).toBeUndefined();
  expect(suggested(asked('blitz-2024', { name: 'followUp' }, yesOrNo))).toBeUndefined();
  const targets: Answers = [
    { verb: 'target', object: 'X' },
    { verb: 'target', object: 'A' },
  ];
  expect(suggested(asked('blitz-2024', { name: 'blockTarget' }, targets))).toBeUndefined();
  const card: Answers = [
    { verb: 'play', object: 'sprint' },
    { verb: 'pass', object: null },
  ];
  const bonus = asked('blitz-2024', { name: 'bonusPlay', weighed: true }, card);
  expect(suggested(bonus)).toBeUndefined();
  expect(suggested(bonus, [ODDS, ODDS])).toBeUndefined();
  expect(suggested(bonus, [ODDS, { ...ODDS, down: 0.8 }])).toContain('Play');
});
test('BU-CLAIM-05: of two cards that can be claimed the one with more points is suggested', () => {
  const snapshot = asked('blitz-2024', { name: 'claim' }, [
    { verb: 'claim', object: 1 },
    { verb: 'claim', object: 2 },
    { verb: 'pass', object: null },
  ]);
  const withPoints = (points: readonly number[]): Snapshot => {
    const cards = points.map(one => ({ id: '', points: one, rule: '' }));
    return { ...snapshot, view: { ...snapshot.view, game: { ...snapshot.view.game, cards } as never } };
  };
  const badgeOf = (points: readonly number[]): string | undefined =>
    rowsOf(withPoints(points)).find(isSuggested)?.badge;
  expect(badgeOf([1, 3])).toBe('3 points');
  expect(badgeOf([3, 1])).toBe('3 points');
  expect(badgeOf([2, 2])).toBeUndefined();
});
test('a roll of Blitz Bowl that failed is rather made again than kept', () => {
  const snapshot = asked('blitz-2024', { name: 'reroll', weighed: true, about: { player: 'A', kind: 'throw' } }, [
    { verb: 'keep', object: null },
    { verb: 'reroll', object: 'rookies' },
  ]);
  const lost = { ...ODDS, ballLost: 1 };
  const again = { ...ODDS, ballLost: 0.5, rerollUsed: 1 };
  expect(suggested(snapshot, [lost, again])).toContain('Roll again');
  expect(suggested(snapshot, [ODDS, again])).toBe(t.blitz.answers.keep);
});

test('a Run that nobody has begun is ended only when its coach is sure', () => {
  const stop = (left: number): string | undefined => {
    const about = { player: 'A', left };
    const rows = rowsOf(asked('blitz-2024', { name: 'runStep', about }, [{ verb: 'stop', object: null }]));
    return rows.find(({ label }) => label === t.blitz.answers.stop)?.does.kind;
  };
  const move = Number(
    asked('blitz-2024', {}, [])
      .view.players.find(({ id }) => id === 'A')
      ?.stats.find(([stat]) => stat === 'move')?.[1],
  );
  expect(stop(move)).toBe('waste');
  expect(stop(move - 1)).toBe('answer');
});
/** Actions of a player that no row declares and no click on the pitch plans. */
const undeclared = (host: TableHost, now: Snapshot, place: number): readonly string[] => {
  const player = now.view.players[place]?.id ?? '';
  const plans = host.plans(player);
  const ask = now.view.game.kind === 'blood' ? bloodQuestion : blitzQuestion;
  const rows = ask(now, { ...NOTHING, selected: player, plans })?.rows ?? [];
  const isBy = ([first]: Plan['answers'], verb: string): boolean =>
    first !== undefined && typeof first !== 'string' && first[verb] === player;
  const isDone = (verb: string): boolean =>
    plans.some(({ answers, to, target }) => (to !== null || target !== null) && isBy(answers, verb)) ||
    rows.some(({ does }) => does.kind === 'answer' && isBy(does.answers, verb)) ||
    rows.some(({ does }) => does.kind === 'aim' && isBy(does.plan.answers, verb));
  const verbs = now.question?.choices.flatMap(({ verb, object }) => (object === player ? [verb] : [])) ?? [];
  return verbs.filter(verb => !isDone(verb));
};
/** Questions whose first answer is the best without any reckoning: a formation that is legal, and what costs nothing. */
const PLAIN: ReadonlySet<string> = new Set([
  'setUp',
  'place',
  'claim',
  'casualty',
  'intercept',
  'interceptBomb',
  'knuckledusters',
]);
test.each([
  ['blood-2016', 'darkElf-veterans', 'vampire'],
  ['blood-2025', 'goblin', 'human'],
  ['blitz-2024', 'dark-elf', 'goblin'],
  ['blitz-2022', 'wood-elf', 'orc'],
])(
  '%s: a whole match without any reckoning: nothing is suggested, and every answer has words',
  async (ruleset, home, away) => {
    await wordsOf(ruleset);
    nowPlaying(ruleset);
    const dice = new SeededDice(`suggested ${ruleset}`);
    const host = hostTable();
    host.askAlways(['rerolls', 'skills', 'followUp', 'push', 'cards']);
    const options = rulesetNamed(ruleset).anyOptions(dice);
    let now = host.start({ match: { ruleset, home, away, options }, coaches: ['person', 'person'], seed: 'black' });
    const wrong = new Set<string>();
    for (let i = 0; now.outcome === null && i < 6000; i++) {
      const { question } = now;
      if (question === null) now = host.look(now.asked);
      else {
        const { name: of, choices } = question;
        const rows = rowsOf(now);
        if (
          choices.length > 1 &&
          !PLAIN.has(of) &&
          rows.some(isSuggested) &&
          !choices.some(one => one.outcome === 'touchdown' || (of === 'blockDie' && now.view.active !== question.side))
        )
          wrong.add(`${of}: ${rows[0]?.label}`);
        for (const verb of of === 'action' ? undeclared(host, now, dice.pick(now.view.players.length)) : [])
          wrong.add(`${verb} cannot be declared`);
        for (const { label } of rows) if (/^[a-z]|\w\/\w/.test(label)) wrong.add(`${of}: ${label}`);
        const others = choices.filter(({ verb }) => verb !== 'endTurn' && verb !== 'stop');
        const list = others.length > 0 && dice.pick(20) > 0 ? others : choices;
        now = host.answer(now.answered, [list[dice.pick(list.length)]?.answer ?? '']);
      }
    }
    expect(now.outcome).not.toBeNull();
    expect([...wrong]).toEqual([]);
  },
  60_000,
);
