/** Carries deeds out on the board: the answers that make one, and by instinct whatever else is asked on the way. */
import { ACTIONS, answerOf, type BlitzGame, NOWHERE, type Square, Stat, type Verb } from '@ironpitch/engine';
import { fromOwnEnd } from '../../greedy/answers.ts';
import { instinct } from '../../greedy/blitz/instincts.ts';
import type { Step } from '../../greedy/blitz/planner.ts';
import { type Deed, NO_CARD } from './deed.ts';
import { Reach } from './reach.ts';

/** What a Sprint adds to a Run. */
const SPRINT_SQUARES = 2;
const SETTLED_WITHIN = 200;
const ANSWERS_MAX = 512;

export class Hands {
  private readonly reach = new Reach();
  private readonly onward = new Reach();
  private readonly buffer = new Int16Array(ANSWERS_MAX);

  /** The answers that make a deed, from the question for an Action. */
  stepsOf(g: BlitzGame, deed: Deed): Step[] {
    const steps: Step[] = [{ question: 'action', answer: deed.answer }];
    const verb = (name: string, object = 0): number => answerOf(g.verbNamed(name) as Verb, object);
    const say = (question: string, answer: number): number => steps.push({ question, answer });
    if (deed.card !== NO_CARD) say('bonusPlay', verb('play', deed.card));
    switch (ACTIONS[deed.kind]) {
      case 'run':
        if (deed.to === NOWHERE) break;
        for (const sq of this.runWay(g, deed)) say('runStep', verb('to', sq));
        say('runStep', verb('stop'));
        break;
      case 'mark':
        for (const sq of this.markWay(g, deed)) say('markStep', verb('to', sq));
        say('markStep', verb('stop'));
        break;
      case 'sidestep':
        say('sidestep', verb('to', deed.to));
        break;
      case 'reserves':
        if (deed.to !== NOWHERE) say('reservesSquare', verb('to', deed.to));
        break;
      case 'block':
        say('blockTarget', verb('target', deed.target));
        break;
      case 'throw':
        say('throwTarget', verb('target', deed.target));
        break;
    }
    return steps;
  }
  private runWay(g: BlitzGame, { player, to, via, card }: Deed): readonly Square[] {
    const from = g.square(player);
    const move = g.stat(player, Stat.move) + (card === NO_CARD ? 0 : SPRINT_SQUARES);
    const reach = this.reach.run(g, player, from, move);
    if (via === NOWHERE) return to === from ? [] : reach.wayTo(to);
    const first = reach.wayTo(via);
    return to === via ? first : [...first, ...this.onward.run(g, player, via, reach.leftAtBall).wayTo(to)];
  }
  private markWay(g: BlitzGame, { player, to, card }: Deed): readonly Square[] {
    const { markSquares, furtherMarkSquares } = g.rules.edition;
    return this.reach.mark(g, player, card === NO_CARD ? markSquares : furtherMarkSquares).wayTo(to);
  }
  /** Plays the steps, and by instinct what is no part of them, until the next Action is asked for or the turn is over. */
  carryOut(g: BlitzGame, steps: readonly Step[]): void {
    const { turn } = g;
    let next = 0;
    for (let i = 0; i < SETTLED_WITHIN && (i === 0 || !isSettled(g, turn)); i++) {
      const step = steps[next];
      if (step !== undefined && step.question === g.question.name && g.isLegal(step.answer)) {
        next++;
        g.choose(step.answer);
      } else g.choose(instinct(g, fromOwnEnd(g, g.asked, this.buffer.slice(0, g.legal(this.buffer)))));
    }
  }
}
/** The Action under way is over, or somebody else's turn has come. */
export const isSettled = (g: BlitzGame, turn: number): boolean =>
  g.over || g.turn !== turn || g.question.name === 'action';
