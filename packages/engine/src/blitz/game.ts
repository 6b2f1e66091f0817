/** A Blitz Bowl game: the kernel's game with names for what Blitz Bowl keeps in a position. */
import { Game } from '../kernel/game.ts';
import { type BallId, EngineError, NOBODY, otherSeat, type PlayerId, type Seat } from '../words.ts';
import {
  ACTIONS_LEFT,
  ACTIONS_TAKEN,
  ACTIVE,
  ARENA,
  CARD_PLACE,
  CardPlace,
  CLAIMED,
  COMPLETIONS,
  DECK,
  DECK_SIZE,
  DONE,
  ENDGAME,
  ENDING,
  ENDINGS,
  EVENT_BASE,
  EVENTS_DRAWN,
  FACT_TARGET,
  FACTS,
  FELLED,
  FINAL_TURNS,
  GAINED,
  HAND_COUNT,
  INTERRUPTING,
  MADE,
  MARKED_FROM,
  MOVED,
  MOVED_CELLS,
  PAID,
  PAUSED,
  PAUSED_COUNT,
  PAUSED_MAX,
  PITCH_CELL,
  PLAYED,
  ROOKIES,
  RUNS,
  SCORE,
  SPACE,
  START_HOLDER,
  START_OPEN,
  START_SQUARE,
  STARTED_CELLS,
  SWAPPED,
  TOSS_WINNER,
  TURN,
  TURN_HELD,
  TURNS_TAKEN,
  WINNER,
} from './cells.ts';
import type * as generic from './edition.ts';
import type { Arena, Hook, Team } from './edition.ts';
import type { BlitzEvent } from './events.ts';
import type { Pitch } from './pitches.ts';

export type Challenge = generic.Challenge<BlitzGame>;
export type BonusPlay = generic.BonusPlay<BlitzGame>;
export type Edition = generic.Edition<BlitzGame>;
export type BlitzRules = generic.BlitzRules<BlitzGame>;

const NO_ARENA: Arena = { id: 'none', name: 'no arena' };

export class BlitzGame extends Game {
  declare readonly rules: BlitzRules;
  declare events: BlitzEvent[] | undefined;

  // --- the pitch ---------------------------------------------------------------------------------------
  get pitch(): Pitch {
    return this.rules.pitches[this.cells[PITCH_CELL]] as Pitch;
  }
  set pitch(pitch: Pitch) {
    this.cells[PITCH_CELL] = this.rules.pitches.indexOf(pitch);
  }
  /** The D8 of the arena table; 0 without an arena. */
  get arenaDie(): number {
    return this.cells[ARENA];
  }
  setArena(die: number): void {
    this.cells[ARENA] = die;
  }
  get arena(): Arena {
    return this.cells[ARENA] === 0 ? NO_ARENA : (this.rules.edition.arenas[this.cells[ARENA] - 1] as Arena);
  }

  // --- the match -----------------------------------------------------------------------------------------
  get tossWinner(): Seat {
    return this.cells[TOSS_WINNER] as Seat;
  }
  set tossWinner(seat: Seat) {
    this.cells[TOSS_WINNER] = seat;
  }
  /** The Team Card a coach plays with. */
  teamOf(seat: Seat): Team {
    return this.rules.teams[this.cells[SWAPPED] === 0 ? seat : otherSeat(seat)];
  }
  swapTeams(): void {
    this.cells[SWAPPED] = 1 - this.cells[SWAPPED];
  }
  /** The coach whose turn it is. */
  get active(): Seat {
    return this.cells[ACTIVE] as Seat;
  }
  set active(seat: Seat) {
    this.cells[ACTIVE] = seat;
  }
  get turn(): number {
    return this.cells[TURN];
  }
  set turn(turn: number) {
    this.cells[TURN] = turn;
  }
  turnsTaken(seat: Seat): number {
    return this.cells[TURNS_TAKEN + seat];
  }
  setTurnsTaken(seat: Seat, turns: number): void {
    this.cells[TURNS_TAKEN + seat] = turns;
  }
  get actionsLeft(): number {
    return this.cells[ACTIONS_LEFT];
  }
  set actionsLeft(count: number) {
    this.cells[ACTIONS_LEFT] = count;
  }
  get actionsTaken(): number {
    return this.cells[ACTIONS_TAKEN];
  }
  set actionsTaken(count: number) {
    this.cells[ACTIONS_TAKEN] = count;
  }
  /** B22-ENDGAME-05, -07: from the first endgame card that became Active, for good. */
  get endgame(): boolean {
    return this.cells[ENDGAME] !== 0;
  }
  startEndgame(): void {
    this.cells[ENDGAME] = 1;
  }
  get finalTurns(): number {
    return this.cells[FINAL_TURNS];
  }
  set finalTurns(turns: number) {
    this.cells[FINAL_TURNS] = turns;
  }
  score(seat: Seat): number {
    return this.cells[SCORE + seat];
  }
  /** BU-SCORE-01 to -03, BU-OQ-47: coin and marker are one number without an upper end. */
  addScore(seat: Seat, points: number): void {
    this.cells[SCORE + seat] += points;
  }
  /** Who won; -1 while nobody has, and after a draw. */
  get winner(): number {
    return this.cells[WINNER];
  }
  get ending(): (typeof ENDINGS)[number] {
    return ENDINGS[this.cells[ENDING]] as (typeof ENDINGS)[number];
  }
  finishMatch(winner: Seat | -1, ending: (typeof ENDINGS)[number]): void {
    this.cells[WINNER] = winner;
    this.cells[ENDING] = ENDINGS.indexOf(ending);
    this.events?.push({ type: 'matchEnded', winner: winner < 0 ? null : (winner as Seat), ending });
    this.endMatch();
  }

