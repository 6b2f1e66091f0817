/** The run loop: steps end in one way, procedures can be replaced, questions are answered or refused, consequences reported. */
import { describe, expect, test } from 'vitest';
import { ScriptedDice } from '../../src/dice/scripted.ts';
import { SeededDice } from '../../src/dice/seeded.ts';
import type { Game } from '../../src/kernel/game.ts';
import { DEPTH, FRAME_CELLS, STACK } from '../../src/kernel/layout.ts';
import { hashPosition } from '../../src/kernel/notation.ts';
import { type Procedure, procedures } from '../../src/kernel/procedure.ts';
import { answerOf, questions, Vocabulary, verbs } from '../../src/kernel/question.ts';
import { rulesetNamed } from '../../src/rulesets.ts';
import { AWAY, BadInput, EngineError, HOME, type Seat } from '../../src/words.ts';
import { randomAnswer } from '../invariants/random-play.ts';
import { drawn, interpose, named } from './slice/build.ts';
import { CONCEDE, END_TURN, procedure, question, Skill, type SliceGame, STOP, TO, VOCABULARY } from './slice/game.ts';
import { EndsTwice, Pray, ThrowRock } from './slice/match.ts';

const DODGE = `
  1 A .
  . . .`;

describe('steps', () => {
  test('a step that ends in two ways is caught in strict mode, with the stack in the message', () => {
    const g = drawn(DODGE, new ScriptedDice());
    expect(() => interpose(g, EndsTwice as Procedure)).toThrow(EngineError);
    const again = drawn(DODGE, new ScriptedDice());
    expect(() => interpose(again, EndsTwice as Procedure)).toThrow(
      /a step ended in 2 ways: SliceMatch\(\) > SliceTurn/,
    );
  });
  test('going to a step of another procedure, or keeping a value in no slot, is an error with the stack', () => {
    const g = drawn(DODGE, new ScriptedDice());
    expect(() => g.goto(() => {})).toThrow('a step of another procedure: SliceMatch() > SliceTurn(seat=0)');
    expect(() => g.keep('die', 1)).toThrow('no slot "die" in SliceMatch() > SliceTurn(seat=0)');
    expect(() => g.enter(ThrowRock as Procedure, 'miss')).toThrow('SliceThrowRock has no step "miss"');
  });
  test('an edition does a procedure differently by an override, wherever it is called', () => {
    const dice = new ScriptedDice(['pick:1']);
    const Calm =
      procedures.find(p => p.name === 'SliceCalm') ?? (procedure('SliceCalm', ['seat'], [calm]) as Procedure);
    function calm(g: SliceGame): void {
      g.setGold(HOME, 7);
    }
    const g = drawn(DODGE, dice, { overrides: [[ThrowRock as Procedure, Calm]] });
    interpose(g, ThrowRock as Procedure, HOME);
    expect([g.gold(HOME), dice.left]).toEqual([7, 1]);
    const plain = drawn(DODGE, dice);
    interpose(plain, ThrowRock as Procedure, HOME);
    expect([plain.gold(HOME), dice.left]).toEqual([0, 0]);
  });
  test('names are unique: procedures, questions, and verbs that mean two kinds of things', () => {
    expect(() => procedure('SliceTurn', [], [])).toThrow('two procedures are called SliceTurn');
    expect(() => question('sliceStep', [], () => {})).toThrow('two questions are called sliceStep');
    const own = new Vocabulary();
    const to = own.verb('to', 'square');
    expect(() => own.verb('to', 'player')).toThrow('the verb to is there already');
    expect(own.named('to')).toBe(to);
    expect(VOCABULARY.named('to')).toBe(to); // what two games mean alike is one verb
    expect(new Vocabulary().verb('to', 'player')).not.toBe(to);
    expect(verbs.map(v => v.id)).toEqual(verbs.map((_, id) => id));
    expect(new Set(questions.map(q => `${q.game} ${q.name}`)).size).toBe(questions.length);
  });
  test('a stack that runs empty before the match is over is an error', () => {
    const g = drawn(DODGE, new ScriptedDice());
    g.cells[DEPTH] = 0;
    expect(() => g.choose(g.readAnswer('endTurn'))).toThrow('the stack ran empty before the match was over');
  });
});

