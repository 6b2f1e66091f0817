/** The bot `star` for Blood Bowl: it sees what `veteran` sees, and plays its ideas on before it chooses one. */
import { blood, type Game, verbOf } from '@ironpitch/engine';
import type { Asked } from '../../bot.ts';
import type { Clock } from '../../clock.ts';
import { BloodGreedyBot } from '../../greedy/blood/bot.ts';
import type { Deed, Step } from '../../greedy/blood/deed.ts';
import { type Ideas, Planner, stepsOf } from '../../greedy/blood/planner.ts';
import { VETERAN } from '../../greedy/blood/temper.ts';
import { ideaOf } from '../../look/blood.ts';
import { isSameIdea } from '../../look/idea.ts';
import { type Places, placed, Walker } from './actor.ts';
import { MOODS } from './moods.ts';
import { affordable, type Course, TurnSearch } from './search.ts';
import { Ways } from './ways.ts';

const { Action, MOVE_MARKER } = blood;
type BloodGame = blood.BloodGame;

/** What is nearly safe, and not about the ball, needs no second thought. */
const NEARLY_SAFE = 0.004;
/** More than a half has: tells the turns of a match apart. */
const TURNS = 100;
/** The part of what is left of the clock that may be used for what to do first in a turn, for later deeds, and so on. */
const SHARE = { first: 0.4, later: 0.25, places: 0.2, answer: 0.06 } as const;
const IDEAS_MAX = 30;
/** With less time than for so many courses nothing is compared. */
const COURSES_LEAST = 3;
/** Of the best courses, so many are tried in other moods. */
const MOODY = 2;
/** Questions in the middle of something that are worth a look; the rest is answered without thinking. */
const WEIGHED: ReadonlySet<string> = new Set(['blockDie', 'blockReroll', 'reroll', 'push', 'followUp']);
const ANSWERS_WEIGHED = 5;

export class BloodStar extends BloodGreedyBot {
  private readonly seed: string;
  private readonly planners: readonly Planner[];
  /** Those who have looked at the position. */
  private readonly asked = new Set<Planner>();
  private readonly ways = new Ways();
  private readonly walker = new Walker();
  private search: TurnSearch | undefined;
  private decisions = 0;
  private turn = -1;
  /** How this turn is played on, and where players are to stand in the end. */
  private mood = 0;
  private places: Places | undefined;

