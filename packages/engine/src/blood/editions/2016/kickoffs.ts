/** The Kick-off table of 2016, by the total of 2D6 (B16-KOTABLE-05). */
import type { KickOffResult } from '../../edition.ts';
import {
  Blitz,
  BrilliantCoaching,
  ChangingWeather,
  CheeringFans,
  GetTheRef,
  HighKick,
  PerfectDefence,
  PitchInvasion,
  QuickSnap,
  Riot,
  ThrowARock,
} from '../../procedures/kickofftable.ts';

export const kickOffTable2016: readonly (KickOffResult | undefined)[] = [
  undefined,
  undefined,
  { id: 'getTheRef', name: 'Get the Ref', rule: 'B16-KOTABLE-06', procedure: GetTheRef },
  { id: 'riot', name: 'Riot', rule: 'B16-KOTABLE-10', procedure: Riot },
  { id: 'perfectDefence', name: 'Perfect Defence', rule: 'B16-KOTABLE-14', procedure: PerfectDefence },
  { id: 'highKick', name: 'High Kick', rule: 'B16-KOTABLE-16', procedure: HighKick },
  { id: 'cheeringFans', name: 'Cheering Fans', rule: 'B16-KOTABLE-18', procedure: CheeringFans },
  { id: 'changingWeather', name: 'Changing Weather', rule: 'B16-KOTABLE-19', procedure: ChangingWeather },
  { id: 'brilliantCoaching', name: 'Brilliant Coaching', rule: 'B16-KOTABLE-21', procedure: BrilliantCoaching },
  { id: 'quickSnap', name: 'Quick Snap!', rule: 'B16-KOTABLE-22', procedure: QuickSnap },
  { id: 'blitz', name: 'Blitz!', rule: 'B16-KOTABLE-25', procedure: Blitz },
  { id: 'throwARock', name: 'Throw a Rock', rule: 'B16-KOTABLE-29', procedure: ThrowARock },
  { id: 'pitchInvasion', name: 'Pitch Invasion', rule: 'B16-KOTABLE-32', procedure: PitchInvasion },
];
