/** The Kick-off Event Table of 2025, by the total of 2D6 (B25-KOEV-T1). */
import type { KickOffResult } from '../../edition.ts';
import { GetTheRef, HighKick } from '../../procedures/kickofftable.ts';
import {
  BrilliantCoaching,
  ChangingWeather,
  Charge,
  CheeringFans,
  DodgySnack,
  PitchInvasion,
  QuickSnap,
  SolidDefence,
  TimeOut,
} from './flows/events.ts';

export const kickOffTable2025: readonly (KickOffResult | undefined)[] = [
  undefined,
  undefined,
  { id: 'getTheRef', name: 'Get the Ref', rule: 'B25-KOEV-03', procedure: GetTheRef },
  { id: 'timeOut', name: 'Time-out!', rule: 'B25-KOEV-05', procedure: TimeOut },
  { id: 'solidDefence', name: 'Solid Defence', rule: 'B25-KOEV-07', procedure: SolidDefence },
  { id: 'highKick', name: 'High Kick', rule: 'B25-KOEV-10', procedure: HighKick },
  { id: 'cheeringFans', name: 'Cheering Fans', rule: 'B25-KOEV-11', procedure: CheeringFans },
  { id: 'brilliantCoaching', name: 'Brilliant Coaching', rule: 'B25-KOEV-15', procedure: BrilliantCoaching },
  { id: 'changingWeather', name: 'Changing Weather', rule: 'B25-KOEV-18', procedure: ChangingWeather },
  { id: 'quickSnap', name: 'Quick Snap!', rule: 'B25-KOEV-20', procedure: QuickSnap },
  { id: 'charge', name: 'Charge!', rule: 'B25-KOEV-22', procedure: Charge },
  { id: 'dodgySnack', name: 'Dodgy Snack', rule: 'B25-KOEV-29', procedure: DodgySnack },
  { id: 'pitchInvasion', name: 'Pitch Invasion', rule: 'B25-KOEV-34', procedure: PitchInvasion },
];
