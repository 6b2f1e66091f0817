/** Animosity: players who would rather keep the ball than give it to some of their team-mates (B25-TRAIT-ANIMOSITY). */
import { NOBODY, NOWHERE, type PlayerId, type Square } from '../../../../words.ts';
import type { BloodGame } from '../../../game.ts';
import type { Matter } from '../../../moments.ts';
import { rollsNamed } from '../../../names.ts';
import { Passing } from '../../../procedures/aim.ts';
import { Roll } from '../../../procedures/rolls.ts';
import { USE } from '../../../skills/use.ts';
import { procedure } from '../../../status.ts';
import type { Entry } from './entry.ts';

const Kind = rollsNamed('animosity');

/** Leaves in `g.result` the square that the ball goes to; NOWHERE when the player keeps it. */
const Refuse = procedure('Refuse', USE, [overcome, refuse]);
function overcome(g: BloodGame, player: PlayerId, _target: PlayerId, _flags: number, to: number): void {
  g.call(Roll, Kind.animosity, player, g.square(player), to as Square, 0);
}
function refuse(g: BloodGame, _player: PlayerId, _target: PlayerId, _flags: number, to: number): void {
  g.result = g.result === 0 ? NOWHERE : to;
}

/** B25-Q-101: in its own activation, otherwise there is none to end. */
const isTeammate = (g: BloodGame, { owner, flags }: Matter, p: PlayerId): boolean =>
  !(flags & Passing.outOfTurn) && p !== NOBODY && p !== owner && g.control(p) === g.control(owner);
/** What Animosity says, by the keyword of those it is about; of everybody when left out. */
export const animosityTo = (keyword?: string): Omit<Entry, 'name' | 'rule'> => ({
  compulsory: true,
  uses: [
    {
      at: 'aimed',
      who: 'player',
      when: (g, m) => {
        const p = g.playerAt(m.value as Square);
        return isTeammate(g, m, p) && (keyword === undefined || g.hasKeyword(p, keyword));
      },
      with: Refuse,
    },
  ],
  rolls: { animosity: { needs: 2 } },
});
