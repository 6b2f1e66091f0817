import type { Answer } from '@ironpitch/engine';
import { expect, test } from 'vitest';
import { hostTable } from '../src/host.ts';
import type { Flight, Flights, PlayerView, Snapshot, SquareName, TableService } from '../src/service.ts';

/** Whoever has Kick changes places with somebody behind the line, between the wide zones. */
const kickerBack = ({ question, view }: Snapshot): Answer[] => {
  if (question?.name !== 'setUp') return [];
  const own = view.players.filter(one => one.side === question.side && one.square !== null);
  const isBack = ({ square }: PlayerView): boolean =>
    square !== null && square[0] < 13 && square[1] > 4 && square[1] < 12;
  const kicker = own.find(one => one.skills.includes('kick'));
  const mate = own.find(isBack);
  if (!kicker?.square || isBack(kicker) || !mate?.square) return [];
  const put = (id: string, to: SquareName): Answer[] => [{ place: id }, { to }];
  return ['byHand', ...put(mate.id, [2, 8]), ...put(kicker.id, mate.square), ...put(mate.id, kicker.square), 'ready'];
};
/** Answers with the first answer offered until this is asked of the home coach, who kicks. */
const untilAsked = (host: TableService, first: Snapshot, wanted: string): Snapshot => {
  let now = first;
  for (let i = 0; i < 60; i++) {
    if (now.question?.name === wanted) return now;
    const choices = now.question?.choices ?? [];
    const swap = i < 20 ? kickerBack(now) : [];
    if (swap.length > 0) {
      now = host.answer(now.answered, swap);
      continue;
    }
    const next = ['kick', 'formation', 'ready'].flatMap(verb => choices.filter(choice => choice.verb === verb))[0];
    const ready = choices.find(choice => choice.verb === 'ready') ?? next ?? choices[0];
    now = ready ? host.answer(now.answered, [ready.answer]) : host.botRun();
  }
  throw new Error(`nobody was asked ${wanted}`);
};
const kickOff = (home: string): { host: TableService; now: Snapshot } => {
  const host = hostTable();
  for (let seed = 0; seed < 40; seed++) {
    const match = { ruleset: 'blood-2016', home, away: 'orc-quick-start', options: {} };
    const first = host.start({ match, coaches: ['person', 'random'], seed: `kick ${seed}` });
    try {
      return { host, now: untilAsked(host, first, 'placeBall') };
    } catch {
      // The other coach won the toss.
    }
  }
  throw new Error('home never kicked off');
};
const flightsTo = (host: TableService, to: SquareName): Flights | null => {
  const sight = host.sight();
  const choice = host.look(0).question?.choices.find(one => String(one.object) === String(to));
  return sight && choice ? host.flights(sight, { answers: [choice.answer], roll: choice.roll }) : null;
};
const chanceAt = ({ squares }: Flight, [column, row]: SquareName): number =>
  squares.find(one => one.square[0] === column && one.square[1] === row)?.chance ?? 0;

test('B16-KICK-02: a kick into the middle flies one to six squares in one of eight directions, each as likely', () => {
  const { host } = kickOff('human-quick-start');
  const flights = flightsTo(host, [20, 8]) as Flights;
  expect(flights.shortened).toBeNull();
  const { squares, outside } = flights.plain;
  expect(squares).toHaveLength(48);
  for (const { chance } of squares) expect(chance).toBeCloseTo(1 / 48, 10);
  expect(outside).toBe(0);
  expect(chanceAt(flights.plain, [20, 8])).toBe(0);
});
test('B16-KICK-07: what leaves the half or the pitch is a touchback', () => {
  const { host } = kickOff('human-quick-start');
  const flight = (flightsTo(host, [14, 1]) as Flights).plain;
  // Right, down and down to the right stay; every other way leaves at the first square.
  expect(flight.outside).toBeCloseTo(30 / 48, 10);
  expect(chanceAt(flight, [13, 1])).toBeCloseTo(1 / 48, 10);
  expect(flight.squares.filter(one => !one.outside)).toHaveLength(18);
  expect(flight.squares.filter(one => one.outside).every(one => one.square[0] < 14)).toBe(true);
});
test('B16-XSKILL-46: with Kick the ball flies half as far, and both ways are told', () => {
  const { host } = kickOff('amazon-veterans');
  const flights = flightsTo(host, [20, 8]) as Flights;
  expect(flights.plain.squares).toHaveLength(48);
  const short = flights.shortened as Flight;
  expect(short.squares).toHaveLength(25);
  expect(chanceAt(short, [20, 8])).toBeCloseTo(1 / 6, 10);
  expect(chanceAt(short, [21, 9])).toBeCloseTo(2 / 48, 10);
  expect(chanceAt(short, [23, 8])).toBeCloseTo(1 / 48, 10);
});
test('B16-XSKILL-46: whether to use Kick is asked with where the ball comes down either way', () => {
  const { host, now } = kickOff('amazon-veterans');
  const aimed = now.question?.choices.find(choice => String(choice.object) === '20,8');
  const asked = host.answer(now.answered, [aimed?.answer ?? '']).question;
  expect(asked?.name).toBe('useSkill');
  const [yes, no] = ['yes', 'no'].map(verb => asked?.choices.find(choice => choice.verb === verb));
  const far = (square: SquareName | undefined): number =>
    square ? Math.max(Math.abs(square[0] - 20), Math.abs(square[1] - 8)) : -1;
  expect(no?.outcome).toBe('landed');
  expect(far(yes?.square)).toBe(Math.floor(far(no?.square) / 2));
});
test('B16-PASS-10, B16-FUMBLE-02: a throw that goes astray scatters around its target, a fumble around the thrower', () => {
  const host = hostTable();
  const player = (id: string, square: readonly [number, number]): object => ({
    id,
    side: 'home',
    position: 'human/lineman',
    square,
  });
  const players = [player('A', [5, 8]), player('B', [14, 8])];
  host.lesson(
    JSON.stringify({ ruleset: 'blood-2016', position: { players, balls: [{ holder: 'A' }] } }),
    'touchdown',
    0,
  );
  const pass = host.plans('A').find(plan => plan.verb === 'pass' && plan.target === 'B' && plan.path.length === 0);
  const sight = host.sight();
  const flight = (pass && sight && (host.flights(sight, pass) as Flights).plain) as Flight;
  const near = (to: SquareName, [column, row]: SquareName, squares: number): boolean =>
    Math.max(Math.abs(to[0] - column), Math.abs(to[1] - row)) <= squares;
  expect(flight.squares.every(({ square }) => near(square, [14, 8], 3) || near(square, [5, 8], 1))).toBe(true);
  expect(chanceAt(flight, [4, 8])).toBeGreaterThan(0);
  expect(chanceAt(flight, [5, 8])).toBe(0);
  expect(chanceAt(flight, [17, 11])).toBeGreaterThan(0);
});
