/** Pushes: the pusher's coach chooses the squares, also those of the players that are pushed in their turn. */
import { NOBODY, type PlayerId, type Seat, type Square } from '../../../src/words.ts';
import { Place, procedure, question, type SliceGame, TO } from './game.ts';

/** The direction 0..7 from one square to a neighbour. */
const directionOf = (g: SliceGame, from: Square, to: Square): number => {
  for (let d = 0; d < 8; d++) if (g.grid.neighbours[from * 8 + d] === to) return d;
  return -1;
};
/** The three squares behind a player, seen from whoever pushes it; those on the pitch. */
const squaresBehind = (g: SliceGame, by: PlayerId, player: PlayerId): Square[] => {
  const at = g.square(player);
  const straight = directionOf(g, g.square(by), at);
  return [7, 0, 1].map(turn => g.grid.neighbours[at * 8 + ((straight + turn) & 7)] as Square).filter(sq => sq >= 0);
};
const AskPush = question('slicePush', ['seat', 'by', 'player'], (g, _seat, by, player) => {
  const behind = squaresBehind(g, by, player);
  const free = behind.filter(sq => g.playerAt(sq) === NOBODY);
  for (const sq of free.length > 0 ? free : behind) g.offer(TO, sq);
});

/** `seat` chooses throughout the chain. The stack holds one frame per player in it. */
export const Push = procedure('SlicePush', ['seat', 'by', 'player'], ['to'], [askSquare, makeRoom, moveInto]);
function askSquare(g: SliceGame, seat: Seat, by: PlayerId, player: PlayerId): void {
  if (squaresBehind(g, by, player).length > 0) return g.ask(AskPush, seat, seat, by, player);
  g.setReaches(player, false);
  g.takeOff(player, Place.crowd);
  g.events?.push({ type: 'intoTheCrowd', player });
  g.finish();
}
function makeRoom(g: SliceGame, seat: Seat, _by: PlayerId, player: PlayerId): void {
  const to = g.keep('to', g.object as Square);
  const there = g.playerAt(to);
  if (there !== NOBODY) g.call(Push, seat, player, there);
}
function moveInto(g: SliceGame, _seat: Seat, _by: PlayerId, player: PlayerId, to: Square): void {
  g.put(player, to);
  g.events?.push({ type: 'pushed', player, to });
}
