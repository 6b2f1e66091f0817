/** Hints for the page: the best three plans of whoever is asked, each as a plan that can be shown and taken up. */
import { hint } from '@ironpitch/ai';
import type { Game, PlayerId } from '@ironpitch/engine';
import { gameFor } from './games.ts';
import { open } from './reckon.ts';
import type { HintView, Plan, Sight } from './service.ts';
import { type Order, partOf, planOf, readOrder } from './suggest.ts';

const ANSWERS_MAX = 512;
/** A question in the middle of something with more answers than this, such as a set-up, is no matter of plans. */
const CHOICES_MAX = 6;

/** Nothing in a drill, which is to be solved alone, and where nothing is to be chosen between. */
export const hintsOf = (sight: Sight): HintView[] => {
  const { origin, seat } = sight;
  const game = open(sight);
  if (!('match' in origin) || game.over || game.asked !== seat) return [];
  const { name } = game.question;
  const buffer = new Int16Array(ANSWERS_MAX);
  const answers = buffer.slice(0, game.legal(buffer));
  if (name !== 'action' && (answers.length < 2 || answers.length > CHOICES_MAX)) return [];
  const found = hint(game, { name, seat, answers });
  return found.map(({ steps, purpose, player, target, chance, risk, guards, worth, more }) => {
    const named = steps.map(({ answer }) => game.nameAnswer(answer));
    const order = name === 'action' ? readOrder(named) : null;
    return {
      purpose: purpose === 'pickUp' && order?.verb === 'pass' ? 'pickUpAndPass' : purpose,
      player: nameOf(game, player),
      target: nameOf(game, target),
      answers: named,
      plan: order === null ? null : planFor(order, sight),
      chance,
      risk,
      guards,
      worth,
      more,
    };
  });
};
const nameOf = (game: Game, player: PlayerId | undefined): string | null =>
  player === undefined ? null : game.playerName(player);
const planFor = (order: Order, sight: Sight): Plan | null => {
  const rules = gameFor(open(sight).rules.id);
  const scratch = { seat: sight.seat, open: () => open(sight) };
  const { players } = rules.view(scratch.open(), sight.seat);
  return planOf(order, rules.plans(scratch, order.player, partOf(order)), players)[0] ?? null;
};
