/**
 * Entries turned inside out, once an edition: per moment, roll or quality, who can have a say. A match takes out of
 * that what somebody in it can have.
 */
import type { Procedure } from '../kernel/procedure.ts';
import { EngineError, type PlayerId, type Seat } from '../words.ts';
import {
  type Activity,
  type BlockStrength,
  type Cancel,
  type ExtraAssist,
  type ExtraRule,
  type ExtraTeamReroll,
  type HarmRule,
  type ImposedModifier,
  type Influence,
  type Lasting,
  NUMBERS,
  type OwnAction,
  type OwnModifier,
  QUALITIES,
  type RerollRule,
  type RollRule,
  TEAM_NUMBERS,
  type TeamRule,
  type Use,
} from './entries.ts';
import { MOMENTS, type MomentName, momentRule, PAUSES } from './moments.ts';
import { ROLLS, rerollNumber, SKILLS, type SkillName, skillNumber } from './names.ts';
import { effectSource, extraRuleSource, isOfEffect, isSkillSource, kindOf, type Source } from './sources.ts';
import { ACTIONS, Action } from './words.ts';

/** An entry of an edition: what it is called, where it comes from, what it says. */
export interface SourcedEntry<G> {
  readonly name: string;
  readonly source: Source;
  readonly says: Influence<G>;
}
export interface Hook<T> {
  readonly skill: Source;
  readonly value: T;
}
export interface Addition {
  readonly source: Source;
  readonly by: number;
}
export interface CompiledCancel<G> {
  readonly source: Source;
  readonly when: Cancel<G>['when'];
}
export const NO_KIND = -1;
/** An entry that either side may have makes two rows. */
export const Who = { player: 0, target: 1, marker: 2, anybody: 3 } as const;
export interface CompiledUse<G> {
  readonly name: string;
  readonly source: Source;
  readonly who: number;
  readonly use: Use<G>;
  readonly asks: boolean;
  readonly reported: boolean;
  /** Named a second time in the order: open only once the value has changed since the first. */
  readonly again: boolean;
  readonly cancelledBy: readonly CompiledCancel<G>[];
  /** Where it stands among all that the edition says of the moment: the same in every match. */
  readonly place: number;
  /** It is closed while no effect of this kind lasts; NO_KIND where it hangs on none. */
  readonly about: number;
}
/** An entry that an opponent's may make useless. */
export interface CancellableSource<G> {
  readonly source: Source;
  readonly cancelledBy: readonly CompiledCancel<G>[];
}
export interface CompiledModifier<G> {
  readonly source: Source;
  readonly by: number;
  readonly cause: string;
  readonly when: OwnModifier<G>['when'];
  readonly describe: OwnModifier<G>['describe'];
}
export interface CompiledImposition {
  readonly source: Source;
  readonly cause: string;
  readonly rule: ImposedModifier;
}
export interface CompiledReroll<G> {
  readonly source: Source;
  /** Place in `REROLLS`. */
  readonly reroll: number;
  /** Others are called the same: whose it was does not show by itself. */
  readonly shared: boolean;
  readonly when: RerollRule<G>['when'];
  readonly die: RerollRule<G>['die'];
  readonly limit: number;
  readonly once: RerollRule<G>['once'];
  readonly gate: ((g: G, player: PlayerId) => boolean) | undefined;
  readonly cancelledBy: readonly CompiledCancel<G>[];
}
export interface Hooks<G> {
  /** By moment, in the order in which they answer. */
  readonly uses: readonly (readonly CompiledUse<G>[])[];
  /** By quality, number, number of a team. */
  readonly qualities: readonly (readonly Source[])[];
  readonly numbers: readonly (readonly Addition[])[];
  readonly teamNumbers: readonly (readonly Addition[])[];
  /** By roll. */
  readonly modifiers: readonly (readonly CompiledModifier<G>[])[];
  readonly imposed: readonly (readonly CompiledImposition[])[];
  readonly shrugsOff: readonly (readonly { readonly source: Source; readonly cause: string }[])[];
  /** By roll; and for assists. */
  readonly ignoresZones: readonly (readonly Source[])[];
  /** For assists in a block, and in a foul. */
  readonly assistsInZones: readonly CancellableSource<G>[];
  readonly foulsInZones: readonly CancellableSource<G>[];
  readonly zoneIgnored: readonly (readonly Source[])[];
  readonly strength: readonly { readonly source: Source; readonly cause: string; readonly rule: BlockStrength }[];
  readonly assists: readonly { readonly source: Source; readonly cause: string; readonly rule: ExtraAssist<G> }[];
  readonly harm: readonly { readonly source: Source; readonly cause: string; readonly rule: HarmRule<G> }[];
  readonly injuries: readonly { readonly source: Source; readonly by: NonNullable<Influence<G>['injuries']> }[];
  /** By roll: of failed rolls; and of any roll. */
  readonly rerolls: readonly (readonly CompiledReroll<G>[])[];
  readonly rerollsAny: readonly CompiledReroll<G>[];
  readonly teamRerollGates: readonly Hook<(g: G, player: PlayerId) => boolean>[];
  readonly teamRerolls: readonly ExtraTeamReroll<G>[];
  readonly sparesTeamReroll: readonly ((g: G, seat: Seat) => boolean)[];
  /** By roll: what those need that belong to an entry. */
  readonly rollRules: readonly (RollRule<G> | undefined)[];
  /** By Action. */
  readonly activities: readonly (readonly Hook<Activity<G>>[])[];
  readonly ownActions: readonly Hook<CompiledOwnAction<G>>[];
  readonly performs: readonly Hook<Procedure<readonly ['player', 'left']>>[];
  /** By pause. */
  readonly pauses: readonly (readonly Procedure<readonly ['seat']>[])[];
  /** The qualities that anybody may have, a bit each; and those that something else than a skill may give. */
  readonly anyQualities: number;
  readonly lentQualities: number;
}

