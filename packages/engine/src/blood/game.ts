/** A Blood Bowl game: the kernel's game with names for what Blood Bowl keeps in a position. */
import type { Dice, Die } from '../dice/dice.ts';
import { SKILL_GAINED, SKILL_LOST, STAT_CHANGED, teamTarget } from '../kernel/effects.ts';
import { Game } from '../kernel/game.ts';
import { effectBit } from '../kernel/layout.ts';
import type { Lineup } from '../kernel/lineup.ts';
import { type BallId, NOBODY, NOWHERE, type PlayerId, Posture, type Seat, type Square } from '../words.ts';
import {
  ACTED,
  ACTIVE,
  BONUS_TURN,
  CARD_PLACE,
  CASUALTY,
  CardPlace,
  DECK_CELLS,
  DECK_SIZE,
  DECLARED,
  DECLARED_TOO,
  ENDING,
  ENDINGS,
  type Ending,
  FIRST_DEALT,
  FIRST_KICKER,
  FRESH,
  HALF,
  HURT,
  KICK_LIVE,
  KICKING,
  LANDING,
  PLAY_BEGUN,
  PLAYED,
  POINTS,
  PUSHED_FROM,
  PUSHED_OFF,
  RANGE,
  REROLLS_LOST,
  SCORER,
  TOOK_PART,
  TURN,
  TURNOVER,
  UNSETTLED,
  USED,
  WEATHER,
  WINNER,
} from './cells.ts';
import { type Characteristic, improved, Stat } from './characteristics.ts';
import type * as generic from './edition.ts';
import type * as entries from './entries.ts';
import type { BloodEvent } from './events.ts';
import { FACTS } from './facts.ts';
import type { Matter } from './moments.ts';
import type { Team } from './roster.ts';
import {
  BLACKMAILED,
  CARDS,
  CHOMPED,
  DISTRACTED,
  FIRED_UP,
  type Place,
  type Range,
  ROOTED,
  SKILLS_SILENCED,
  TRANSFORMED,
  Turnover,
  type TurnoverName,
  type Weather,
} from './words.ts';

/** Where those facts lie, looked up once. */
const APOTHECARIES: number = FACTS.apothecaries.at;
const BRIBES: number = FACTS.bribes.at;
const FAME: number = FACTS.fame.at;
const FANS: number = FACTS.fans.at;
const LEADER_REROLL: number = FACTS.leaderReroll.at;
const MARKER_MOVED: number = FACTS.markerMoved.at;
const REROLLS_LEFT: number = FACTS.rerolls.at;
const REROLLS_USED: number = FACTS.rerollsUsed.at;
const SCORE: number = FACTS.score.at;

export type Edition = generic.Edition<BloodGame>;
export type BloodRules = generic.BloodRules<BloodGame>;
export type SkillRule = entries.SkillRule<BloodGame>;
export type SpecialPlay = entries.SpecialPlay<BloodGame>;
export type ExtraRule = entries.ExtraRule<BloodGame>;
export type TeamRule = entries.TeamRule<BloodGame>;
export type Influence = entries.Influence<BloodGame>;

/** What makes of a player something else than its profile, or keeps it from using what it has. */
const CHANGES = [
  SKILL_GAINED,
  SKILL_LOST,
  STAT_CHANGED,
  TRANSFORMED,
  SKILLS_SILENCED,
  DISTRACTED,
  ROOTED,
  CHOMPED,
].reduce((bits, kind) => bits | effectBit(kind), 0);

/** Of the sixteen bits of a cell the last one is its sign. */
const BITS = 15;
const cellOfDeclared = (action: number): number => (action < BITS ? DECLARED : DECLARED_TOO);

const noMatter = (): Matter => ({
  moment: 0,
  player: NOBODY,
  target: NOBODY,
  flags: 0,
  value: 0,
  from: NOWHERE,
  to: NOWHERE,
  owner: NOBODY,
  other: NOBODY,
});

