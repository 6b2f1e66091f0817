import {
  type Answer,
  type BlitzGame,
  blood,
  type Game,
  questions,
  rulesetNamed,
  SEATS,
  type Seat,
  SeededDice,
  writePosition,
} from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { bloodNamer } from '../src/blood/question.ts';
import { describeQuestion, eventFields, nameEvent, namePosition } from '../src/index.ts';

/** Every module on, so that as many kinds of events and questions as possible come up. */
const SHARED = { fouls: true, throwTeammate: true, rookies: 'home', arena: 'roll' };
const OPTIONS: Readonly<Record<string, Record<string, unknown>>> = {
  'blitz-2024': { ...SHARED, events: true, balls: true },
  'blitz-2022': { ...SHARED, endgame: true },
  'blood-2016': { cards: true, apothecary: true, overtime: true },
};
const create = (ruleset: string, seed: string, home: string, away: string): Game =>
  rulesetNamed(ruleset).create({ home, away, options: OPTIONS[ruleset] ?? {} }, new SeededDice(seed));
/** Plays a match of random answers; `visit` sees every third question. */
const playRandom = (ruleset: string, seed: string, home: string, away: string, visit: (g: Game) => void): Game => {
  const game = create(ruleset, seed, home, away);
  const choice = new SeededDice(`${seed} choices`);
  game.events = [];
  game.start();
  for (let asked = 0; !game.over; asked++) {
    if (asked % 3 === 0) visit(game);
    const legal = game.legalAnswers();
    const going = legal.filter(a => a !== 'endTurn' && a !== 'stop' && a !== 'byHand');
    const from = going.length > 0 && choice.pick(20) > 0 ? going : legal;
    game.answer(from[choice.pick(from.length)]);
  }
  return game;
};
const BLITZ_MATCHES = [
  ['blitz-2024', '1', 'dwarf', 'orc'],
  ['blitz-2024', '2', 'ogre', 'snotling'],
  ['blitz-2024', '3', 'vampire', 'necromantic'],
  ['blitz-2024', '4', 'goblin', 'dark-elf'],
  ['blitz-2022', '1', 'human', 'skaven'],
  ['blitz-2022', '2', 'ogre', 'khorne'],
  ['blitz-2022', '3', 'undead', 'necromantic'],
] as const;
const BLOOD_MATCHES = [
  ['blood-2016', '1', 'human-quick-start', 'orc-quick-start'],
  ['blood-2016', '2', 'goblin', 'halfling'],
  ['blood-2016', '3', 'vampire', 'nurgle'],
  ['blood-2016', '4', 'skaven', 'woodElf'],
] as const;
const MATCHES = [...BLITZ_MATCHES, ...BLOOD_MATCHES] as const;