/**
 * The order in which entries answer one moment, and in which what they impose on a roll is told. Where an edition says
 * nothing, they answer in the order of its lists; where it says something, nobody may be missing.
 */
export type Order = Readonly<Partial<Record<MomentName | 'imposes', readonly string[]>>>;

interface Stated<G> {
  readonly skills: Readonly<Partial<Record<SkillName, Influence<G>>>>;
  readonly cards: readonly { readonly id: string; readonly lasts?: readonly Lasting<G>[] }[];
  readonly extras: readonly (Influence<G> & Pick<ExtraRule<G>, 'id' | 'now'>)[];
  readonly teamRules: readonly TeamRule<G>[];
}
/** Extra Rules, skills, what cards can bring about, and what teams bring along. */
export const entriesOf = <G>(edition: Stated<G>): SourcedEntry<G>[] => [
  ...edition.extras.map((rule, i) => ({
    name: rule.id,
    source: extraRuleSource(i, rule.now !== undefined),
    says: rule as Influence<G>,
  })),
  ...Object.entries(edition.skills).map(([name, says]) => ({
    name,
    source: skillNumber(name),
    says: says as Influence<G>,
  })),
  ...edition.cards.flatMap(card =>
    (card.lasts ?? []).map(says => ({ name: card.id, source: effectSource(says.on, says.effect ?? 0), says })),
  ),
  ...edition.teamRules.flatMap(says =>
    says.effect === undefined ? [] : [{ name: says.id, source: effectSource(says.on, says.effect), says }],
  ),
];

/** What every entry of an edition has a say in; where the hooks of a match name no source, these do. */
export interface AllHooks<G>
  extends Omit<
    Hooks<G>,
    'teamRerolls' | 'sparesTeamReroll' | 'rollRules' | 'pauses' | 'anyQualities' | 'lentQualities'
  > {
  readonly sparesTeamReroll: readonly Hook<(g: G, seat: Seat) => boolean>[];
  readonly teamRerolls: readonly Hook<ExtraTeamReroll<G>>[];
  readonly rollRules: readonly (readonly Hook<RollRule<G>>[])[];
  readonly pauses: readonly (readonly Hook<Procedure<readonly ['seat']>>[])[];
}
/**
 * Whether what comes from a source is in a match: at all, only for somebody who gains it there, as it is printed. What a
 * gained skill has left behind outlasts it, so that what it says of anybody always counts.
 */
