/** What must always hold, whatever is played: one match of random coaches, looked at from all sides at every question. */
import { SeededDice } from '../../src/dice/seeded.ts';
import type { Game } from '../../src/kernel/game.ts';
import { ANSWER, type Position } from '../../src/kernel/layout.ts';
import { readPosition, writePosition } from '../../src/kernel/notation.ts';
import { answerOf, verbOf, verbs } from '../../src/kernel/question.ts';
import { BadInput, type BallId, NOBODY, otherSeat, type PlayerId, type Seat } from '../../src/words.ts';
import { anyMatch, firstDifference, randomAnswer, type Temper } from './random-play.ts';
import { type Subject, subjectNamed } from './subjects.ts';

/** `blitz-2024/dwarf/orc/keen/17`: ruleset, home, away, temper of the coaches, seed. Modules follow from the seed. */
export interface Case {
  readonly ruleset: string;
  readonly home: string;
  readonly away: string;
  readonly temper: Temper;
  readonly seed: string;
}
export const caseName = (c: Case): string => [c.ruleset, c.home, c.away, c.temper, c.seed].join('/');
export const caseNamed = (name: string): Case => {
  const [ruleset, home, away, temper, seed] = name.split('/');
  if (seed === undefined || (temper !== 'even' && temper !== 'keen'))
    throw new Error(`a case is written ruleset/home/away/even|keen/seed, not "${name}"`);
  return { ruleset: ruleset as string, home: home as string, away: away as string, temper, seed };
};

/** What coaches say who want nothing of it, in every game. */
const DECLINING: readonly string[] = ['no', 'keep', 'pass', 'stop'];

class Broken extends Error {
  override readonly name = 'Broken';
}
/** The sentence is only built when it is needed: this is asked a hundred times a question. */
const ensure = (holds: boolean, what: () => string): void => {
  if (!holds) throw new Broken(what());
};

/** Plays one match and checks everything. Returns the number of decisions; throws with where it was when something breaks. */
export const checkMatch = (c: Case, subject: Subject = subjectNamed(c.ruleset)): number => {
  const match = new CheckedMatch(subject, c);
  try {
    return match.play();
  } catch (error) {
    const at = match.where();
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    throw new Error(`${caseName(c)}, ${at}: ${message}`, { cause: error });
  }
};

class CheckedMatch {
  private readonly subject: Subject;
  private readonly temper: Temper;
  private readonly chance: SeededDice;
  private readonly game: Game;
  /** Two more games of the same match, for trying things out. */
  private readonly copy: Game;
  private readonly fresh: () => Game;
  private readonly dice = new SeededDice('');
  private readonly saved: Position;
  private readonly other: Position;
  private readonly answers: number[] = [];
  private score: readonly [number, number] = [0, 0];
  private conserved = '';

  constructor(subject: Subject, c: Case) {
    const { ruleset } = subject;
    this.subject = subject;
    this.temper = c.temper;
    this.chance = new SeededDice(`coaches of ${c.seed}`);
    const spec = subject.vary(anyMatch(ruleset, this.chance, c), new SeededDice(`options of ${c.seed}`));
    this.fresh = () => {
      const g = ruleset.create(spec, new SeededDice(`dice of ${c.seed}`));
      g.strict = true;
      return g;
    };
    this.game = this.fresh();
    this.saved = this.game.save();
    this.other = this.game.save();
    this.game.events = [];
    this.copy = this.fresh();
    this.copy.dice = this.dice;
  }
  where(): string {
    const g = this.game;
    const asked = g.over ? 'over' : g.cells[0] > 0 ? g.question.name : 'running';
    return `after ${this.answers.length} answers (${asked}), ${g.describe()}`;
  }
  play(): number {
    const { game, subject } = this;
    game.start();
    this.conserved = subject.conserved(game);
    while (!game.over) {
      this.look();
      const answer = randomAnswer(game, this.chance, this.temper);
      this.answers.push(answer);
      game.choose(answer);
      ensure(this.answers.length <= subject.decisionsMax, () => `not over after ${subject.decisionsMax} decisions`);
    }
    this.lookAtPosition(game);
    this.lookAtEnd();
    return this.answers.length;
  }

