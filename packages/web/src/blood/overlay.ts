/** What lies over the ground in Blood Bowl: squares within reach by their chance, ranges, tackle zones, push squares. */
import type { Choice, MatchView, Plan, QuestionView, Snapshot, SquareName } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { zonesOf } from '../match/around.ts';
import type { Aiming, Overlay, OverlaySquare } from '../match/face.ts';
import { playerById } from '../match/names.ts';
import { keyOf, sameSquare } from '../pitch/geometry.ts';
import { bloodPart } from './part.ts';

const words = t.blood.overlay;
const NONE: Overlay = { reach: [], guarded: [], zones: null, targets: [], key: [] };
/** Tackle zones are shown only as far as the player in hand could care. */
const CARES_WITHIN = 9;
const SURE = 1;
/** Questions about whom something is done to. */
const TARGETED: ReadonlySet<string> = new Set(['blockTarget', 'secondTarget']);
const DONE_TO: ReadonlySet<string> = new Set(['target', 'player', 'throwTeammate', 'kickTeammate']);
/** Squares that are hardly ever reached are not drawn; a click there still plans. */
const HARDLY = 0.05;
const BANDS: Readonly<Record<string, string>> = {
  quickPass: 'quick',
  shortPass: 'short',
  longPass: 'long',
  longBomb: 'bomb',
};

export const bloodOverlay = ({ question, view }: Snapshot, { selected, plans, zones }: Aiming): Overlay => {
  const held = zonesOf(view, zones);
  if (!question) return { ...NONE, ...held };
  const placing = plans.some(plan => plan.verb === 'place');
  const walking = question.plans.length > 0 || selected !== null;
  const direct = question.choices.filter(
    choice => choice.verb === 'to' || choice.verb === 'leap' || choice.square !== undefined,
  );
  const pushed = PUSHES.has(question.name) ? playerById(view, String(question.about.player))?.square : null;
  const reach = walking
    ? ofPlans(plans, new Set(view.balls.filter(ball => ball.holder === null).map(ball => keyOf(ball.square))))
    : direct.map(
        (choice, _i, all): OverlaySquare => (pushed ? ofPush(choice, pushed) : ofChoice(view, choice, all.length)),
      );
  const mover = playerById(view, selected ?? String(question.about.player ?? ''));
  const targets = [
    ...plans.flatMap(plan => (plan.target === null ? [] : [plan.target])),
    ...question.choices.flatMap(({ verb, object }) =>
      question.name !== 'action' && DONE_TO.has(verb) ? [String(object)] : [],
    ),
    ...reach.flatMap(({ kind, square }) => {
      const there = kind === 'choice' ? view.players.find(player => sameSquare(player.square, square)) : undefined;
      return there ? [there.id] : [];
    }),
  ];
  const guarded = walking && !placing && mover?.square ? near(view.held[mover.side === 0 ? 1 : 0], mover.square) : [];
  const bands = [...new Set(reach.flatMap(one => (one.band === undefined ? [] : [one.band])))];
  const spot = spotOf(view, question);
  const has = (fits: (one: OverlaySquare) => boolean): boolean => reach.some(fits);
  return {
    reach,
    guarded: zones ? [] : guarded,
    zones: held.zones,
    targets: [...new Set(targets)],
    ...(spot ? { spot } : {}),
    key: [
      ...held.key,
      ...(spot ? [{ swatch: 'spot' as const, text: words.spot }] : []),
      ...(placing ? [{ swatch: 'reach' as const, text: words.place }] : []),
      ...(!placing && has(one => one.kind === 'reach')
        ? [{ swatch: 'reach' as const, text: walking ? words.sure : words.aimed }]
        : []),
      ...(has(one => one.kind === 'chance') ? [{ swatch: 'chance' as const, text: words.risky }] : []),
      ...(has(one => one.kind === 'gain') ? [{ swatch: 'gain' as const, text: words.gain }] : []),
      ...(['quick', 'short', 'long', 'bomb'] as const)
        .filter(band => bands.includes(band))
        .map(band => ({
          swatch: `band-${band}` as const,
          text: words.bands[band]?.(bloodPart(view).ranges[band]) ?? band,
        })),
      ...(has(one => one.kind === 'push') ? [{ swatch: 'push' as const, text: words.push }] : []),
      ...(has(one => one.kind === 'choice') ? [{ swatch: 'mark' as const, text: t.match.overlay.place }] : []),
      ...(targets.length > 0
        ? [
            {
              swatch: 'target' as const,
              text: walking || TARGETED.has(question.name) ? words.target : words.aimed,
            },
          ]
        : []),
    ],
  };
};
/** Questions about a ball or a bomb that is in the air. */
const IN_THE_AIR: ReadonlySet<string> = new Set(['highKick', 'kickOffReturn', 'divingCatch']);
const THROWN: ReadonlySet<string> = new Set(['intercept', 'interceptBomb', 'passBlock', 'passBlockStep']);
const spotOf = (view: MatchView, { name, about }: QuestionView): Overlay['spot'] => {
  const thrown = THROWN.has(name);
  if (!Array.isArray(about.to) || !(thrown || IN_THE_AIR.has(name))) return undefined;
  const thrower = thrown ? playerById(view, String(about.player ?? '')) : undefined;
  return { at: about.to as unknown as SquareName, from: thrower?.square ?? null };
};
const MANY = 40;
const PUSHES: ReadonlySet<string> = new Set(['push', 'pushAnywhere']);
const ofPush = (choice: Choice, from: SquareName): OverlaySquare => ({
  square: choice.object as SquareName,
  kind: 'push',
  from,
});
const ofChoice = (view: MatchView, choice: Choice, count: number): OverlaySquare => {
  const square = choice.square ?? (choice.object as SquareName);
  const { roll } = choice;
  if (roll && (roll.kind === 'pass' || roll.kind === 'bomb' || roll.kind === 'throwTeammate'))
    return { square, kind: 'band', band: bandOf(view, roll.modifiers) };
  return { square, kind: count > MANY ? 'reach' : 'choice' };
};
/** A range that changes nothing is no cause: it is the one that adds 0 in this edition. */
const bandOf = (view: MatchView, modifiers: readonly { readonly cause: string }[]): string =>
  modifiers.map(({ cause }) => BANDS[cause]).find(band => band !== undefined) ??
  Object.entries(bloodPart(view).ranges).find(([, by]) => by === 0)?.[0] ??
  'short';
/** Walks; a square is worth more when the ball lies there, or a touchdown is scored there. */
const ofPlans = (plans: readonly Plan[], balls: ReadonlySet<string>): OverlaySquare[] => {
  const found = new Map<string, OverlaySquare>();
  for (const plan of plans) {
    if (plan.to === null) continue;
    const chance = plan.risk?.chance ?? SURE;
    if (chance < HARDLY || (found.get(keyOf(plan.to))?.chance ?? (found.has(keyOf(plan.to)) ? SURE : 0)) >= chance)
      continue;
    const gains = plan.gains.includes('touchdown') || (plan.gains.includes('ball') && balls.has(keyOf(plan.to)));
    const kind = gains ? 'gain' : chance < SURE ? 'chance' : 'reach';
    found.set(keyOf(plan.to), { square: plan.to, kind, ...(chance < SURE ? { chance } : {}) });
  }
  return [...found.values()];
};
const near = (squares: readonly SquareName[], [column, row]: SquareName): SquareName[] =>
  squares.filter(([c, r]) => Math.max(Math.abs(c - column), Math.abs(r - row)) <= CARES_WITHIN);
