/**
 * The 30 team lists of 2025: positions, prices, characteristics, skills, the categories open to each position, keywords,
 * leagues and special rules (B25-TEAM-17, errata of May 2026 applied). Where sources differ, the catalogue says which
 * value was taken.
 */
import type { Roster } from '../../../roster.ts';
import { aToD } from './a-to-d.ts';
import { eToK } from './e-to-k.ts';
import { lToO } from './l-to-o.ts';
import { sToW } from './s-to-w.ts';

export const rosters2025: readonly Roster[] = [...aToD, ...eToK, ...lToO, ...sToW];