export const Presence = { absent: 0, gained: 1, printed: 2 } as const;
export type Presence = (typeof Presence)[keyof typeof Presence];
/** By source. */
export type Presences = Uint8Array;
/** How many sources can be told apart by the digits of a number, each of which says one of three things. */
const SOURCES_MAX = 33;
/** Whose entries a list holds, and what was taken out of it, by which of them were in the match. */
interface Taken {
  readonly sources: readonly Source[];
  readonly before: Map<number, readonly unknown[]>;
}
const NONE: readonly never[] = [];
const taken = new WeakMap<readonly unknown[], Taken>();
/** How a kind of list is thinned out: whose rows it holds, and what is left of it in a match. */
interface Thinning<T, R = T> {
  readonly sourcesOf: (row: T) => readonly Source[];
  readonly take: (list: readonly T[], present: Presences) => readonly R[];
}
/** Takes out of a list what is in a match: there are few ways to, and matches share what comes of them. */
const takeOut = <T, R>(list: readonly T[], { sourcesOf, take }: Thinning<T, R>, present: Presences): readonly R[] => {
  if (list.length === 0) return NONE;
  let known = taken.get(list);
  if (known === undefined) {
    known = { sources: [...new Set(list.flatMap(sourcesOf))], before: new Map() };
    taken.set(list, known);
  }
  const { sources, before } = known;
  if (sources.length > SOURCES_MAX) return take(list, present);
  let which = 0;
  for (let i = 0; i < sources.length; i++) which = 3 * which + (present[sources[i] as Source] as number);
  let out = before.get(which) as readonly R[] | undefined;
  if (out === undefined) {
    out = take(list, present);
    before.set(which, out);
  }
  return out;
};
interface Sourced {
  readonly source: Source;
}
interface Cancellable extends Sourced {
  readonly cancelledBy: readonly Sourced[];
}
const ROWS: Thinning<Sourced> = {
  sourcesOf: ({ source }) => [source],
  take: (rows, present) => rows.filter(({ source }) => present[source] === Presence.printed),
};
/** `made` makes a row of the same shape, which a spread would not (see `whole`). */
const cancellableRows = <T extends Cancellable>(
  made: (row: T, cancelledBy: T['cancelledBy']) => T,
  leastFor: (row: T) => Presence = () => Presence.printed,
): Thinning<T> => ({
  sourcesOf: ({ source, cancelledBy }) => [source, ...cancelledBy.map(cancel => cancel.source)],
  take: (rows, present) =>
    rows
      .filter(row => (present[row.source] as number) >= leastFor(row))
      .map(row =>
        row.cancelledBy.length === 0
          ? row
          : made(
              row,
              row.cancelledBy.filter(({ source }) => present[source] === Presence.printed),
            ),
      ),
});
const useRow = <G>(
  row: Omit<CompiledUse<G>, 'cancelledBy'>,
  cancelledBy: CompiledUse<G>['cancelledBy'],
): CompiledUse<G> => ({
  name: row.name,
  source: row.source,
  who: row.who,
  use: row.use,
  asks: row.asks,
  reported: row.reported,
  again: row.again,
  cancelledBy,
  place: row.place,
  about: row.about,
});
const rerollRow = <G>(
  row: Omit<CompiledReroll<G>, 'cancelledBy'>,
  cancelledBy: CompiledReroll<G>['cancelledBy'],
): CompiledReroll<G> => ({
  source: row.source,
  reroll: row.reroll,
  shared: row.shared,
  when: row.when,
  die: row.die,
  limit: row.limit,
  once: row.once,
  gate: row.gate,
  cancelledBy,
});
const helperRow = <G>({ source }: { readonly source: Source }, cancelledBy: CancellableSource<G>['cancelledBy']) => ({
  source,
  cancelledBy,
});
const USES = cancellableRows<CompiledUse<unknown>>(useRow, ({ who }) =>
  who === Who.anybody ? Presence.gained : Presence.printed,
);
const REROLL_ROWS = cancellableRows<CompiledReroll<unknown>>(rerollRow);
const HELPERS = cancellableRows<CancellableSource<unknown>>(helperRow);
const HOOKS: Thinning<Hook<unknown>> = {
  sourcesOf: ({ skill }) => [skill],
  take: (rows, present) => rows.filter(({ skill }) => present[skill] === Presence.printed),
};
const VALUES: Thinning<Hook<unknown>, unknown> = {
  sourcesOf: HOOKS.sourcesOf,
  take: (rows, present) => HOOKS.take(rows, present).map(({ value }) => value),
};
const SOURCES: Thinning<Source> = {
  sourcesOf: source => [source],
  take: (sources, present) => sources.filter(source => present[source] === Presence.printed),
};
const among = <T extends Sourced>(list: readonly T[], present: Presences): readonly T[] =>
  takeOut(list, ROWS, present) as readonly T[];
