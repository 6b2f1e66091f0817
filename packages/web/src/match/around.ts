/** Who has a part in the plan that is pointed at: helpers in a block, opponents in the way of a throw. */
import type { Landing, MatchView, Plan } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import type { Around, Overlay } from './face.ts';
import { teamName } from './names.ts';
import { keyOfPlan, type Reckoned } from './plan.ts';

const words = t.match.overlay;

/** The squares each side guards, and the key to them; nothing unless they are asked for. */
export const zonesOf = (view: MatchView, shown: boolean): Pick<Overlay, 'zones' | 'key'> =>
  shown
    ? {
        zones: view.held,
        key: [
          { swatch: 'zoneHome', text: words.guardedBy(teamName(view, 0)) },
          { swatch: 'zoneAway', text: words.guardedBy(teamName(view, 1)) },
        ],
      }
    : { zones: null, key: [] };

/** `cause` is what a game calls the help of a player in a block. */
export const aroundBy =
  (cause: string) =>
  (shown: Plan | null, reckoned: Reckoned | null): Around => {
    const helps = helpsIn(cause, shown, reckoned);
    const inTheWay = shown?.roll?.against ?? [];
    const landings = landingsIn(shown, reckoned);
    return {
      helps,
      inTheWay,
      landings,
      key: [
        ...(helps.length > 0 ? [{ swatch: 'helps' as const, text: words.helps }] : []),
        ...(inTheWay.length > 0 ? [{ swatch: 'way' as const, text: words.inTheWay }] : []),
        ...(landings.length > 0
          ? [{ swatch: 'land' as const, text: shown?.roll?.kind === 'kick' ? words.lands : words.astray }]
          : []),
        ...(landings.some(one => one.outside) ? [{ swatch: 'outside' as const, text: words.touchback }] : []),
      ],
    };
  };
/** A kicker's skill is counted on. */
const landingsIn = (shown: Plan | null, reckoned: Reckoned | null): readonly Landing[] => {
  const flights = shown && reckoned?.key === keyOfPlan(shown) ? reckoned.flights : null;
  return (flights?.shortened ?? flights?.plain)?.squares ?? [];
};
const helpsIn = (cause: string, shown: Plan | null, reckoned: Reckoned | null): Around['helps'] => {
  if (shown?.roll?.kind !== 'block' || shown.target === null) return [];
  const { target, player } = shown;
  const known = reckoned?.key === keyOfPlan(shown) ? reckoned.rolls.find(roll => roll.kind === 'block') : undefined;
  return (known ?? shown.roll).modifiers.flatMap(({ cause: why, who, by }) =>
    why === cause && who !== undefined ? [{ from: who, to: by < 0 ? player : target, against: by < 0 }] : [],
  );
};
