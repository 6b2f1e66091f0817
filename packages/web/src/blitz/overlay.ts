/** What lies over the ground in Blitz Bowl: squares within reach, squares that win something, squares that are guarded. */
import type { Plan, Snapshot, SquareName } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { zonesOf } from '../match/around.ts';
import type { Aiming, Overlay, OverlaySquare } from '../match/face.ts';
import { playerById } from '../match/names.ts';
import { keyOf, sameSquare } from '../pitch/geometry.ts';

const words = t.match.overlay;
const NONE: Overlay = { reach: [], guarded: [], zones: null, targets: [], key: [] };
/** Guarded squares are shown only as far as the player in hand could care. */
const CARES_WITHIN = 7;

export const blitzOverlay = ({ question, view }: Snapshot, { selected, plans, zones, aim }: Aiming): Overlay => {
  const held = zonesOf(view, zones);
  if (!question) return { ...NONE, ...held };
  const direct = question.choices.flatMap(({ object, square }) =>
    Array.isArray(object) ? [object as unknown as SquareName] : square ? [square] : [],
  );
  const walking = question.plans.length > 0 || selected !== null;
  const from = aim?.from ?? [];
  const reach: OverlaySquare[] = walking
    ? [...squaresOf(plans.filter(plan => !from.some(one => sameSquare(one.square, plan.to)))), ...from.map(ofThrow)]
    : direct.map(square => ({ square, kind: 'choice' as const }));
  const mover = playerById(view, selected ?? String(question.about.player ?? ''));
  const targets = [
    ...plans.flatMap(plan => (plan.target === null ? [] : [plan.target])),
    ...question.choices.flatMap(({ verb, object }) => (verb === 'target' || verb === 'player' ? [String(object)] : [])),
  ];
  const guarded =
    walking && mover?.square && reach.some(one => one.kind === 'reach')
      ? near(view.held[mover.side === 0 ? 1 : 0], mover.square)
      : [];
  const has = (kind: OverlaySquare['kind']): boolean => reach.some(one => one.kind === kind);
  return {
    reach,
    guarded: zones ? [] : guarded,
    zones: held.zones,
    targets: [...new Set(targets)],
    key: [
      ...(has('chance') ? [{ swatch: 'chance' as const, text: words.throwFrom }] : []),
      ...(has('reach') ? [{ swatch: 'reach' as const, text: words.reach }] : []),
      ...(reach.some(one => one.label !== undefined) ? [{ swatch: 'gain' as const, text: words.claim }] : []),
      ...(reach.some(one => one.kind === 'gain' && one.label === undefined)
        ? [{ swatch: 'ball' as const, text: words.ball }]
        : []),
      ...(has('mark') ? [{ swatch: 'mark' as const, text: words.mark }] : []),
      ...(has('choice') ? [{ swatch: 'choice' as const, text: words.place }] : []),
      ...held.key,
      ...(!zones && guarded.length > 0 ? [{ swatch: 'guarded' as const, text: words.guarded }] : []),
      ...(targets.length > 0 ? [{ swatch: 'target' as const, text: words.target }] : []),
    ],
  };
};
const ofThrow = ({ square, chance }: NonNullable<Plan['from']>[0]): OverlaySquare => ({
  square,
  kind: 'chance',
  chance,
});
const squaresOf = (plans: readonly Plan[]): OverlaySquare[] => {
  const found = new Map<string, OverlaySquare>();
  for (const plan of plans) {
    if (plan.to === null) continue;
    const key = keyOf(plan.to);
    const kind = plan.gains.length > 0 ? 'gain' : plan.verb.toLowerCase().includes('mark') ? 'mark' : 'reach';
    const label = plan.points ? words.points(plan.points) : undefined;
    const known = found.get(key);
    if (!known || kind === 'gain' || (kind === 'reach' && known.kind === 'mark'))
      found.set(key, { square: plan.to, kind, ...(label === undefined ? {} : { label }) });
  }
  return [...found.values()];
};
const near = (squares: readonly SquareName[], [column, row]: SquareName): SquareName[] =>
  squares.filter(([c, r]) => Math.max(Math.abs(c - column), Math.abs(r - row)) <= CARES_WITHIN);