const usesIn = <G>(list: readonly CompiledUse<G>[], present: Presences): readonly CompiledUse<G>[] =>
  takeOut(list as readonly CompiledUse<unknown>[], USES, present) as readonly CompiledUse<G>[];
const rerollsIn = <G>(list: readonly CompiledReroll<G>[], present: Presences): readonly CompiledReroll<G>[] =>
  takeOut(list as readonly CompiledReroll<unknown>[], REROLL_ROWS, present) as readonly CompiledReroll<G>[];
const helpersIn = <G>(list: readonly CancellableSource<G>[], present: Presences): readonly CancellableSource<G>[] =>
  takeOut(list as readonly CancellableSource<unknown>[], HELPERS, present) as readonly CancellableSource<G>[];
const hooksIn = <T>(list: readonly Hook<T>[], present: Presences): readonly Hook<T>[] =>
  takeOut(list, HOOKS, present) as readonly Hook<T>[];
const valuesIn = <T>(list: readonly Hook<T>[], present: Presences): readonly T[] =>
  takeOut(list, VALUES, present) as readonly T[];
const sourcesIn = (list: readonly Source[], present: Presences): readonly Source[] => takeOut(list, SOURCES, present);
/** A bit for each quality of which this is true by where it may come from. */
const qualitiesWhere = (
  qualities: readonly (readonly Source[])[],
  is: (sources: readonly Source[]) => boolean,
): number => qualities.reduce((bits, sources, i) => (is(sources) ? bits | (1 << i) : bits), 0);
/** Those of the sources that are in a match. */
export const hooksAmong = <G>(all: AllHooks<G>, present: Presences): Hooks<G> => {
  const qualities = all.qualities.map(list => sourcesIn(list, present));
  return {
    uses: all.uses.map(list => usesIn(list, present)),
    qualities,
    numbers: all.numbers.map(list => among(list, present)),
    teamNumbers: all.teamNumbers.map(list => among(list, present)),
    modifiers: all.modifiers.map(list => among(list, present)),
    imposed: all.imposed.map(list => among(list, present)),
    shrugsOff: all.shrugsOff.map(list => among(list, present)),
    ignoresZones: all.ignoresZones.map(list => sourcesIn(list, present)),
    assistsInZones: helpersIn(all.assistsInZones, present),
    foulsInZones: helpersIn(all.foulsInZones, present),
    zoneIgnored: all.zoneIgnored.map(list => sourcesIn(list, present)),
    strength: among(all.strength, present),
    assists: among(all.assists, present),
    harm: among(all.harm, present),
    injuries: among(all.injuries, present),
    rerolls: all.rerolls.map(list => rerollsIn(list, present)),
    rerollsAny: rerollsIn(all.rerollsAny, present),
    teamRerollGates: hooksIn(all.teamRerollGates, present),
    teamRerolls: valuesIn(all.teamRerolls, present),
    sparesTeamReroll: valuesIn(all.sparesTeamReroll, present),
    rollRules: all.rollRules.map(list => valuesIn(list, present)[0]),
    activities: all.activities.map(list => hooksIn(list, present)),
    ownActions: hooksIn(all.ownActions, present),
    performs: hooksIn(all.performs, present),
    pauses: all.pauses.map(list => valuesIn(list, present)),
    anyQualities: qualitiesWhere(qualities, sources => sources.length > 0),
    lentQualities: qualitiesWhere(qualities, sources => !sources.every(isSkillSource)),
  };
};