export class BloodGame extends Game {
  declare readonly rules: BloodRules;
  declare events: BloodEvent[] | undefined;
  /** What has a say as things are: while nobody has gained a skill, what is printed. */
  hooks: BloodRules['hooks'];
  constructor(rules: BloodRules, lineup: Lineup, dice: Dice) {
    super(rules, lineup, dice);
    this.hooks = rules.printedHooks;
  }
  protected override gainsChanged(): void {
    this.hooks = this.anySkillGained ? this.rules.hooks : this.rules.printedHooks;
  }

  // --- moments ---------------------------------------------------------------------------------------------
  /** What the moment under way is about. */
  readonly matter: Matter = noMatter();
  private readonly asides: Matter[] = [noMatter(), noMatter()];
  private asidesOpen = 0;
  /** A matter for a quiet moment, in the middle of anything; to be closed again. */
  openAside(): Matter {
    const m = this.asides[this.asidesOpen++] ?? noMatter();
    this.asides[this.asidesOpen - 1] = m;
    return m;
  }
  closeAside(): void {
    this.asidesOpen--;
  }

  // --- the match -----------------------------------------------------------------------------------------
  teamOf(seat: Seat): Team {
    return this.rules.teams[seat];
  }
  get half(): number {
    return this.cells[HALF];
  }
  set half(half: number) {
    this.cells[HALF] = half;
  }
  /** Whose turn it is; NO_SEAT while a kick-off is resolved. */
  get active(): Seat {
    return this.cells[ACTIVE] as Seat;
  }
  set active(seat: Seat | -1) {
    this.cells[ACTIVE] = seat;
  }
  get kicking(): Seat {
    return this.cells[KICKING] as Seat;
  }
  set kicking(seat: Seat) {
    this.cells[KICKING] = seat;
  }
  get firstKicker(): Seat {
    return this.cells[FIRST_KICKER] as Seat;
  }
  set firstKicker(seat: Seat) {
    this.cells[FIRST_KICKER] = seat;
  }
  turn(seat: Seat): number {
    return this.cells[TURN + seat];
  }
  setTurn(seat: Seat, turn: number): void {
    this.cells[TURN + seat] = turn;
  }
  score(seat: Seat): number {
    return this.cells[SCORE + seat];
  }
  addScore(seat: Seat): void {
    this.cells[SCORE + seat]++;
  }
  setScore(seat: Seat, score: number): void {
    this.cells[SCORE + seat] = score;
  }
  get weather(): Weather {
    return this.cells[WEATHER] as Weather;
  }
  set weather(weather: Weather) {
    this.cells[WEATHER] = weather;
  }
  fans(seat: Seat): number {
    return this.cells[FANS + seat];
  }
  setFans(seat: Seat, thousands: number): void {
    this.cells[FANS + seat] = thousands;
  }
  fame(seat: Seat): number {
    return this.cells[FAME + seat];
  }
  setFame(seat: Seat, fame: number): void {
    this.cells[FAME + seat] = fame;
  }
  bribes(seat: Seat): number {
    return this.cells[BRIBES + seat];
  }
  setBribes(seat: Seat, bribes: number): void {
    this.cells[BRIBES + seat] = bribes;
  }
  apothecaries(seat: Seat): number {
    return this.cells[APOTHECARIES + seat];
  }
  setApothecaries(seat: Seat, count: number): void {
    this.cells[APOTHECARIES + seat] = count;
  }
  /** Who won; -1 while nobody has, and after a draw. */
  get winner(): number {
    return this.cells[WINNER];
  }
  get ending(): Ending {
    return ENDINGS[this.cells[ENDING]] as Ending;
  }
  finishMatch(winner: Seat | -1, ending: Ending): void {
    this.cells[WINNER] = winner;
    this.cells[ENDING] = ENDINGS.indexOf(ending);
    this.events?.push({ type: 'matchEnded', winner: winner < 0 ? null : (winner as Seat), ending });
    this.endMatch();
  }

