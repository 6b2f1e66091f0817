/** Re-rolls: who may make which, what has to be rolled first, and what they cost (B16-REROLL). */
import { Until } from '../../kernel/effects.ts';
import { answerOf } from '../../kernel/question.ts';
import type { PlayerId, Seat, Square } from '../../words.ts';
import { bears, hasQuality, tellUsed } from '../bearing.ts';
import { Quality } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import type { CompiledReroll } from '../hooks.ts';
import { REROLLS, type RerollName } from '../names.ts';
import { procedure, question } from '../status.ts';
import { faceOf, KEEP, REROLL, Reroll } from '../words.ts';
import { isCancelledAround } from './moment.ts';
import { satisfies, throwsFrom } from './outcome.ts';

type BloodReroll = CompiledReroll<BloodGame>;

// --- team re-rolls -------------------------------------------------------------------------------------------------
/** B16-REROLL-03, -07, B16-OQ-47: the coach's own turn, their own player on the pitch, one a turn. */
export const teamRerollOpen = (g: BloodGame, player: PlayerId): boolean => {
  const seat = g.control(player);
  if (g.active !== seat || g.rerollsUsed >= g.rules.edition.rerollsPerTurn || !g.onPitch(player)) return false;
  return (g.rerolls(seat) > 0 || extraReroll(g, seat) !== undefined) && !hasQuality(g, player, Quality.deniedRerolls);
};
/** One that does not come from the team's own stock. */
const extraReroll = (g: BloodGame, seat: Seat): BloodGame['rules']['hooks']['teamRerolls'][number] | undefined => {
  const extras = g.rules.hooks.teamRerolls;
  let found: (typeof extras)[number] | undefined;
  for (let i = 0; i < extras.length; i++) {
    const extra = extras[i] as (typeof extras)[number];
    if ((found === undefined || extra.first === 'drive') && extra.mayUse(g, seat)) found = extra;
  }
  return found;
};
/** B16-REROLL-09: those that come from elsewhere are spent after the team's own. Tells whether it works. */
const spendTeamReroll = (g: BloodGame, player: PlayerId): boolean => {
  const seat = g.control(player);
  const extra = extraReroll(g, seat);
  const works = !extra?.works || extra.works(g, seat);
  if (!works || !isSpared(g, seat)) takeTeamReroll(g, seat);
  g.rerollsUsed++;
  return works;
};
const isSpared = (g: BloodGame, seat: Seat): boolean => {
  const { sparesTeamReroll } = g.rules.hooks;
  for (let i = 0; i < sparesTeamReroll.length; i++) if (sparesTeamReroll[i]?.(g, seat)) return true;
  return false;
};
/** Takes one away from a side; false when it has none. */
export const takeTeamReroll = (g: BloodGame, seat: Seat): boolean => {
  const extra = extraReroll(g, seat);
  if (g.rerolls(seat) === 0 && extra === undefined) return false;
  if (g.rerolls(seat) > 0 && !extra?.first) g.setRerolls(seat, g.rerolls(seat) - 1);
  else extra?.spend(g, seat);
  return true;
};
/** The team re-roll is wasted, it works, or it has not come about and another may be used. */
const Paid = { wasted: 0, works: 1, failed: 2 } as const;
/** Whether the team re-roll works for this player: some have to roll for it first. */
const payTeamReroll = (g: BloodGame, player: PlayerId): number => {
  if (!spendTeamReroll(g, player)) return Paid.failed;
  const gates = g.hooks.teamRerollGates;
  for (let i = 0; i < gates.length; i++) {
    const { skill, value } = gates[i] as (typeof gates)[number];
    if (bears(g, skill, player) && !value(g, player)) return Paid.wasted;
  }
  return Paid.works;
};

// --- re-rolls of a player's own ------------------------------------------------------------------------------------
const isReady = (g: BloodGame, player: PlayerId, { source, limit, once, when }: BloodReroll): boolean =>
  bears(g, source, player) &&
  !g.used(player, limit) &&
  (once === undefined || !g.hasSpent(player, source)) &&
  !hasQuality(g, player, Quality.deniedRerolls) &&
  (when === undefined || when(g, player));