describe('events by names', () => {
  /** The numbers that are meant as numbers; every other value of an event must be a name. */
  const NUMBERS: Readonly<Record<string, readonly string[]>> = {
    blitz: ['turn', 'die', 'total', 'target', 'points', 'space', 'ball', 'by'],
    blood: [
      ...['turn', 'half', 'die', 'dice', 'total', 'target', 'ball', 'by', 'direction', 'distance', 'thousands', 'fame'],
      ...['cards', 'roll'],
    ],
  };
  const PLAYERS = ['player', 'thrown', 'kicked', 'who'];
  test.each(MATCHES)('%s, match %s: no event shows a number of the engine', (ruleset, seed, home, away) => {
    const game = playRandom(ruleset, seed, home, away, () => {});
    const { game: family } = rulesetNamed(ruleset);
    const fieldsOf = eventFields(family);
    const ids = new Set(game.lineup.names);
    const visit = (value: unknown, key: string, type: string): void => {
      if (typeof value === 'number') return expect(NUMBERS[family]).toContain(key);
      if (PLAYERS.includes(key) || (['target', 'by'].includes(key) && typeof value === 'string'))
        return expect(ids).toContain(value);
      if (key === 'from' || key === 'at' || (key === 'to' && type !== 'removed')) {
        if (value === null) return;
        const [column, row] = value as [number, number];
        const { width, height } = game.grid;
        expect(column >= 1 && column <= width && row >= 1 && row <= height).toBe(true);
        return;
      }
      if (['seat', 'seen', 'chooser', 'kicking'].includes(key) && value !== null) return expect(SEATS).toContain(value);
      if (Array.isArray(value)) for (const one of value) visit(one, key, type);
      else if (typeof value === 'object' && value !== null)
        for (const [name, one] of Object.entries(value)) visit(one, name, type);
    };
    expect(game.events?.length).toBeGreaterThan(50);
    for (const event of game.events ?? []) {
      const { seen: _, type, ...fields } = nameEvent(game, event);
      expect([type, ...Object.keys(fields).filter(key => !fieldsOf[type]?.includes(key))]).toEqual([type]);
      visit(fields, '', type);
    }
  });
  test('names, squares, seats, balls and modifiers of single events', () => {
    const game = playRandom('blitz-2024', '5', 'dwarf', 'orc', () => {});
    const [H1, A1] = [game.playerNamed('H1'), game.playerNamed('A1')];
    const sq = game.grid.at(15, 11);
    const named = (event: unknown): unknown => nameEvent(game, event as never);
    expect(named({ type: 'moved', player: A1, from: game.grid.at(1, 1), to: sq })).toEqual({
      type: 'moved',
      player: 'A1',
      from: [1, 1],
      to: [15, 11],
    });
    expect(named({ type: 'bonusTaken', seat: 1, play: 'sprint', seen: 1 })).toEqual({
      type: 'bonusTaken',
      seat: 'away',
      play: 'sprint',
      seen: 'away',
    });
    expect(named({ type: 'ballTaken', ball: 0, player: H1 })).toEqual({ type: 'ballTaken', ball: 1, player: 'H1' });
    expect(named({ type: 'matchEnded', winner: null, ending: 'points' })).toMatchObject({ winner: null });
    const by = { by: -1, cause: 'long', rule: 'BU-THROW-07' };
    // The target of a check is a number, the target of a throw is a player.
    expect(
      named({
        type: 'checked',
        target: 4,
        player: H1,
        modifiers: [
          { ...by, who: -1 },
          { ...by, who: A1 },
        ],
      }),
    ).toEqual({ type: 'checked', target: 4, player: 'H1', modifiers: [by, { ...by, who: 'A1' }] });
    expect(named({ type: 'threw', player: H1, target: A1, result: 'failed' })).toMatchObject({ target: 'A1' });
  });
  test('one name in two games: what a field means is up to the game', () => {
    const game = create('blood-2016', '5', 'human-quick-start', 'orc-quick-start');
    const [H1, A1] = [game.playerNamed('H1'), game.playerNamed('A1')];
    const named = (event: unknown): unknown => nameEvent(game, event as never);
    // The target of a roll is a number, of a block a player; the ball that leaves the pitch goes nowhere.
    expect(named({ type: 'rolled', roll: 'dodge', player: A1, target: 4, die: 1, total: 2, modifiers: [] })).toEqual({
      type: 'rolled',
      roll: 'dodge',
      player: 'A1',
      target: 4,
      die: 1,
      total: 2,
      modifiers: [],
    });
    expect(named({ type: 'blockResult', player: H1, target: A1, face: 'pushed' })).toMatchObject({ target: 'A1' });
    expect(named({ type: 'eaten', player: H1, by: A1 })).toEqual({ type: 'eaten', player: 'H1', by: 'A1' });
    expect(named({ type: 'markersMoved', by: -1 })).toEqual({ type: 'markersMoved', by: -1 });
    expect(named({ type: 'ballBounced', ball: 0, from: game.grid.at(26, 15), to: -1, die: 5 })).toEqual({
      type: 'ballBounced',
      ball: 1,
      from: [26, 15],
      to: null,
      die: 5,
    });
    expect(named({ type: 'joined', player: A1, seat: null, to: game.grid.at(3, 4) })).toMatchObject({
      seat: null,
      to: [3, 4],
    });
    expect(named({ type: 'removed', player: H1, to: 'knockedOut' })).toMatchObject({ to: 'knockedOut' });
  });
});

