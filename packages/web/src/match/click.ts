/** What a click does, on a square or on an answer: aims, performs, takes somebody in hand, or says why not. */

import type { Plan, SquareName } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { keepFormation } from '../keep/formations.ts';
import { preferences } from '../keep/preferences.ts';
import { sameSquare } from '../pitch/geometry.ts';
import { table } from '../table/client.ts';
import { aimAt, canAct, choiceAt, endOf, letGo, nearestTo, planOfChoice, plansAt, select } from './aim.ts';
import type { Deed } from './face.ts';
import { nameById } from './names.ts';
import { order, perform } from './orders.ts';
import { beside, type MatchState, playerAt } from './state.ts';

export const choose = (match: MatchState, id: string | null): Promise<void> =>
  beside(
    match,
    select(match, id, clicked => {
      for (const square of clicked) clickSquare(match, square);
    }),
  );
export const clickSquare = (match: MatchState, square: SquareName): void => {
  const { shown, behind, snapshot } = match;
  const there = playerAt(match, square);
  if (!snapshot.question || shown.handOver !== null || shown.busy) {
    shown.inspected = there?.id ?? null;
    return;
  }
  const [plan] = plansAt(match, square);
  const { aim, selected } = shown;
  if (aim && (sameSquare(endOf(match, aim), square) || plan === aim)) return perform(match, aim.answers);
  // What can be done to somebody is not known yet: the click waits, and so do those after it.
  if (shown.loading && selected !== null && there?.id !== selected && (there || !plan || behind.early.length > 0)) {
    behind.early.push(square);
    return;
  }
  if (plan) return plan.atOnce ? perform(match, plan.answers) : aimAt(match, plan);
  const choice = choiceAt(match, square);
  if (choice) {
    const wanted = planOfChoice(match, choice);
    return choice.roll && choice.roll.kind !== 'none' ? aimAt(match, wanted) : perform(match, wanted.answers);
  }
  if (there && canAct(match, there.id) && there.id !== selected) return void choose(match, there.id);
  shown.inspected = there?.id ?? null;
  if (there?.id === selected) letGo(match);
  else if (there === undefined && selected !== null && goAsFar(match, selected, square)) return;
  void beside(match, refuse(match, square));
};
/** Out of reach: the player stays in hand, the way is drawn as far as it goes, and the page says how far that is. */
const goAsFar = (match: MatchState, selected: string, square: SquareName): boolean => {
  const { shown, snapshot } = match;
  const nearest = nearestTo(match, square);
  const from = snapshot.view.players.find(({ id }) => id === selected);
  if (!nearest || !from?.square || match.face.wishes(snapshot, selected, square, undefined).length > 0) return false;
  aimAt(match, nearest);
  const away = Math.max(Math.abs(from.square[0] - square[0]), Math.abs(from.square[1] - square[1]));
  const [, runs = ''] = from.stats.find(([name]) => name === 'move' || name === 'movement') ?? [];
  shown.refused = {
    text:
      away > Number(runs)
        ? t.match.tooFarAway(nameById(snapshot.view, selected), away, runs)
        : t.match.outOfReach(nameById(snapshot.view, selected), t.square(square)),
    rule: null,
  };
  return true;
};
/** A click that means nothing gets its reason. */
const refuse = async (match: MatchState, square: SquareName): Promise<void> => {
  const { shown, snapshot, face } = match;
  const { answered } = snapshot;
  const there = playerAt(match, square);
  const wishes = face.wishes(snapshot, shown.selected, square, there);
  if (wishes.length === 0) {
    const chosen = shown.selected;
    // Bare ground that no plan of the player in hand leads to.
    if (chosen !== null && there === undefined)
      shown.refused = { text: t.match.outOfReach(nameById(snapshot.view, chosen), t.square(square)), rule: null };
    return;
  }
  const reason = await table.whyNot(wishes);
  if (match.snapshot.answered !== answered) return;
  // What may be done but leads nowhere is too far away.
  const far = shown.selected !== null && playerAt(match, square) ? { text: t.match.tooFar, rule: null } : null;
  shown.refused = reason ? { text: face.refused(reason, match.snapshot.view), rule: reason.rule ?? null } : far;
};

export const doDeed = (match: MatchState, deed: Deed): void => {
  const { shown, snapshot } = match;
  // An order is on its way: something else will be asked.
  if (shown.busy) return;
  if (deed.kind === 'answer') perform(match, deed.answers);
  else if (deed.kind === 'select') void choose(match, deed.player);
  else if (deed.kind === 'aim') aimAt(match, deed.plan);
  else if (deed.kind === 'suggested') void takeUp(match, deed.plan);
  else if (deed.kind === 'hint') return;
  else if (deed.kind === 'waste') {
    if (shown.confirming === null) shown.confirming = deed;
    else perform(match, deed.answers);
  } else if (deed.kind === 'arrange') void order(match, () => table.arrange());
  else if (deed.kind === 'keep') {
    if (keepFormation(deed.formation)) void order(match, () => table.look(snapshot.viewer));
    else shown.problem = t.match.formationUnkept;
  } else if (deed.unused > 0 && preferences().confirmEnd && shown.confirming === null) shown.confirming = deed;
  else perform(match, deed.answers);
};
/** Takes in hand whoever a suggestion is about, and aims as it says. */
const takeUp = async (match: MatchState, plan: Plan): Promise<void> => {
  const { answered } = match.snapshot;
  await choose(match, plan.player);
  if (match.snapshot.answered === answered && match.shown.selected === plan.player) aimAt(match, plan);
};
/** Lets go of the last thing that was begun. */
export const letGoOne = (match: MatchState): void => {
  const { shown } = match;
  if (shown.confirming) shown.confirming = null;
  else if (shown.aim) aimAt(match, null);
  else if (shown.selected) letGo(match);
  else shown.inspected = null;
};