/** The place in `REROLLS` of the skill that re-rolls a failed roll of the kind, made out of `from`; -1 for none. */
export const skillRerollOpen = (g: BloodGame, kind: number, player: PlayerId, from: Square): number => {
  const rows = g.hooks.rerolls[kind] as readonly BloodReroll[];
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as BloodReroll;
    if (isReady(g, player, row) && !isCancelledAround(g, row.cancelledBy, player, from)) return row.reroll;
  }
  return -1;
};
/** Re-rolls of any roll, Block Dice included, failed or not: bits by `REROLLS`. */
const anyRollSources = (g: BloodGame, player: PlayerId): number => {
  const rows = g.hooks.rerollsAny;
  let sources = 0;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as BloodReroll;
    if (isSingleOnly(row)) continue;
    if (isReady(g, player, row)) sources |= 1 << row.reroll;
  }
  return sources;
};
/** Serves for one Block Die, and for no other roll. */
const isSingleOnly = ({ die }: BloodReroll): boolean => die !== undefined && die !== 'any';
/** Of Block Dice: sources of one die only, by `REROLLS`, and which dice they may take (`dice`: bits by place). */
export const poolSources = (g: BloodGame, player: PlayerId, target: PlayerId, flags: number): number => {
  const rows = g.hooks.rerollsAny;
  let sources = 0;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as BloodReroll;
    if (row.die === undefined || !isReady(g, player, row)) continue;
    if (poolDice(g, row, player, target, flags) !== 0) sources |= 1 << row.reroll;
  }
  return sources;
};
/** Beside the dice it may take: it may take several of them. */
export const SEVERAL = 1 << 8;
const poolDice = (g: BloodGame, { die }: BloodReroll, player: PlayerId, target: PlayerId, flags: number): number => {
  if (die === undefined) return 0;
  if (die !== 'any' && die.when !== undefined && !die.when(g, player, target, flags)) return 0;
  const wanted = die === 'any' ? undefined : die.face;
  let dice = 0;
  for (let i = 0; i < g.rolledCount; i++) if (isWanted(wanted, faceOf(g.rolled(i)))) dice |= 1 << i;
  return dice !== 0 && die !== 'any' && die.several ? dice | SEVERAL : dice;
};
const isWanted = (wanted: number | readonly number[] | undefined, face: number): boolean =>
  wanted === undefined || (typeof wanted === 'number' ? wanted === face : wanted.includes(face));
/** Which dice the chosen source may take: bits by place; 0 when it takes all of them. */
export const diceFor = (g: BloodGame, source: number, player: PlayerId, target: PlayerId, flags: number): number => {
  const rows = g.hooks.rerollsAny;
  let dice = 0;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as BloodReroll;
    if (row.reroll === source && isReady(g, player, row)) dice |= poolDice(g, row, player, target, flags);
  }
  return dice;
};
/** The one of the player that re-rolls any roll, if it may be used now. */
export const anyRerollOpen = (g: BloodGame, player: PlayerId): boolean => anyRollSources(g, player) !== 0;

/** B16-REROLL-01, -02, -05: the team's and those of any roll. Bits by `REROLLS`. */
export const generalSources = (g: BloodGame, player: PlayerId): number =>
  (teamRerollOpen(g, player) ? 1 << Reroll.team : 0) | anyRollSources(g, player);
/** … and a skill's for a failed roll. */
export const sourcesFor = (g: BloodGame, kind: number, player: PlayerId, from: Square, failed: boolean): number => {
  const sources = generalSources(g, player);
  const bySkill = failed ? skillRerollOpen(g, kind, player, from) : -1;
  return bySkill < 0 ? sources : sources | (1 << bySkill);
};