/**
 * Entries are written in literals of many shapes, with what they have to say and nothing else. What procedures read again
 * and again is kept with all its fields: then V8 knows where each of them lies, and need not search.
 */
const whole = <T extends object>(said: T, fields: Readonly<Record<keyof T, true>>): T => {
  const all: Partial<T> = {};
  for (const field of Object.keys(fields) as (keyof T)[]) all[field] = said[field];
  return all as T;
};
const USE_FIELDS: Readonly<Record<keyof Use<never>, true>> = {
  at: true,
  who: true,
  when: true,
  about: true,
  becomes: true,
  does: true,
  rolls: true,
  with: true,
  unasked: true,
  silent: true,
  limit: true,
  obvious: true,
  wise: true,
  tells: true,
  once: true,
  picks: true,
};
const HARM_FIELDS: Readonly<Record<keyof HarmRule<never>, true>> = {
  whose: true,
  of: true,
  armour: true,
  always: true,
  bonus: true,
  maySpare: true,
  breaksAt: true,
  breaksAtNatural: true,
  cause: true,
  when: true,
};
const IMPOSED_FIELDS: Readonly<Record<keyof ImposedModifier, true>> = {
  rolls: true,
  by: true,
  on: true,
  once: true,
  cause: true,
  when: true,
};
const ROLL_FIELDS: Readonly<Record<keyof RollRule<never>, true>> = {
  needs: true,
  throwsFrom: true,
  leaves: true,
  keepsDie: true,
  describe: true,
};
const ACTIVITY_FIELDS: Readonly<Record<keyof Activity<never>, true>> = {
  verb: true,
  during: true,
  offer: true,
  needsFallen: true,
  costs: true,
  block: true,
  goesOn: true,
  needsNoBall: true,
  procedure: true,
  rollsItself: true,
};
const TEAM_REROLL_FIELDS: Readonly<Record<keyof ExtraTeamReroll<never>, true>> = {
  first: true,
  startHalf: true,
  isLeft: true,
  mayUse: true,
  spend: true,
  works: true,
};
/** An Action of an entry's own, with its number in place of its name: nobody has to look that up while a match is played. */
export interface CompiledOwnAction<G> extends Pick<OwnAction<G>, 'may'> {
  readonly kind: number;
  readonly takesLong: boolean;
  readonly onceATurn: boolean;
  readonly open: OwnAction<G>['open'] | undefined;
  readonly procedure: OwnAction<G>['procedure'] | undefined;
}
const compileOwnAction = <G>({
  action,
  open,
  may,
  takesLong,
  onceATurn,
  procedure,
}: OwnAction<G>): CompiledOwnAction<G> => ({
  kind: Action[action],
  takesLong: takesLong === true,
  onceATurn: onceATurn === true,
  open,
  may,
  procedure,
});