describe('answers from outside', () => {
  const fresh = (): SliceGame => {
    const g = drawn(DODGE, new ScriptedDice(), { who: { 1: { skills: [Skill.divingTackle] } } });
    g.answer({ move: 'A' });
    return g;
  };
  test.each([
    [
      'an unknown word',
      'dance',
      'unknown answer "dance" to the question "sliceStep"; expected one of "stop", {"to":[10,4]}',
    ],
    ['an unknown key', { dance: 'A' }, 'unknown answer "dance"'],
    ['a word that needs an object', 'to', 'the answer "to" needs an object, as in {"to": …}'],
    ['an object where none belongs', { stop: 1 }, '"stop" is an answer by itself, without an object'],
    ['two keys', { to: [1, 1], stop: 1 }, 'an answer is a word or an object with one key, not {"to":[1,1],"stop":1}'],
    ['no key', {}, 'an answer is a word or an object with one key, not {}'],
    ['nothing', null, 'an answer is a word or an object with one key, not null'],
    ['absent', undefined, 'an answer is a word or an object with one key, not nothing'],
    ['a number', 7, 'an answer is a word or an object with one key, not 7'],
    ['a list', ['stop'], 'an answer is a word or an object with one key, not ["stop"]'],
    ['a square off the pitch', { to: [0, 3] }, '"to" takes a square [column 1-26, row 1-15], not [0,3]'],
    ['a square that is none', { to: 'A3' }, '"to" takes a square [column 1-26, row 1-15], not "A3"'],
    ['half a square', { to: [3] }, '"to" takes a square [column 1-26, row 1-15], not [3]'],
    ['a square between squares', { to: [1.5, 2] }, '"to" takes a square [column 1-26, row 1-15], not [1.5,2]'],
    ['an unknown player', { move: 'Z' }, '"move" takes a player (1, A), not "Z"'],
    ['a player by number', { move: 0 }, '"move" takes a player (1, A), not 0'],
    ['an unknown name of a list', { sliceReroll: 'luck' }, '"sliceReroll" takes one of skill, team, not "luck"'],
    ['an unknown seat', { concede: 'left' }, '"concede" takes home or away, not "left"'],
    ['the name of every object', { __proto__x: 1 }, 'unknown answer "__proto__x"'],
    ['a word of every object', 'constructor', 'unknown answer "constructor"'],
    [
      'a legal word at the wrong moment',
      'endTurn',
      '"endTurn" is not a legal answer to "sliceStep" for home; legal: "stop", {"to":[10,4]}',
    ],
    ['an occupied square', { to: [10, 5] }, '{"to":[10,5]} is not a legal answer to "sliceStep" for home'],
    ['a square too far away', { to: [20, 5] }, '{"to":[20,5]} is not a legal answer to "sliceStep" for home'],
  ])('%s is refused with one sentence, and nothing changes', (_, answer, message) => {
    const g = fresh();
    const before = g.save();
    let said = '';
    try {
      g.answer(answer);
    } catch (error) {
      expect(error).toBeInstanceOf(BadInput);
      said = (error as Error).message;
    }
    expect(said).toContain(message);
    expect(said).not.toMatch(/[\n]|\. [A-Z]/);
    expect(g.save()).toEqual(before);
    g.answer('stop'); // and the match goes on
  });
  test('numbers that are no answers are refused inside the engine as well', () => {
    const g = fresh();
    const before = g.save();
    for (const answer of [-1, 12345678, Number.NaN, 3.5, 32767]) expect(() => g.choose(answer)).toThrow(BadInput);
    expect(g.save()).toEqual(before);
  });
  test('the wrong coach is told who is asked', () => {
    const g = fresh();
    const before = g.save();
    expect(() => g.answer('stop', AWAY)).toThrow('home is asked now, not away');
    expect(g.save()).toEqual(before);
    expect(() => g.answer('stop', HOME)).not.toThrow();
  });
  test('whoever is not asked learns nothing of the question, whatever they send', () => {
    const RUBBISH = [
      'stop',
      'dance',
      'move',
      'constructor',
      { to: [1, 1] },
      { to: 'x' },
      { dance: 1 },
      {},
      [],
      7,
      null,
    ];
    const says = (g: Game, answer: unknown, from: Seat): string => {
      try {
        g.answer(answer, from);
      } catch (error) {
        expect(error).toBeInstanceOf(BadInput);
        return (error as Error).message;
      }
      return 'accepted';
    };
    const g = fresh();
    const before = g.save();
    for (const answer of RUBBISH) expect(says(g, answer, AWAY)).toBe('home is asked now, not away');
    // A standing answer is read from anybody; it names no answer to the question either.
    expect(says(g, 'concede', AWAY)).toBe('the answer "concede" needs an object, as in {"concede": …}');
    expect(says(g, { concede: 'x' }, AWAY)).toBe('"concede" takes home or away, not "x"');
    expect(says(g, { concede: 'home' }, AWAY)).toBe('away cannot answer for home');
    expect(g.save()).toEqual(before);
    // The coach who is asked is helped.
    expect(says(g, 'dance', HOME)).toContain('expected one of "stop"');
    expect(says(g, 'concede', HOME)).toContain('expected one of "stop"');
  });
  test('after the end no answer is expected, and there is none to choose from, also in a loaded position', () => {
    const g = fresh();
    g.answer({ concede: 'home' });
    const end = g.save();
    for (const game of [g, fresh().load(end)]) {
      expect(game.over).toBe(true);
      expect([game.legalAnswers(), game.legal(new Int16Array(4))]).toEqual([[], 0]);
      expect(() => game.answer('stop')).toThrow('the match is over: no answer is expected');
      expect(() => game.answer('dance')).toThrow('unknown answer "dance"; the match is over');
      expect(() => game.answer({ concede: 'away' })).toThrow('the match is over');
      expect(game.save()).toEqual(end);
    }
  });
  test('a question without a legal answer is an error that says where', () => {
    const silent = questions.find(q => q.name === 'sliceSilent') ?? question('sliceSilent', [], () => {});
    const g = drawn(DODGE, new ScriptedDice());
    g.ask(silent, HOME);
    expect(() => g.legalAnswers()).toThrow('a question without an answer, sliceSilent: SliceMatch()');
  });
});