  // --- re-rolls ------------------------------------------------------------------------------------------
  rerolls(seat: Seat): number {
    return this.cells[REROLLS_LEFT + seat];
  }
  setRerolls(seat: Seat, rerolls: number): void {
    this.cells[REROLLS_LEFT + seat] = rerolls;
  }
  leaderReroll(seat: Seat): boolean {
    return this.cells[LEADER_REROLL + seat] !== 0;
  }
  setLeaderReroll(seat: Seat, has: boolean): void {
    this.cells[LEADER_REROLL + seat] = has ? 1 : 0;
  }
  rerollsLost(seat: Seat): number {
    return this.cells[REROLLS_LOST + seat];
  }
  setRerollsLost(seat: Seat, count: number): void {
    this.cells[REROLLS_LOST + seat] = count;
  }
  get rerollsUsed(): number {
    return this.cells[REROLLS_USED];
  }
  set rerollsUsed(count: number) {
    this.cells[REROLLS_USED] = count;
  }

  // --- the turn ------------------------------------------------------------------------------------------
  /** Why the turn is over; 0 while it goes on. */
  get turnover(): number {
    return this.cells[TURNOVER];
  }
  clearTurnover(): void {
    this.cells[TURNOVER] = 0;
    this.cells[SCORER] = NOBODY;
  }
  /** The first cause counts; a Touchdown counts always. */
  causeTurnover(cause: TurnoverName): void {
    if (this.cells[TURNOVER] !== 0 && cause !== 'touchdown') return;
    this.cells[TURNOVER] = Turnover[cause];
    this.events?.push({ type: 'turnover', cause });
  }
  /** Play has stopped for a Touchdown. */
  get scorer(): PlayerId {
    return this.cells[SCORER] as PlayerId;
  }
  set scorer(player: PlayerId) {
    this.cells[SCORER] = player;
  }
  declared(action: number): boolean {
    return (this.cells[cellOfDeclared(action)] & (1 << (action % BITS))) !== 0;
  }
  noteDeclared(action: number): void {
    this.cells[cellOfDeclared(action)] |= 1 << (action % BITS);
  }
  get anyDeclared(): boolean {
    return (this.cells[DECLARED] | this.cells[DECLARED_TOO]) !== 0;
  }
  clearDeclared(): void {
    this.cells[DECLARED] = 0;
    this.cells[DECLARED_TOO] = 0;
  }
  get bonusTurn(): boolean {
    return this.cells[BONUS_TURN] !== 0;
  }
  set bonusTurn(on: boolean) {
    this.cells[BONUS_TURN] = on ? 1 : 0;
  }
  acted(p: PlayerId): boolean {
    return this.cells[ACTED + p] !== 0;
  }
  setActed(p: PlayerId, acted: boolean): void {
    this.cells[ACTED + p] = acted ? 1 : 0;
  }
  used(p: PlayerId, what: number): boolean {
    return (this.cells[USED + p] & what) !== 0;
  }
  setUsed(p: PlayerId, what: number): void {
    this.cells[USED + p] |= what;
  }
  clearUsed(p: PlayerId, what: number): void {
    this.cells[USED + p] &= ~what;
  }
  /** Nobody has acted, nothing is used up. */
  clearTurnFacts(): void {
    const k = this.cells;
    k[DECLARED] = 0;
    k[DECLARED_TOO] = 0;
    k[REROLLS_USED] = 0;
    k[PLAY_BEGUN] = 0;
    this.wipe(ACTED, this.playerCount);
    this.wipe(USED, this.playerCount);
  }
  freshlyStunned(p: PlayerId): boolean {
    return this.cells[FRESH + p] !== 0;
  }
  setFreshlyStunned(p: PlayerId, fresh: boolean): void {
    this.cells[FRESH + p] = fresh ? 1 : 0;
  }
  playedThisDrive(p: PlayerId): boolean {
    return this.cells[PLAYED + p] !== 0;
  }
  setPlayedThisDrive(p: PlayerId, played: boolean): void {
    this.cells[PLAYED + p] = played ? 1 : 0;
  }
  casualty(p: PlayerId): number {
    return this.cells[CASUALTY + p];
  }
  setCasualty(p: PlayerId, code: number): void {
    this.cells[CASUALTY + p] = code;
  }
  tookPart(p: PlayerId): boolean {
    return this.cells[TOOK_PART + p] !== 0;
  }
  noteTakingPart(p: PlayerId): void {
    this.cells[TOOK_PART + p] = 1;
  }
  /** Star Player Points earned in this match. */
  points(p: PlayerId): number {
    return this.cells[POINTS + p];
  }
  addPoints(p: PlayerId, points: number): void {
    this.cells[POINTS + p] += points;
  }
  hurtLastTurn(seat: Seat): boolean {
    return this.cells[HURT + seat] !== 0;
  }
  setHurtLastTurn(seat: Seat, hurt: boolean): void {
    this.cells[HURT + seat] = hurt ? 1 : 0;
  }
  get markerMoved(): boolean {
    return this.cells[MARKER_MOVED] !== 0;
  }
  set markerMoved(moved: boolean) {
    this.cells[MARKER_MOVED] = moved ? 1 : 0;
  }