describe('the open question by names', () => {
  const NOT_ASKED = ['sources', 'flags', 'mode'];
  test.each(MATCHES)(
    '%s, match %s: the options are the legal answers, and the other coach only waits',
    (ruleset, seed, home, away) => {
      const other = create(ruleset, seed, home, away);
      playRandom(ruleset, seed, home, away, g => {
        const seat = g.asked;
        const described = describeQuestion(g, seat);
        if (!('options' in described)) throw new Error('the asked coach was not told the question');
        const answers = Object.entries(described.options).flatMap(([verb, objects]): Answer[] =>
          objects.length === 0 ? [verb] : objects.map(object => ({ [verb]: object }) as Answer),
        );
        const texts = (list: readonly Answer[]): string[] => list.map(a => JSON.stringify(a)).sort();
        expect(texts(answers)).toEqual(texts(g.legalAnswers()));
        expect(described.seat).toBe(SEATS[seat]);
        expect(Object.keys(described.about).filter(slot => NOT_ASKED.includes(slot))).toEqual([]);
        const waiting = (1 - seat) as Seat;
        expect(describeQuestion(g, waiting)).toEqual({ question: 'waiting', seat: SEATS[waiting] });
        // What a coach is told does not depend on anything the coach may not see.
        expect(describeQuestion(other.load(g.view(seat)), seat)).toEqual(described);
        expect(describeQuestion(other.load(g.view(waiting)), waiting).question).toBe('waiting');
      });
    },
  );
  test('after the match nobody is asked', () => {
    expect(
      describeQuestion(
        playRandom('blitz-2024', '6', 'dwarf', 'orc', () => {}),
        0,
      ),
    ).toEqual({ question: 'over', seat: 'home' });
  });
  test('Blood Bowl: every slot of every question has its words', () => {
    const asked = questions.filter(question => question.game === 'blood');
    expect(asked.length).toBeGreaterThan(40);
    const unnamed = asked.flatMap(({ name, about }) =>
      about.filter(slot => bloodNamer(name, slot) === undefined).map(slot => `${name}.${slot}`),
    );
    expect(unnamed).toEqual([]);
  });
  test('Blood Bowl: the formations of the answers are the formations there are', () => {
    expect(blood.FORMATIONS.map(formation => formation.id)).toEqual(blood.FORMATION_NAMES);
  });
});

describe('the position by names', () => {
  test.each(BLITZ_MATCHES)(
    '%s, match %s: players, balls and cards are all there, once',
    (ruleset, seed, home, away) => {
      playRandom(ruleset, seed, home, away, game => {
        const g = game as BlitzGame;
        const position = namePosition(g);
        expect(Object.keys(position.players)).toEqual(g.lineup.names);
        const { active, hands, discard, inFront, deckSize } = position.cards;
        const events = writePosition(g).match(/^deck\[\d+\] = (4\d|5[01])$/gm)?.length ?? 0;
        const cards = [...active.filter(card => card !== null), ...hands.home, ...hands.away, ...discard, ...inFront];
        const { deck, endgameCards } = g.rules.edition;
        const all = deck.length + endgameCards;
        expect(cards.length + deckSize - events).toBe(deckSize + cards.length > 0 ? all : 0);
        for (const ball of position.balls) {
          const holder = ball.holder === undefined ? undefined : position.players[ball.holder];
          if (holder) expect([holder.ball, holder.square]).toEqual([ball.kind, ball.square]);
        }
        const holders = Object.values(position.players).filter(player => player.ball !== undefined);
        expect(holders.length).toBe(position.balls.filter(ball => ball.holder !== undefined).length);
      });
    },
  );
  test.each(BLOOD_MATCHES)(
    '%s, match %s: players, balls and cards are all there, once',
    (ruleset, seed, home, away) => {
      let halves = 0;
      const game = playRandom(ruleset, seed, home, away, g => {
        const position = namePosition(g as blood.BloodGame);
        halves = Math.max(halves, position.half);
        const { players, balls, hands, decks, discard } = position;
        expect(Object.keys(players)).toEqual(g.lineup.names.slice(0, g.playerCount));
        const cards = [hands.home, hands.away, decks.randomEvents, decks.miscellaneousMayhem, discard].flat();
        expect([...cards].sort()).toEqual([...blood.CARDS].sort());
        const held = balls.filter(ball => ball.holder !== undefined);
        for (const { holder, square } of held)
          expect([holder, players[holder as string]?.ball, players[holder as string]?.square]).toEqual([
            holder,
            true,
            square,
          ]);
        expect(Object.values(players).filter(player => player.ball)).toHaveLength(held.length);
        for (const { state, square } of Object.values(players))
          expect([state, square === undefined]).toEqual([state, (blood.PLACES as readonly string[]).includes(state)]);
      });
      expect(halves).toBeGreaterThan(1);
      expect(namePosition(game as blood.BloodGame).result).not.toBeNull();
    },
  );
});