export const compileHooks = <G>(entries: readonly SourcedEntry<G>[], order: Order): AllHooks<G> => {
  const cancellers = (name: string): CompiledCancel<G>[] =>
    entries.flatMap(({ source, says }) =>
      (says.cancels ?? []).filter(c => c.skills.includes(name)).map(c => ({ source, when: c.when })),
    );
  const list = <T>(of: (entry: SourcedEntry<G>) => readonly T[] | undefined): T[] => entries.flatMap(e => of(e) ?? []);
  const additions = <N extends string>(
    name: N,
    of: (says: Influence<G>) => Readonly<Partial<Record<N, number>>> | undefined,
  ): Addition[] =>
    list(({ source, says }) => {
      const by = of(says)?.[name];
      return by === undefined ? [] : [{ source, by }];
    });
  const rerollsOf = (is: (of: readonly string[] | 'every') => boolean): CompiledReroll<G>[] =>
    list(({ name, source, says: { rerolls } }) =>
      rerolls === undefined || !is(rerolls.of)
        ? []
        : [
            rerollRow<G>(
              {
                source,
                reroll: rerollNumber(rerolls.as ?? name),
                shared: rerolls.as !== undefined,
                when: rerolls.when,
                die: rerolls.die,
                limit: rerolls.limit ?? 0,
                once: rerolls.once,
                gate: rerolls.gate,
              },
              cancellers(name),
            ),
          ],
    );
  const hook = <T>(value: (says: Influence<G>) => T | undefined): Hook<T>[] =>
    list(({ source, says }) => {
      const found = value(says);
      return found === undefined ? [] : [{ skill: source, value: found }];
    });
  const ignoringZonesFor = (matter: string): Source[] =>
    list(({ source, says }) => (says.ignoresZones?.includes(matter) ? [source] : []));
  const helping = (matter: string): CancellableSource<G>[] =>
    list(({ name, source, says }) =>
      says.ignoresZones?.includes(matter) ? [helperRow<G>({ source }, cancellers(name))] : [],
    );
  const imposing = inOrder(entries, order.imposes ?? []);
  return {
    uses: MOMENTS.map(moment => usesAt(entries, moment, order[moment], cancellers)),
    qualities: QUALITIES.map(quality => list(({ source, says }) => (says.is?.includes(quality) ? [source] : []))),
    numbers: NUMBERS.map(name => additions(name, says => says.numbers)),
    teamNumbers: TEAM_NUMBERS.map(name => additions(name, says => says.teamNumbers)),
    modifiers: ROLLS.map(roll =>
      list(({ name, source, says }) =>
        says.modifiers
          ?.filter(m => m.roll === roll)
          .map(m => ({ source, by: m.by, cause: m.cause ?? name, when: m.when, describe: m.describe })),
      ),
    ),
    imposed: ROLLS.map(roll =>
      imposing.flatMap(({ name, source, says }) =>
        (says.imposes ?? [])
          .filter(m => m.rolls.includes(roll))
          .map(rule => ({ source, cause: rule.cause ?? name, rule: whole(rule, IMPOSED_FIELDS) })),
      ),
    ),
    shrugsOff: ROLLS.map(roll =>
      list(({ source, says }) =>
        Object.entries(says.shrugsOff ?? {}).flatMap(([cause, rolls]) =>
          rolls.includes(roll) ? [{ source, cause }] : [],
        ),
      ),
    ),
    ignoresZones: ROLLS.map(ignoringZonesFor),
    assistsInZones: helping('assist'),
    foulsInZones: helping('foulAssist'),
    zoneIgnored: ROLLS.map(roll => list(({ source, says }) => (says.zoneIgnored?.includes(roll) ? [source] : []))),
    strength: list(({ name, source, says }) => says.strength?.map(rule => ({ source, cause: name, rule }))),
    assists: list(({ name, source, says }) => says.assists?.map(rule => ({ source, cause: name, rule }))),
    harm: list(({ name, source, says }) =>
      says.harm?.map(rule => ({ source, cause: rule.cause ?? name, rule: whole(rule, HARM_FIELDS) })),
    ),
    injuries: list(({ source, says }) => (says.injuries === undefined ? [] : [{ source, by: says.injuries }])),
    rerolls: ROLLS.map(roll => rerollsOf(of => of !== 'every' && of.includes(roll))),
    rerollsAny: rerollsOf(of => of === 'every'),
    teamRerollGates: hook(says => says.teamRerollGate),
    teamRerolls: hook(({ teamReroll }) => teamReroll && whole(teamReroll, TEAM_REROLL_FIELDS)),
    sparesTeamReroll: hook(says => says.sparesTeamReroll),
    rollRules: ROLLS.map(roll => hook(({ rolls }) => rolls?.[roll] && whole(rolls[roll], ROLL_FIELDS))),
    activities: ACTIONS.map(action =>
      list(({ source, says }) =>
        says.activities
          ?.filter(a => a.during.includes(action))
          .map(value => ({ skill: source, value: whole(value, ACTIVITY_FIELDS) })),
      ),
    ),
    ownActions: hook(({ ownAction }) => ownAction && compileOwnAction(ownAction)),
    performs: hook(says => says.performs),
    pauses: PAUSES.map(pause => hook(says => says.pauses?.[pause])),
  };
};
const inOrder = <G>(entries: readonly SourcedEntry<G>[], named: readonly string[]): SourcedEntry<G>[] => {
  const place = (name: string): number => (named.includes(name) ? named.indexOf(name) : named.length);
  return [...entries].sort((a, b) => place(a.name) - place(b.name));
};
const usesAt = <G>(
  entries: readonly SourcedEntry<G>[],
  moment: MomentName,
  order: readonly string[] | undefined,
  cancellers: (name: string) => CompiledCancel<G>[],
): CompiledUse<G>[] => {
  const answering = entries.filter(({ says }) => says.uses?.some(use => use.at === moment));
  const names = [...new Set(answering.map(({ name }) => name))];
  const missing = names.filter(name => order !== undefined && !order.includes(name));
  if (missing.length > 0) throw new EngineError(`${missing.join(', ')} has no place in the order of ${moment}`);
  return (order ?? names)
    .flatMap((name, i, whole) =>
      answering
        .filter(entry => entry.name === name)
        .flatMap(entry => rowsOf(entry, moment, whole.indexOf(name) < i, cancellers(name))),
    )
    .map((row, place) => useRow<G>({ ...row, place }, row.cancelledBy));
};
const rowsOf = <G>(
  { name, source, says }: SourcedEntry<G>,
  moment: MomentName,
  again: boolean,
  cancelledBy: readonly CompiledCancel<G>[],
): CompiledUse<G>[] =>
  (says.uses ?? [])
    .filter(use => use.at === moment)
    .flatMap(use => {
      const asks = !isUnasked(says, use);
      const { quiet } = momentRule(moment);
      if (quiet && (asks || use.with || (use.rolls && quiet !== 'dice')))
        throw new EngineError(`${name} asks or rolls at ${moment}, which is a quiet moment`);
      if (quiet === true && use.once) throw new EngineError(`${name} would be used up by a look at ${moment}`);
      const sides = use.who === 'either' ? (['player', 'target'] as const) : [use.who];
      const reported = use.silent === undefined && use.with === undefined && !quiet;
      const full = whole(use, USE_FIELDS);
      return sides.map(who =>
        useRow<G>(
          { name, source, who: Who[who], use: full, asks, reported, again, place: 0, about: aboutOf(source, use) },
          cancelledBy,
        ),
      );
    });
/** What comes with an effect hangs on that one, unless anybody may be meant: then its entry knows. */
const aboutOf = <G>(source: Source, { who, about = NO_KIND }: Use<G>): number =>
  isOfEffect(source) && who !== 'anybody' ? kindOf(source) : about;
const isUnasked = <G>(says: Influence<G>, use: Use<G>): boolean =>
  use.unasked === true || (says as { compulsory?: true }).compulsory === true || !('category' in says);

/** By skill: what the edition says of all its skills, whoever is in the match. */
export const flagsOf = <G extends object>(
  skills: Readonly<Partial<Record<SkillName, G>>>,
  is: (rule: G) => boolean,
): Uint8Array =>
  Uint8Array.from(SKILLS, name => {
    const rule = skills[name];
    return rule !== undefined && is(rule) ? 1 : 0;
  });