  // --- cards ---------------------------------------------------------------------------------------------
  get deckSize(): number {
    return this.cells[DECK_SIZE];
  }
  /** The top card of the deck, or -1; EVENT_BASE and more are Random Events. */
  get deckTop(): number {
    return this.cells[DECK_SIZE] === 0 ? -1 : this.cells[DECK + this.cells[DECK_SIZE] - 1];
  }
  get topIsEvent(): boolean {
    return this.deckTop >= EVENT_BASE;
  }
  /** The card at a place of the deck, counted from the bottom. */
  deckCard(index: number): number {
    return this.cells[DECK + index];
  }
  pushDeck(card: number): void {
    this.cells[DECK + this.cells[DECK_SIZE]++] = card;
  }
  popDeck(): number {
    const k = this.cells;
    const at = DECK + --k[DECK_SIZE];
    const card = k[at];
    k[at] = 0;
    return card;
  }
  /** Takes a Random Event off the deck; returns its number. */
  drawEvent(): number {
    const event = this.popDeck() - EVENT_BASE;
    this.cells[EVENTS_DRAWN] |= 1 << event;
    return event;
  }
  /** Whether a Challenge Card is still in the deck (Random Events do not count). */
  get challengesInDeck(): boolean {
    for (let i = 0; i < this.cells[DECK_SIZE]; i++) if (this.cells[DECK + i] < EVENT_BASE) return true;
    return false;
  }
  /** The card in an Active space (0..2), or -1. */
  space(space: number): number {
    return this.cells[SPACE + space] - 1;
  }
  setSpace(space: number, card: number): void {
    this.cells[SPACE + space] = card + 1;
    if (card >= 0) this.cells[CARD_PLACE + card] = CardPlace.space;
  }
  cardPlace(card: number): number {
    return this.cells[CARD_PLACE + card];
  }
  setCardPlace(card: number, place: number): void {
    this.cells[CARD_PLACE + card] = place;
  }
  challengeOf(card: number): Challenge {
    return this.rules.edition.challenges[this.rules.frontOf[card] as number] as Challenge;
  }
  handCount(seat: Seat): number {
    return this.cells[HAND_COUNT + seat];
  }
  toHand(seat: Seat, card: number): void {
    this.cells[CARD_PLACE + card] = CardPlace.homeHand + seat;
    this.cells[HAND_COUNT + seat]++;
  }
  discardFromHand(seat: Seat, card: number): void {
    this.cells[CARD_PLACE + card] = CardPlace.discard;
    this.cells[HAND_COUNT + seat]--;
  }
  inHand(seat: Seat, card: number): boolean {
    return this.cells[CARD_PLACE + card] === CardPlace.homeHand + seat;
  }
  /** The card in a coach's hand that has the Bonus Play, or -1. */
  cardWithPlay(seat: Seat, play: number): number {
    const cards = this.rules.cardsWith[play] as readonly number[];
    for (let i = 0; i < cards.length; i++) if (this.inHand(seat, cards[i] as number)) return cards[i] as number;
    return -1;
  }
  hasPlayed(seat: Seat, play: number): boolean {
    return (this.cells[PLAYED + seat * 4 + (play >> 4)] & (1 << (play & 15))) !== 0;
  }
  setPlayed(seat: Seat, play: number): void {
    this.cells[PLAYED + seat * 4 + (play >> 4)] |= 1 << (play & 15);
  }
  forgetPlayed(): void {
    this.wipe(PLAYED, 8);
  }
  get claimedThisTurn(): number {
    return this.cells[CLAIMED];
  }
  set claimedThisTurn(count: number) {
    this.cells[CLAIMED] = count;
  }
  holdsRookies(seat: Seat): boolean {
    return this.cells[ROOKIES] === seat + 1;
  }
  giveRookies(seat: Seat | -1): void {
    this.cells[ROOKIES] = seat + 1;
  }