describe('answers that take long to prove', () => {
  const EVEN = 2;
  /** Squares 1 to 5, of which every second is legal, between two answers that always are. */
  const squares = question(
    'sliceProof',
    [],
    g => {
      g.offer(STOP);
      for (let sq = 1; sq <= 5; sq++) g.offerUnproved(TO, sq);
      g.offer(END_TURN);
    },
    { proof: (_, verb, sq) => verb === TO && sq % EVEN === 0 },
  );
  const hopeless = question('sliceHopeless', [], g => g.offerUnproved(STOP), { proof: () => false });
  const unprovable = question('sliceUnprovable', [], g => g.offerUnproved(STOP));
  const asked = (about = squares): SliceGame => {
    const g = drawn(DODGE, new ScriptedDice());
    g.ask(about, HOME);
    return g;
  };
  const CANDIDATES = [answerOf(STOP), ...[1, 2, 3, 4, 5].map(sq => answerOf(TO, sq)), answerOf(END_TURN)];
  const LEGAL = [answerOf(STOP), answerOf(TO, 2), answerOf(TO, 4), answerOf(END_TURN)];
  const listed = (g: SliceGame, count: number): number[] => [...g.listed.subarray(0, count)];

  test('a list of answers holds those that are proved, in the order in which they were offered', () => {
    const g = asked();
    expect(listed(g, g.listCandidates())).toEqual(CANDIDATES);
    expect(listed(g, g.listAnswers())).toEqual(LEGAL);
    expect(listed(g, g.listCandidates())).toEqual(LEGAL); // once they are known, there are no others
    const out = new Int16Array(8);
    expect([...out.subarray(0, asked().legal(out))]).toEqual(LEGAL);
  });
  test('whoever wants one answer proves that one; one that is not legal leaves the list', () => {
    const g = asked();
    g.listCandidates();
    expect([g.proves(0), g.proves(2), g.proves(2)]).toEqual([true, true, true]);
    expect([g.proves(5), g.proves(1), g.proves(1)]).toEqual([false, false, true]);
    expect(listed(g, g.listCandidates())).toEqual(CANDIDATES.filter((_, place) => place !== 1 && place !== 5));
    expect(listed(g, g.listAnswers())).toEqual(LEGAL);
  });
  test('an answer is legal, or refused, whatever was listed before', () => {
    for (const list of [() => {}, (g: SliceGame) => g.listCandidates(), (g: SliceGame) => g.listAnswers()])
      for (const answer of CANDIDATES) {
        const g = asked();
        list(g);
        expect(g.isLegal(answer)).toBe(LEGAL.includes(answer));
        const before = g.save();
        if (!LEGAL.includes(answer)) expect(() => g.choose(answer)).toThrow('is not a legal answer to "sliceProof"');
        expect(g.save()).toEqual(before);
      }
  });
  test('an answer by its place is refused where nothing proves it', () => {
    const g = asked();
    const before = g.save();
    expect(() => g.chooseAt(1)).toThrow('there is no legal answer number 1');
    expect(() => g.chooseAt(6)).toThrow('there is no legal answer number 6');
    expect(g.save()).toEqual(before);
  });
  test('what one question left in doubt is no matter of the next', () => {
    const g = asked();
    g.listCandidates();
    g.ask(questions.find(q => q.name === 'sliceAction') as never, HOME, HOME);
    const count = g.listCandidates();
    const all = listed(g, count);
    expect(all.map((_, place) => g.proves(place))).toEqual(all.map(() => true));
    expect(listed(g, g.listAnswers())).toEqual(all);
  });
  test('a question of which nothing can be proved is an error', () => {
    expect(() => asked(hopeless).listAnswers()).toThrow('a question without an answer, sliceHopeless');
    const g = asked(hopeless);
    g.listCandidates();
    expect(() => g.proves(0)).toThrow('a question without an answer, sliceHopeless');
    expect(() => asked(unprovable).listAnswers()).toThrow('nothing proves an answer to sliceUnprovable');
  });
});

