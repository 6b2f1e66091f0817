/** What a league is told of a match: the shape of it, the same for every edition that has leagues. Plain data, all by names. */
import type { SeatName } from '../words.ts';
import type { CharacteristicName } from './characteristics.ts';

export interface PlayerReport {
  /** `H3`, as in the match. */
  readonly id: string;
  /** The roster line; above those a team may have, for whoever joined in the course of the match. */
  readonly number: number;
  /** The position's or the Star Player's stable name, with that of its team: `human/blitzer`. */
  readonly position: string;
  /** Star Player Points earned, those of the most valuable player included. */
  readonly points: number;
  readonly mostValuable: boolean;
  /** `badlyHurt`, `seriouslyHurt`, `seriousInjury`, `lastingInjury`, `dead`; null: out with nothing, or not out at all. */
  readonly casualty: string | null;
  readonly missesNextGame: boolean;
  /** A Niggling Injury, for good. */
  readonly niggling: boolean;
  /** Which characteristic is worse by one for good. */
  readonly loses: CharacteristicName | null;
  /** Whose name it will not forget: a keyword, where it comes to Hatred. */
  readonly hatred: string | null;
}
export interface TeamReport {
  readonly side: SeatName;
  readonly team: string;
  readonly score: number;
  /** In gold pieces. */
  readonly winnings: number;
  readonly dedicatedFans: { readonly before: number; readonly after: number };
  /** Whoever there is something to say of. */
  readonly players: readonly PlayerReport[];
}
export interface MatchReport {
  readonly home: TeamReport;
  readonly away: TeamReport;
}