  // --- what players did this turn ---------------------------------------------------------------------------
  hasDone(p: PlayerId, kind: number): boolean {
    return (this.cells[DONE + p] & (1 << onceAs(kind))) !== 0;
  }
  /** The kinds of Action made this turn, free ones included, as bits. */
  made(p: PlayerId): number {
    return this.cells[MADE + p];
  }
  /** Whether this Action would be the first of its kind by the team this turn, or the first of its Player. */
  isNewToTeam(p: PlayerId, kind: number): boolean {
    if (this.made(p) === 0) return true;
    for (let q = 0; q < this.playerCount; q++) {
      const other = q as PlayerId;
      if (this.control(other) === this.control(p) && this.made(other) & (1 << onceAs(kind))) return false;
    }
    return true;
  }
  /** The kinds of Action made this turn and paid for. */
  paid(p: PlayerId): number {
    return this.cells[PAID + p];
  }
  noteAction(p: PlayerId, kind: number, paid: boolean): void {
    const bit = 1 << onceAs(kind);
    this.cells[PAID + p] &= this.cells[DONE + p]; // what is allowed again was paid for by another (BU-OQ-21)
    this.cells[DONE + p] |= bit;
    this.cells[MADE + p] |= bit;
    if (paid) this.cells[PAID + p] |= bit;
  }
  /** As if the Action had not been made. */
  takeBackAction(p: PlayerId, kind: number): void {
    const bit = 1 << onceAs(kind);
    this.cells[DONE + p] &= ~bit;
    this.cells[MADE + p] &= ~bit;
    this.cells[PAID + p] &= ~bit;
  }
  /**
   * A new Player wears the shirt of one who scored, and may make every Action. The Claim Step of the Touchdown still
   * sees what was paid for (BU-TD-13), and the team has made what it made.
   */
  allowRepeats(p: PlayerId): void {
    this.cells[DONE + p] = 0;
  }
  forgetActions(): void {
    const k = this.cells;
    for (let p = 0, players = this.playerCount; p < players; p++) {
      k[DONE + p] = 0;
      k[MADE + p] = 0;
      k[PAID + p] = 0;
      k[FELLED + p] = 0;
    }
    k[RUNS] = 0;
    k[COMPLETIONS] = 0;
  }
  get completionsThisTurn(): number {
    return this.cells[COMPLETIONS];
  }
  set completionsThisTurn(count: number) {
    this.cells[COMPLETIONS] = count;
  }
  /** What befell a Player this turn: bits of `Felled`. */
  felled(p: PlayerId): number {
    return this.cells[FELLED + p];
  }
  setFelled(p: PlayerId, bits: number): void {
    this.cells[FELLED + p] = bits;
  }
  get runsThisTurn(): number {
    return this.cells[RUNS];
  }
  set runsThisTurn(count: number) {
    this.cells[RUNS] = count;
  }

