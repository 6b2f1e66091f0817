/** The procedure of each kind of Action, alike in every edition; what differs inside them is a fact of the edition. */
import type { Edition } from '../game.ts';
import { Block } from './actions/block.ts';
import { Mark } from './actions/mark.ts';
import { Reserves, Sidestep, StandUp } from './actions/moves.ts';
import { Run } from './actions/run.ts';
import { Foul, ThrowTeammate } from './actions/special.ts';
import { Throw } from './actions/throw.ts';

export const actions: Edition['actions'] = {
  run: Run,
  mark: Mark,
  throw: Throw,
  block: Block,
  sidestep: Sidestep,
  standUp: StandUp,
  reserves: Reserves,
  foul: Foul,
  throwTeammate: ThrowTeammate,
};