  get playBegun(): boolean {
    return this.cells[PLAY_BEGUN] !== 0;
  }
  /** B16-ILLEGAL-02: a player has moved or stood up, or dice are rolled. */
  notePlay(): void {
    this.cells[PLAY_BEGUN] = 1;
  }
  override roll(die: Die, target = 0, otherTarget = 0): number {
    this.cells[PLAY_BEGUN] = 1;
    return super.roll(die, target, otherTarget);
  }
  override twoD6(target = 0, otherTarget = 0): number {
    this.cells[PLAY_BEGUN] = 1;
    return super.twoD6(target, otherTarget);
  }

  // --- the ball --------------------------------------------------------------------------------------------
  get landing(): Square {
    return this.cells[LANDING] as Square;
  }
  set landing(sq: Square) {
    this.cells[LANDING] = sq;
  }
  get kickLive(): boolean {
    return this.cells[KICK_LIVE] !== 0;
  }
  set kickLive(live: boolean) {
    this.cells[KICK_LIVE] = live ? 1 : 0;
  }
  unsettled(ball: BallId): number {
    return this.cells[UNSETTLED + ball];
  }
  setUnsettled(ball: BallId, what: number): void {
    this.cells[UNSETTLED + ball] = what;
  }
  get pushedOff(): PlayerId {
    return this.cells[PUSHED_OFF] as PlayerId;
  }
  get pushedFrom(): Square {
    return this.cells[PUSHED_FROM] as Square;
  }
  setPushedOff(p: PlayerId, from: Square): void {
    this.cells[PUSHED_OFF] = p;
    this.cells[PUSHED_FROM] = from;
  }
  get range(): Range {
    return this.cells[RANGE] as Range;
  }
  set range(range: Range) {
    this.cells[RANGE] = range;
  }

  // --- cards -----------------------------------------------------------------------------------------------
  cardPlace(card: number): number {
    return this.cells[CARD_PLACE + card];
  }
  setCardPlace(card: number, place: number): void {
    this.cells[CARD_PLACE + card] = place;
  }
  holdsCard(seat: Seat, card: number): boolean {
    return this.cells[CARD_PLACE + card] === CardPlace.homeHand + seat;
  }
  handSize(seat: Seat): number {
    let count = 0;
    for (let card = 0; card < CARDS.length; card++) if (this.holdsCard(seat, card)) count++;
    return count;
  }
  /** Who won the flip for the cards. */
  get firstDealt(): Seat {
    return this.cells[FIRST_DEALT] as Seat;
  }
  set firstDealt(seat: Seat) {
    this.cells[FIRST_DEALT] = seat;
  }
  deckSize(deck: number): number {
    return this.cells[DECK_SIZE + deck];
  }
  setDeckSize(deck: number, size: number): void {
    this.cells[DECK_SIZE + deck] = size;
  }
  /** Cards of both decks lie one behind the other; `place` counts from the first card of the first deck. */
  deckCard(place: number): number {
    return this.cells[DECK_CELLS + place];
  }
  setDeckCard(place: number, card: number): void {
    this.cells[DECK_CELLS + place] = card;
  }