  // --- the Action under way -----------------------------------------------------------------------------------
  get facts(): number {
    return this.cells[FACTS];
  }
  set facts(bits: number) {
    this.cells[FACTS] = bits;
  }
  note(fact: number): void {
    this.cells[FACTS] |= fact;
  }
  get factTarget(): PlayerId {
    return this.cells[FACT_TARGET] as PlayerId;
  }
  set factTarget(p: PlayerId) {
    this.cells[FACT_TARGET] = p;
  }
  /** Puts aside what is remembered of an Action that is paused, since another of the active coach begins inside it. */
  pauseStarted(): void {
    const k = this.cells;
    if (k[PAUSED_COUNT] === PAUSED_MAX) throw new EngineError(`more than ${PAUSED_MAX} Actions paused`);
    k.copyWithin(PAUSED + k[PAUSED_COUNT]++ * STARTED_CELLS, START_OPEN, START_OPEN + STARTED_CELLS);
  }
  /** The inner Action is judged: what was put aside is the Action under way again. */
  resumeStarted(): void {
    const k = this.cells;
    const from = PAUSED + --k[PAUSED_COUNT] * STARTED_CELLS;
    k.copyWithin(START_OPEN, from, from + STARTED_CELLS);
    k.fill(0, from, from + STARTED_CELLS);
  }
  /** Remembers where every ball is, and who holds it, as the Action begins. */
  snapshotBalls(): void {
    const k = this.cells;
    for (let b = 0; b < this.ballCount; b++) {
      k[START_HOLDER + b] = this.holder(b as BallId);
      k[START_SQUARE + b] = this.ballSquare(b as BallId);
      k[GAINED + b] = -1;
    }
  }
  /** Remembers which Players are Open, and where: for cards that ask what an Action changed. */
  snapshotOpen(isOpen: (p: PlayerId) => boolean): void {
    for (let p = 0; p < this.playerCount; p++) {
      this.cells[START_OPEN + p] = isOpen(p as PlayerId) ? this.square(p as PlayerId) + 1 : 0;
    }
  }
  /** Whether the Player was Open on this very square when the Action began, and has not moved since. */
  stayedOpen(p: PlayerId): boolean {
    return this.cells[START_OPEN + p] === this.square(p) + 1 && !this.hasMoved(p);
  }
  noteMove(p: PlayerId): void {
    this.cells[MOVED + (p >> 4)] |= 1 << (p & 15);
  }
  /** Whether the Player has moved during the Action, though it may have come back. */
  hasMoved(p: PlayerId): boolean {
    return (this.cells[MOVED + (p >> 4)] & (1 << (p & 15))) !== 0;
  }
  forgetMoves(): void {
    this.wipe(MOVED, MOVED_CELLS);
  }
  startHolder(ball: BallId): PlayerId {
    return this.cells[START_HOLDER + ball] as PlayerId;
  }
  startSquare(ball: BallId): number {
    return this.cells[START_SQUARE + ball];
  }
  gained(ball: BallId): PlayerId {
    return this.cells[GAINED + ball] as PlayerId;
  }
  /** What a Player of the active team has gained, nobody of the other team makes undone (BU-CARD-15). */
  noteGain(ball: BallId, p: PlayerId): void {
    const before = this.gained(ball);
    if (before !== NOBODY && this.control(before) === this.active && this.control(p) !== this.active) return;
    this.cells[GAINED + ball] = p;
  }
  /** A new ball has no history, though its number may have been used before. */
  forgetBall(ball: BallId): void {
    const k = this.cells;
    k[TURN_HELD + ball] = 0;
    k[START_HOLDER + ball] = NOBODY;
    k[START_SQUARE + ball] = this.ballSquare(ball);
    k[GAINED + ball] = NOBODY;
  }
  heldAtTurnStart(ball: BallId, seat: Seat): boolean {
    return this.cells[TURN_HELD + ball] === seat + 1;
  }
  /** -1 for nobody. */
  setHeldAtTurnStart(ball: BallId, seat: number): void {
    this.cells[TURN_HELD + ball] = seat + 1;
  }
  snapshotTurnHolders(): void {
    for (let b = 0; b < this.ballCount; b++) {
      const holder = this.holder(b as BallId);
      this.cells[TURN_HELD + b] = holder < 0 ? 0 : this.control(holder) + 1;
    }
  }
  /** From where the Player that sidestepped was Marked, while Shadow may be played on it; 0 otherwise. */
  get markedFrom(): number {
    return this.cells[MARKED_FROM];
  }
  set markedFrom(directions: number) {
    this.cells[MARKED_FROM] = directions;
  }
  /** How many Interrupts are under way, one inside the other. */
  get interrupting(): number {
    return this.cells[INTERRUPTING];
  }
  set interrupting(depth: number) {
    this.cells[INTERRUPTING] = depth;
  }

  // --- abilities ------------------------------------------------------------------------------------------------
  /** The first hook of the list that the Player has, whatever its posture. */
  hook<T>(hooks: readonly Hook<T>[], p: PlayerId): Hook<T> | undefined {
    for (let i = 0; i < hooks.length; i++) {
      const hook = hooks[i] as Hook<T>;
      if (this.hasSkill(p, hook.skill)) return hook;
    }
    return undefined;
  }
  hasHook<T>(hooks: readonly Hook<T>[], p: PlayerId): boolean {
    return hooks.length !== 0 && this.hook(hooks, p) !== undefined;
  }
}

/** Throw and Throw Team-mate share one once-per-turn limit (BU-OQ-25). */
const onceAs = (kind: number): number => (kind === 8 ? 2 : kind);
