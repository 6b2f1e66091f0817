/** The bot `star` for Blood Bowl: it sees what `veteran` sees, and plays its ideas on before it chooses one. */
import { blood, verbOf } from '@ironpitch/engine';
import type { Asked } from '../../bot.ts';
import type { Clock } from '../../clock.ts';
import { BloodGreedyBot } from '../../greedy/blood/bot.ts';
import type { Deed, Step } from '../../greedy/blood/deed.ts';
import { stepsOf } from '../../greedy/blood/planner.ts';
import { VETERAN } from '../../greedy/blood/temper.ts';
import { BloodLook, ideaOf } from '../../look/blood.ts';
import { isSameIdea } from '../../look/idea.ts';
import { Scales, type Sight } from '../../look/weigh.ts';
import { Value } from '../../value/value.ts';

const { MOVE_MARKER } = blood;
type BloodGame = blood.BloodGame;

/** What is nearly safe, and not about the ball, needs no second thought. */
const NEARLY_SAFE = 0.004;
/** More than a half has: tells the turns of a match apart. */
const TURNS = 100;

export class BloodStar extends BloodGreedyBot {
  private readonly seed: string;
  private readonly sight: Sight;
  private scales: Scales | undefined;
  private decisions = 0;
  private turn = -1;

  constructor(seed: string, sight: Sight) {
    super(seed, { ...VETERAN, name: 'star' });
    this.seed = seed;
    this.sight = sight;
  }
  protected override decide(g: BloodGame, question: Asked, clock: Clock): readonly Step[] {
    const { seat, answers } = question;
    if (answers.some(a => verbOf(a) === MOVE_MARKER)) return super.decide(g, question, clock);
    const turn = g.half * TURNS + g.turn(seat);
    const isFirst = turn !== this.turn;
    this.turn = turn;
    const { chosen, others } = this.planner.ideas(g, seat, answers);
    const isSafe = chosen !== undefined && chosen.ball === undefined && chosen.risk <= NEARLY_SAFE;
    const deed = isSafe && !isFirst ? chosen : this.best(g, question, [chosen, ...others], clock);
    this.planner.keep(g, seat, deed);
    return stepsOf(deed);
  }
  private scalesFor(g: BloodGame): Scales {
    const look = new BloodLook(new Value(g.rules.edition.id), this.seed, this.sight.answer);
    return new Scales(look, this.sight, this.dice);
  }
  /** The first deed is what meets the eye. */
  private best(g: BloodGame, { seat }: Asked, deeds: readonly (Deed | undefined)[], clock: Clock): Deed | undefined {
    const all = deeds.map(deed => ({ deed, idea: ideaOf(g, deed) }));
    const ideas = all
      .filter(({ idea }, i) => all.findIndex(one => isSameIdea(one.idea, idea)) === i)
      .map(({ idea }) => idea);
    this.scales ??= this.scalesFor(g);
    const [best] = this.scales.weigh(g, seat, ideas, `${this.seed}/${this.decisions++}`, clock);
    return all.find(({ idea }) => idea === best?.idea)?.deed;
  }
}