  constructor(seed: string) {
    super(seed, { ...VETERAN, name: 'star' });
    this.seed = seed;
    this.planners = MOODS.map((temper, i) => (i === 0 ? this.planner : new Planner(temper)));
  }
  override choose(game: Game, question: Asked, clock: Clock): number {
    const g = game as BloodGame;
    const answer = super.choose(g, question, clock);
    const { name, seat, answers } = question;
    const isWeighed = WEIGHED.has(name) && g.active === seat && answers.length > 1;
    return isWeighed ? this.weighed(g, question, answer, clock) : answer;
  }
  /** In the middle of something; the first answer is what would be answered without thinking. */
  private weighed(g: BloodGame, { seat, answers }: Asked, answer: number, clock: Clock): number {
    const list = [...new Set([answer, ...answers])].slice(0, ANSWERS_WEIGHED);
    const { mood, places } = this;
    const [place] = this.searchIn(g).rankAnswers(g, seat, list, { mood, places }, this.salt(), clock, SHARE.answer);
    return list[place as number] as number;
  }
  protected override decide(g: BloodGame, question: Asked, clock: Clock): readonly Step[] {
    const { seat, answers } = question;
    if (answers.some(a => verbOf(a) === MOVE_MARKER)) return super.decide(g, question, clock);
    this.asked.clear();
    const isFirst = this.beginTurn(g.half * TURNS + g.turn(seat));
    const { chosen, others } = this.ideasOf(this.mood, g, question);
    const deed = this.needsThought(chosen, isFirst)
      ? this.best(g, question, [chosen, ...others], clock, isFirst)
      : chosen;
    const { places, walker } = this;
    const instead = places === undefined ? undefined : placed(g, question, stepsOf(deed), places, walker);
    for (const planner of this.asked) planner.keep(g, seat, instead ?? deed);
    return stepsOf(instead ?? deed);
  }
  private needsThought(deed: Deed | undefined, isFirst: boolean): boolean {
    if (deed === undefined) return true;
    // Whether a foul pays the judge cannot say: it counts players, and does not know who they are.
    if (deed.action === Action.foul) return false;
    return isFirst || deed.ball !== undefined || deed.risk > NEARLY_SAFE;
  }
  private ideasOf(mood: number, g: BloodGame, { seat, answers }: Asked): Ideas {
    const planner = this.planners[mood] as Planner;
    this.asked.add(planner);
    return planner.ideas(g, seat, answers);
  }
  private beginTurn(turn: number): boolean {
    if (turn === this.turn) return false;
    this.turn = turn;
    this.mood = 0;
    this.places = undefined;
    return true;
  }
  private searchIn(g: BloodGame): TurnSearch {
    this.search ??= new TurnSearch(g.rules.edition.id, this.seed, MOODS);
    return this.search;
  }
  private salt(): string {
    return `${this.seed}/${this.decisions++}`;
  }
  /** The first deed is what meets the eye. What is about the ball, or begins the turn, is looked at from all sides. */
  private best(
    g: BloodGame,
    question: Asked,
    deeds: readonly (Deed | undefined)[],
    clock: Clock,
    isFirst: boolean,
  ): Deed | undefined {
    const { seat, answers } = question;
    const { mood, places } = this;
    const matters = isFirst || deeds[0]?.ball !== undefined;
    const share = isFirst ? SHARE.first : SHARE.later;
    if (affordable(clock, share) < COURSES_LEAST) return deeds[0];
    const ways = matters ? this.ways.of(g, seat, answers) : [];
    const courses = distinct(g, [...deeds, undefined, ...ways]).map((deed): Course => ({ deed, mood, places }));
    const order = this.searchIn(g).rank(g, seat, courses, this.salt(), clock, share);
    const best = order.slice(0, MOODY).map(place => courses[place] as Course);
    if (!matters || affordable(clock, share) < MOODS.length) return (best[0] as Course).deed;
    const course = this.settled(g, question, this.inOtherMoods(g, question, best, clock, share), clock);
    this.mood = course.mood;
    this.places = course.places;
    return course.deed;
  }
  /** The best courses again, and how each mood would begin. */
  private inOtherMoods(g: BloodGame, question: Asked, best: readonly Course[], clock: Clock, share: number): Course {
    const courses = [...best];
    for (let mood = 0; mood < MOODS.length; mood++) {
      if (mood === this.mood) continue;
      for (const { deed } of best) courses.push({ deed, mood });
      courses.push({ deed: this.ideasOf(mood, g, question).chosen, mood });
    }
    const [place] = this.searchIn(g).rank(g, question.seat, courses, this.salt(), clock, share);
    return courses[place as number] as Course;
  }
  /** The same course with better places for those who only walk, if that proves itself. */
  private settled(g: BloodGame, { seat }: Asked, course: Course, clock: Clock): Course {
    const search = this.searchIn(g);
    const places = search.places(g, seat, course, this.salt(), clock, SHARE.places);
    if (places === undefined) return course;
    const both: readonly Course[] = [course, { ...course, places }];
    const [place] = search.rank(g, seat, both, this.salt(), clock, SHARE.places);
    return both[place as number] as Course;
  }
}
const distinct = (g: BloodGame, deeds: readonly (Deed | undefined)[]): (Deed | undefined)[] => {
  const all = deeds.map(deed => ({ deed, idea: ideaOf(g, deed) }));
  return all
    .filter(({ idea }, i) => all.findIndex(one => isSameIdea(one.idea, idea)) === i)
    .map(({ deed }) => deed)
    .slice(0, IDEAS_MAX);
};