export const offerRerolls = (g: BloodGame, sources: number): void => {
  for (let source = 0; source < REROLLS.length; source++) if (sources & (1 << source)) g.offer(REROLL, source);
};
export const AskReroll = question(
  'reroll',
  ['player', 'kind', 'die', 'sources'],
  (g, _player, _kind, _die, sources) => {
    g.offer(KEEP);
    offerRerolls(g, sources);
  },
  { decline: KEEP, onTheWay: true, breaksIn: true, obvious: obviousReroll },
);

/**
 * What has succeeded is kept, and what has failed is rolled again with the skill that is there for it. A throw that went
 * astray may be better than the next one, and what serves for any roll may be wanted for another.
 */
function obviousReroll(
  g: BloodGame,
  _player: PlayerId,
  kind: number,
  _die: number,
  sources: number,
): number | undefined {
  if (kind === NO_KIND) return undefined;
  const own = (g.hooks.rerolls[kind] as readonly BloodReroll[]).find(({ reroll }) => sources & (1 << reroll));
  if (satisfies(g, kind, g.result)) return own === undefined ? answerOf(KEEP) : undefined; // somebody may dive at its feet
  if (throwsFrom(g, kind) !== 0) return undefined;
  return own === undefined ? undefined : answerOf(REROLL, own.reroll);
}

// --- paying --------------------------------------------------------------------------------------------------------
const ruleOfSource = (g: BloodGame, player: PlayerId, source: number): BloodReroll | undefined => {
  const { rerolls, rerollsAny } = g.hooks;
  let found = ruleAmong(g, player, source, rerollsAny);
  for (let kind = 0; kind < rerolls.length && found === undefined; kind++)
    found = ruleAmong(g, player, source, rerolls[kind] as readonly BloodReroll[]);
  return found;
};
const ruleAmong = (
  g: BloodGame,
  player: PlayerId,
  source: number,
  rows: readonly BloodReroll[],
): BloodReroll | undefined => {
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as BloodReroll;
    if (row.reroll === source && bears(g, row.source, player)) return row;
  }
  return undefined;
};
/** Pays for a re-roll; leaves 1 in `g.result` when the dice may be rolled again. */
export const PayForReroll = procedure('PayForReroll', ['player', 'option'], [pay, payForGate, payAgain]);
function pay(g: BloodGame, player: PlayerId, source: number): void {
  const name = REROLLS[source] as RerollName;
  g.events?.push({ type: 'rerolled', seat: g.control(player), player, source: name });
  if (source === Reroll.team) return payByTeam(g, player);
  const row = ruleOfSource(g, player, source) as BloodReroll;
  g.setUsed(player, row.limit);
  if (row.once !== undefined) g.spendSkill(player, row.source, Until[row.once]);
  if (row.shared) tellUsed(g, player, row.source);
  g.result = row.gate === undefined || row.gate(g, player) ? 1 : 0;
  if (g.result === 0 && teamRerollOpen(g, player))
    return g.ask(AskReroll, g.control(player), player, NO_KIND, g.rolled(0), 1 << Reroll.team);
  g.finish();
}
const NO_KIND = -1;
/** The roll that has to be made first may itself be made again with a team re-roll. */
function payForGate(g: BloodGame, player: PlayerId, source: number): void {
  g.result = 0;
  if (g.answered(KEEP) || payTeamReroll(g, player) !== Paid.works) return g.finish();
  g.result = ruleOfSource(g, player, source)?.gate?.(g, player) ? 1 : 0;
  g.finish();
}
const payByTeam = (g: BloodGame, player: PlayerId): void => {
  const paid = payTeamReroll(g, player);
  g.result = paid === Paid.works ? 1 : 0;
  if (paid !== Paid.failed || !teamRerollOpen(g, player)) return g.finish();
  g.goto(payAgain);
  g.ask(AskReroll, g.control(player), player, NO_KIND, g.rolled(0), 1 << Reroll.team);
};
/** What was to give the re-roll has not: another one may be used (B25-IND-MASCOT-01). */
function payAgain(g: BloodGame, player: PlayerId): void {
  g.result = 0;
  if (g.answered(KEEP)) return g.finish();
  g.events?.push({ type: 'rerolled', seat: g.control(player), player, source: 'team' });
  payByTeam(g, player);
}