describe('standing answers', () => {
  const blitz = rulesetNamed('blitz-2024');
  const started = (): Game => {
    const g = blitz.create({ home: 'dwarf', away: 'orc', options: {} }, new SeededDice('stand')).start();
    const chance = new SeededDice('coach');
    for (let n = 0; n < 40; n++) g.choose(randomAnswer(g, chance));
    return g;
  };
  test.each([
    ['home', 0, 1],
    ['away', 1, 0],
  ] as const)('%s may concede at any time, asked or not, and the other coach wins', (name, seat, winner) => {
    for (const asked of [0, 1] as Seat[]) {
      const g = started();
      const chance = new SeededDice('other');
      while (g.asked !== asked) g.choose(randomAnswer(g, chance));
      expect(g.isLegal(answerOf(CONCEDE, seat))).toBe(false); // not among the answers: `random` never takes it
      expect(g.legalAnswers().filter(a => typeof a === 'object' && 'concede' in a)).toEqual([]);
      expect(g.answer({ concede: name }, seat)).toEqual({ dieFell: false, revealed: true });
      expect([g.over, blitz.outcome(g).winner, blitz.outcome(g).ending]).toEqual([true, winner, 'concession']);
    }
  });
  test('nobody concedes for the other coach', () => {
    const g = started();
    const before = g.save();
    expect(() => g.answer({ concede: 'home' }, AWAY)).toThrow('away cannot answer for home');
    expect(() => g.answer({ concede: 'away' }, HOME)).toThrow('home cannot answer for away');
    expect(g.save()).toEqual(before);
  });
});

