/** A Blood Bowl ball in the air: what a kick-off, a throw and a dropped catch make of it. */
import { blood, type Game, type GameEvent, otherSeat, type Square } from '@ironpitch/engine';
import type { InTheAir, Landed } from '../landings.ts';

type BloodGame = blood.BloodGame;
type BloodEvent = blood.BloodEvent;

const NOWHERE = -1;
const SCATTERS = 3;
const at = (game: BloodGame, to: Square, outside: boolean): Landed => ({
  square: to === NOWHERE ? null : game.squareName(to),
  outside,
});
const onPitch = (game: BloodGame, to: Square): Landed => at(game, to, to === NOWHERE);
/** A kick that leaves the receivers' half is a touchback. */
const kicked = (game: BloodGame, to: Square): Landed =>
  at(game, to, to === NOWHERE || blood.halfOf(to) !== otherSeat(game.kicking));

const landed = (game: BloodGame, heard: readonly BloodEvent[]): Landed | null | undefined => {
  let scattered = 0;
  for (const event of heard) {
    switch (event.type) {
      case 'kickScattered':
        return kicked(game, event.to);
      case 'ballBounced':
        return onPitch(game, event.to);
      case 'ballScattered':
        if (++scattered === SCATTERS || event.to === NOWHERE) return onPitch(game, event.to);
        break;
      case 'ballTaken':
        return null;
    }
  }
  return undefined;
};
export const bloodAir: InTheAir = {
  kinds: new Set(['kick', 'pass']),
  landed: (game: Game, heard: readonly GameEvent[]) => landed(game as BloodGame, heard as readonly BloodEvent[]),
  shortens: game =>
    !game.over && game.question.name === 'useSkill' && blood.SKILLS[(game as BloodGame).about(1)] === 'kick',
};
