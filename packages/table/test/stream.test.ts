/** A search through every byte that is sent to a seat: nothing of the seed, the hashes or the other hand is in it. */
import {
  type Game,
  hashPosition,
  type MatchKeeper,
  otherSeat,
  rulesets,
  SeededDice,
  type Seat as Side,
} from '@ironpitch/engine';
import { expect, test } from 'vitest';
import type { BotAtTable } from '../src/gentle.ts';
import { hostTable, type TableHost } from '../src/host.ts';
import type { Coach, Reply, Snapshot, TableService } from '../src/service.ts';
import { Table } from '../src/table.ts';
import { begun, pickAnswer, sendTo, withCards } from './lockstep.ts';

interface Inside {
  readonly keeper: MatchKeeper;
  readonly bots: BotAtTable[];
}
const inside = (table: Table): Inside => table as unknown as Inside;
const gameOn = (table: Table): Game => inside(table).keeper.game;
const coachesFor = (seat: Side): [Coach, Coach] => (seat === 0 ? ['person', 'random'] : ['random', 'person']);
type Search = (name: keyof TableService, bytes: string) => void;
/** Plays on for so many orders, and shows every reply to whoever searches. */
const play = (host: TableHost, seat: Side, orders: number, chance: SeededDice, search: Search): void => {
  const send = (name: keyof TableService, ...given: readonly unknown[]): string => {
    const bytes = sendTo(host, name, ...given);
    search(name, bytes);
    return bytes;
  };
  const shownBy = (bytes: string): Snapshot => {
    const reply = JSON.parse(bytes) as Reply<Snapshot>;
    if (!reply.ok) throw new Error(reply.problem);
    return reply.value;
  };
  let shown = shownBy(send('look', seat));
  for (let i = 0; i < orders && shown.outcome === null; i++) {
    const { question, answered } = shown;
    const answers = question?.choices.map(choice => choice.answer) ?? [];
    shown = shownBy(question === null ? send('botStep') : send('answer', answered, [pickAnswer(answers, chance)]));
    send('sight');
    if (i % 20 === 0) for (const name of ['wins', 'takeBack', 'doAgain', 'record'] as const) send(name);
    shown = shownBy(send('look', seat));
  }
};

test.each(withCards.map(one => [one.id, one] as const))(
  '%s: a card of the other hand is in nothing that a seat is sent',
  (_, definition) => {
    const chance = new SeededDice(`hands ${definition.id}`);
    let hidden = 0;
    for (let round = 0; round < 12; round++) {
      const before = begun(definition, chance);
      const seat = (round % 2) as Side;
      if (before.game.over) continue;
      const table = Table.resume(before.record(), coachesFor(seat));
      gameOn(table).dice = new SeededDice(`hands ${round}`);
      inside(table).bots[otherSeat(seat)] = {
        answer: game => game.readAnswer(pickAnswer(game.legalAnswers(), chance)),
      };
      const handOf = (side: Side): readonly string[] =>
        (table.rules.view(table.seenBy(side), side).game as unknown as { readonly hand: readonly string[] }).hand;
      let sent = '';
      /** Cards of the other hand, and whether this seat had met the name before they were taken: then it tells nothing. */
      let theirs = new Map<string, boolean>();
      play(hostTable({ laid: table }), seat, 16, chance, (name, all) => {
        // The dugout and an Action are called like a card.
        const bytes = all.replaceAll(/"(?:box|action)":"reserves"/g, '');
        const own = new Set(handOf(seat));
        // The first message tells all that happened before, and so all that may be known.
        if (sent !== '') {
          theirs = new Map(
            handOf(otherSeat(seat)).map(card => [card, theirs.get(card) ?? sent.includes(JSON.stringify(card))]),
          );
          for (const [card, met] of theirs) {
            if (met || own.has(card)) continue;
            hidden++;
            if (bytes.includes(JSON.stringify(card))) throw new Error(`${card} is in the reply to ${name}: ${bytes}`);
          }
        }
        sent += bytes;
      });
    }
    // The search was for something.
    expect(hidden).toBeGreaterThan(60);
  },
);

test.each(rulesets.map(one => [one.id, one] as const))(
  '%s: neither the seed nor the hash of the position is in anything that a seat is sent',
  (ruleset, { boxTeams }) => {
    const chance = new SeededDice(`seed ${ruleset}`);
    const seed = 'e3b0c44298fc1c149afbf4c8';
    const match = { ruleset, home: boxTeams[0], away: boxTeams[1], options: {} };
    const table = Table.start({ match, coaches: coachesFor(0), seed });
    let length = 0;
    play(hostTable({ laid: table }), 0, 60, chance, (name, bytes) => {
      for (const secret of [seed, hashPosition(gameOn(table))])
        if (bytes.includes(secret)) throw new Error(`${secret} is in the reply to ${name}`);
      length += bytes.length;
    });
    expect(length).toBeGreaterThan(100_000);
  },
);