  /** At every question; what is dear is done at some of them. */
  private look(): void {
    const { game, copy } = this;
    const n = this.answers.length;
    game.save(this.saved);
    this.lookAtPosition(game);
    this.lookAtScore();
    this.lookAtAnswers();
    this.lookAtFacts();
    // load(save()) is the identity, and the derived cells are what a rebuild makes of the others.
    copy.load(this.saved);
    ensure(firstDifference(copy.save(this.other), this.saved) === -1, () => 'load(save()) is not the identity');
    copy.rebuild();
    const cell = firstDifference(copy.save(this.other), this.saved);
    ensure(cell === -1, () => `derived cell ${cell} is ${this.saved[cell]}, rebuilt ${this.other[cell]}`);
    if (n % 2 === 0) this.tryLegal();
    if (n % 3 === 0) this.tryCandidates();
    if (n % 5 === 0) this.tryIllegal();
    if (n % 8 === 0) this.lookAtViews();
    if (n % 16 === 0) this.lookAtNotation();
    ensure(firstDifference(game.save(this.other), this.saved) === -1, () => 'looking changed the position');
  }
  /** Whoever may say "no" must be able to find out that this is what declines. */
  private lookAtFacts(): void {
    const { game } = this;
    const offered = game.legalAnswers().filter(answer => DECLINING.includes(answer as string));
    const stated = game.declining === undefined ? [] : [game.nameAnswer(game.declining)];
    ensure(
      offered.every(answer => stated.includes(answer)),
      () => `${game.question.name} may be answered ${offered} but says it is declined by ${stated.join() || 'nothing'}`,
    );
    const { obvious } = game;
    ensure(obvious === undefined || game.isLegal(obvious), () => `what is obvious at ${game.question.name} is illegal`);
  }
  private lookAtScore(): void {
    const { score } = this.subject.ruleset.outcome(this.game);
    ensure(
      score[0] >= this.score[0] && score[1] >= this.score[1],
      () => `the score fell from ${this.score} to ${score}`,
    );
    this.score = score;
  }
  /** Players, balls, and the game's own promises. */
  private lookAtPosition(g: Game): void {
    const on = new Set<number>();
    for (let p = 0; p < g.playerCount; p++) {
      const player = p as PlayerId;
      const sq = g.square(player);
      if (sq < 0) continue;
      ensure(sq < g.grid.squares, () => `${g.playerName(player)} is off the edge`);
      if (g.hovers(player)) continue;
      ensure(!on.has(sq), () => `two players on square ${g.squareName(sq)}`);
      ensure(g.playerAt(sq) === player, () => `the board does not show ${g.playerName(player)} on ${g.squareName(sq)}`);
      on.add(sq);
    }
    let shown = 0;
    for (let sq = 0; sq < g.grid.squares; sq++) if (g.playerAt(sq as never) !== NOBODY) shown++;
    ensure(shown === on.size, () => `the board shows ${shown} players, ${on.size} are on it`);
    let holding = 0;
    for (let b = 0; b < g.ballCount; b++) {
      const ball = b as BallId;
      const holder = g.holder(ball);
      if (!g.inPlay(ball)) ensure(holder === NOBODY, () => `ball ${b} is out of play and held`);
      if (holder === NOBODY) continue;
      holding++;
      ensure(g.held(holder) === ball, () => `ball ${b} is held by somebody who holds another`);
      ensure(g.square(holder) === g.ballSquare(ball), () => `ball ${b} is not where its holder is`);
    }
    for (let p = 0; p < g.playerCount; p++) if (g.holdsBall(p as PlayerId)) holding--;
    ensure(holding === 0, () => 'somebody holds a ball that does not know it');
    ensure(g.over || !g.rules.neverAsks.includes(g.question.name), () => `${g.rules.id} never asks ${g.question.name}`);
    const faults = this.subject.faults(g);
    ensure(faults.length === 0, () => faults.join('; '));
    ensure(this.subject.conserved(g) === this.conserved, () => `${this.conserved} became ${this.subject.conserved(g)}`);
  }
  /** Somebody is asked and has an answer; all answers differ, in their texts too, and can be read back. */
  private lookAtAnswers(): void {
    const g = this.game;
    ensure(g.asked === 0 || g.asked === 1, () => 'nobody is asked');
    const named = g.legalAnswers();
    ensure(named.length > 0, () => 'no legal answer');
    const texts = new Set<string>();
    for (const answer of named) {
      const text = JSON.stringify(answer);
      ensure(!texts.has(text), () => `the answer ${text} is offered twice`);
      texts.add(text);
      ensure(g.isLegal(g.readAnswer(answer)), () => `the answer ${text} cannot be read back`);
    }
  }
  /** A sample of the legal answers can be carried out, on a copy; what comes of it is a sound position. */
  private tryLegal(): void {
    const { copy } = this;
    copy.load(this.saved);
    this.dice.reseed(`try ${this.answers.length}`);
    const list = new Int16Array(512);
    const count = copy.legal(list);
    const answer = list[this.dice.pick(count)] as number;
    const text = JSON.stringify(copy.nameAnswer(answer));
    try {
      copy.choose(answer);
      this.lookAtPosition(copy);
      ensure(copy.over || copy.legalAnswers().length > 0, () => 'no legal answer');
    } catch (error) {
      throw new Broken(`answering ${text} instead: ${error instanceof Error ? error.message : error}`);
    }
  }
  /** What may be legal is legal or refuted, whatever was proved before it, and in the order of the legal answers. */
  private tryCandidates(): void {
    const { copy, dice } = this;
    const legal = this.game.legalAnswers().map(answer => JSON.stringify(answer));
    copy.load(this.saved);
    dice.reseed(`candidates ${this.answers.length}`);
    let refuted = 0;
    const before = copy.listCandidates();
    for (let tries = 0; tries < 8; tries++) {
      const place = dice.pick(copy.listCandidates());
      const text = JSON.stringify(copy.nameAnswer(copy.listed[place] as number));
      const proved = copy.proves(place);
      if (!proved) refuted++;
      ensure(proved === legal.includes(text), () => `${text} is ${proved ? 'proved' : 'refuted'}, but not so listed`);
    }
    ensure(copy.listCandidates() === before - refuted, () => 'more than what was refuted left the list');
    const left = copy.legalAnswers().map(answer => JSON.stringify(answer));
    ensure(left.join() === legal.join(), () => 'the answers left over are not the legal ones, in their order');
  }
  /** Answers that are not offered, and those of the wrong coach, are refused and change nothing. */
  private tryIllegal(): void {
    const g = this.game;
    const { dice } = this;
    dice.reseed(`illegal ${this.answers.length}`);
    let illegal = 0;
    do illegal = answerOf(verbs[dice.pick(verbs.length)] as never, dice.pick(g.grid.squares));
    while (verbOf(illegal).standing || g.isLegal(illegal));
    const legal = g.legalAnswers();
    const wrongSeat: Seat = otherSeat(g.asked);
    for (const attempt of [
      () => g.choose(illegal),
      () => g.answer(legal[dice.pick(legal.length)], wrongSeat),
      () => g.answer('no such answer'),
    ]) {
      let refused = false;
      try {
        attempt();
      } catch (error) {
        if (!(error instanceof BadInput)) throw error;
        refused = true;
      }
      ensure(refused, () => `${JSON.stringify(g.nameAnswer(illegal))} or a wrong coach was not refused`);
      ensure(firstDifference(g.save(this.other), this.saved) === -1, () => 'a refused answer changed the position');
    }
  }
  /** What a seat cannot see, dealt anew, does not change its view; an imagined position looks like the view. */
  private lookAtViews(): void {
    const { game, copy, dice } = this;
    for (const seat of [0, 1] as const) {
      const view: Position = game.view(seat);
      dice.reseed(`view ${this.answers.length}`);
      copy.load(this.saved);
      copy.rules.redeal(copy.cells, seat, dice);
      ensure(
        firstDifference(copy.view(seat, this.other), view) === -1,
        () => `something hidden shows in the view of ${seat}`,
      );
      if (game.asked === seat) this.lookAtPosition(copy);
      copy.imagine(view, seat, dice);
      ensure(
        firstDifference(copy.view(seat, this.other), view) === -1,
        () => `an imagined position looks different to ${seat}`,
      );
      if (game.asked === seat)
        ensure(
          JSON.stringify(copy.legalAnswers()) === JSON.stringify(game.legalAnswers()),
          () => `the answers of ${seat} depend on something hidden`,
        );
    }
  }
  private lookAtNotation(): void {
    const { game, copy } = this;
    const text = writePosition(game);
    readPosition(copy, text);
    ensure(writePosition(copy) === text, () => 'the notation is not read as it was written');
    copy.cells[ANSWER] = game.cells[ANSWER];
    ensure(copy.fingerprint() === game.fingerprint(), () => 'the position read from the notation differs');
  }
  /** The same answers give the same bytes, and load() of the last position is over, too. */
  private lookAtEnd(): void {
    const again = this.fresh().start();
    for (const answer of this.answers) again.choose(answer);
    ensure(
      firstDifference(again.save(), this.game.save(this.saved)) === -1,
      () => 'replaying the answers gives other bytes',
    );
    ensure(this.copy.load(this.saved).over, () => 'the loaded end is not over');
    const { score } = this.subject.ruleset.outcome(this.game);
    ensure(score[0] >= this.score[0] && score[1] >= this.score[1], () => 'the score fell at the end');
  }
}