describe('what an answer brought about', () => {
  test('a move without dice: nothing fell, nothing was revealed', () => {
    const g = drawn('A . . 1', new ScriptedDice());
    expect(g.answer({ move: 'A' })).toEqual({ dieFell: false, revealed: false });
    expect(g.answer({ to: [11, 5] })).toEqual({ dieFell: false, revealed: false });
  });
  test.each([
    ['one die', ['d6:4'], { dieFell: true, revealed: false }],
    ['two D6', ['d6:1', '2d6:4'], { dieFell: true, revealed: false }],
  ])('%s', (_, script, consequence) => {
    const g = drawn(DODGE, new ScriptedDice(script));
    g.answer({ move: 'A' });
    expect(g.answer({ to: [12, 5] })).toEqual(consequence);
  });
  test('two D6 alone and a random choice alone count as dice; a prayer is revealed as well', () => {
    const report = (happening: Procedure, script: string[]): unknown => {
      const g = drawn(DODGE, new ScriptedDice(script));
      g.answer({ move: 'A' });
      // Put below the activation's end, so that answering `stop` leads into it.
      const at = STACK + (g.cells[DEPTH] - 1) * FRAME_CELLS;
      g.cells[at] = happening.id;
      g.cells[at + 1] = 0;
      g.cells[at + 2] = happening.name === 'SliceFallOver' ? named(g, 'A') : AWAY;
      return g.answer('stop');
    };
    const fall = procedures.find(p => p.name === 'SliceFallOver') as Procedure;
    expect(report(fall, ['2d6:3'])).toEqual({ dieFell: true, revealed: false });
    expect(report(ThrowRock as Procedure, ['pick:1'])).toEqual({ dieFell: true, revealed: false });
    expect(report(Pray as Procedure, ['pick:9'])).toEqual({ dieFell: true, revealed: true });
  });
  test('in Blitz Bowl a card that is dealt is revealed, a step of a Run is not', () => {
    const blitz = rulesetNamed('blitz-2024');
    const g = blitz.create({ home: 'dwarf', away: 'orc', options: { pitch: 'ask' } }, new SeededDice('7')).start();
    expect(g.question.name).toBe('pitch');
    expect(g.answer({ pitch: 'stone' })).toEqual({ dieFell: true, revealed: true }); // the deck is shuffled and dealt
    const seen = new Map<string, Set<string>>();
    const chance = new SeededDice('coach');
    while (!g.over) {
      const name = g.question.name;
      const { dieFell, revealed } = g.choose(randomAnswer(g, chance));
      const kinds = seen.get(name) ?? new Set();
      kinds.add(`${dieFell} ${revealed}`);
      seen.set(name, kinds);
    }
    expect(seen.get('runStep')?.has('false false')).toBe(true);
    expect(seen.get('discardChallenge')?.has('false true')).toBe(true);
    expect(seen.get('blockTarget')?.has('true false')).toBe(true);
  });
});

test('hash and fingerprint do not depend on leftovers above the stack', () => {
  const blitz = rulesetNamed('blitz-2024');
  const g = blitz.create({ home: 'dwarf', away: 'orc', options: {} }, new SeededDice('hash')).start();
  const chance = new SeededDice('coach');
  for (let n = 0; n < 120; n++) g.choose(randomAnswer(g, chance));
  const [hash, print] = [hashPosition(g), g.fingerprint()];
  const top = STACK + g.cells[DEPTH] * FRAME_CELLS;
  for (let i = 0; i < FRAME_CELLS * 3; i++) g.cells[top + i] = 99 + i;
  expect([hashPosition(g), g.fingerprint()]).toEqual([hash, print]);
  g.cells[top - FRAME_CELLS + 2]++; // a slot of the running frame does count
  expect(g.fingerprint()).not.toBe(print);
});