  // --- players -----------------------------------------------------------------------------------------------
  /** What a player is by rights, whatever it plays as for now. */
  trueProfile(p: PlayerId): number {
    return this.isAffected(p, TRANSFORMED) ? this.effectValue(p, TRANSFORMED) : this.profile(p);
  }
  /** Whose player it is by rights, whoever it plays for this turn. */
  ownSeat(p: PlayerId): Seat {
    return (this.isAffected(p, BLACKMAILED) ? this.effectValue(p, BLACKMAILED) : this.control(p)) as Seat;
  }
  /** Has the skills and values of its profile, goes by them and uses them, as far as its posture lets it. */
  isAsPrinted(p: PlayerId): boolean {
    return this.isFreeOf(p, CHANGES);
  }
  /** Has the skill and may use it now: B16-SKILL-05, and nothing silences it. Most do not have it: that comes first. */
  can(p: PlayerId, skill: number): boolean {
    return this.owns(p, skill) && (this.rules.worksDown[skill] !== 0 || this.isAlert(p));
  }
  /** Stands, and where that matters not without its tackle zone (B16-SKILL-05, B25-PRIN-SKILL-01). */
  private isAlert(p: PlayerId): boolean {
    if (this.posture(p) !== Posture.standing) return false;
    return !this.rules.edition.skillsNeedZone || !this.isAffected(p, DISTRACTED);
  }
  hasKeyword(p: PlayerId, keyword: string): boolean {
    return (this.rules.keywords[this.profile(p)] as readonly string[]).includes(keyword);
  }
  /** Has the skill, standing or not, and nothing silences it (B16-SPCARD-02). */
  owns(p: PlayerId, skill: number): boolean {
    if (!this.hasSkill(p, skill) || this.rules.inMatch[skill] === 0) return false;
    return this.rules.compulsory[skill] !== 0 || !this.isAffected(p, SKILLS_SILENCED);
  }
  /** Whoever plays as somebody else has that one's skills and values, and no others (B16-SPCARD-07, -20). */
  override hasSkill(p: PlayerId, skill: number): boolean {
    return this.isAsPrinted(p) || this.isAffected(p, TRANSFORMED)
      ? this.lineup.profiles.has(this.profile(p), skill)
      : super.hasSkill(p, skill);
  }
  override stat(p: PlayerId, stat: number): number {
    const more = stat === Stat.strength && this.isFiredUp(p) ? 1 : 0;
    if ((more === 0 && !this.isAffected(p, STAT_CHANGED)) || this.isAffected(p, TRANSFORMED))
      return this.lineup.profiles.stat(this.profile(p), stat);
    const characteristic = this.rules.stats.all[stat] as Characteristic;
    const printed = this.lineup.profiles.stat(this.profile(p), stat);
    return printed === characteristic.none ? printed : improved(characteristic, super.stat(p, stat), more);
  }
  /** B16-SPCARD-31 */
  private isFiredUp(p: PlayerId): boolean {
    return this.rules.options.cards && this.isAffected(teamTarget(this.control(p)), FIRED_UP);
  }
  numberOf(p: PlayerId): number {
    return this.rules.numbers[p] ?? 0;
  }
  inPlace(p: PlayerId, place: Place): boolean {
    return this.square(p) === NOWHERE && this.place(p) === place;
  }
}
