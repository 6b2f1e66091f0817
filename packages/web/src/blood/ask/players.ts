/** Rows of answers about players: who can act, what the one in hand can do, to whom a throw can go. */
import type { Choice, Plan, PlayerView, QuestionView, Snapshot } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { entryOf } from '../../match/entries.ts';
import type { Aiming, AnswerRow } from '../../match/face.ts';
import { nameById, playerById, playerName } from '../../match/names.ts';
import { isSamePlan } from '../../match/plan.ts';
import { sameSquare } from '../../pitch/geometry.ts';
import { bloodPart } from '../part.ts';
import { deedName, iconOf, rollWords } from '../words.ts';
import { isSquare } from './asked.ts';
import { best, plannedBy, planOf, planRow } from './plans.ts';

const words = t.blood.answers;
/** One row a player who can act: choosing it is what a click on the pitch does. */
export const playerRows = ({ view }: Snapshot, deeds: readonly Choice[]): AnswerRow[] => {
  const ids = [...new Set(deeds.map(choice => String(choice.object)))];
  const rank = (id: string): number => {
    const player = playerById(view, id);
    if (player?.ball != null) return 0;
    if (player?.posture !== 'standing') return 3;
    return deeds.some(choice => choice.object === id && choice.verb === 'block') ? 1 : 2;
  };
  return ids
    .sort((a, b) => rank(a) - rank(b))
    .map(id => {
      const player = playerById(view, id);
      const blocks = deeds.some(choice => choice.object === id && choice.verb === 'block');
      const notes = [
        player?.ball != null ? words.hasBall : '',
        player?.posture !== 'standing' ? words.isDown : '',
        blocks ? words.canBlock : '',
        profileOf(player),
      ];
      return {
        icon: 'player',
        ...(player ? { player } : {}),
        label: nameById(view, id),
        why: notes.filter(note => note !== '').join(' · '),
        does: { kind: 'select', player: id },
      };
    });
};
/** Movement, Strength, Agility, Armour and what it has learned: how coaches know their players. */
export const profileOf = (player: PlayerView | undefined): string =>
  player
    ? words.profile(
        player.stats.map(([name, value]) => `${t.stats[name] ?? name}\u00a0${value}`),
        player.skills.map(skill => entryOf(skill)?.name ?? skill),
      )
    : '';
const CLICKS: Readonly<Record<string, string>> = {
  get move() {
    return words.clickSquare;
  },
  get pass() {
    return words.moveFirst;
  },
  get handOff() {
    return words.clickMate;
  },
  get secureBall() {
    return words.clickBall;
  },
};
const RECEIVERS_LISTED = 4;
/** The actions of the player in hand: what is alongside can be done from here, the rest is clicked on the pitch. */
export const actionRows = (
  snapshot: Snapshot,
  deeds: readonly Choice[],
  { selected, plans, aim }: Aiming,
): AnswerRow[] => {
  const own = deeds.filter(choice => choice.object === selected);
  const { onceATurn } = bloodPart(snapshot.view);
  const rows = own.flatMap((choice): AnswerRow[] => {
    const { verb } = choice;
    const isOnce = onceATurn.some(([action]) => action === verb);
    const ways = plans.filter(plan => isBy(plan, verb) && !(aim && isSamePlan(plan, aim)));
    // Whatever leads to nobody and nowhere is declared here: there is nothing on the pitch to be clicked.
    const pointed = ways.filter(({ to, target }) => to !== null || target !== null);
    const listed =
      verb === 'block' || verb === 'handOff'
        ? ways.filter(plan => plan.path.length === 0)
        : verb === 'pass'
          ? ways.sort(best).slice(0, RECEIVERS_LISTED)
          : [];
    const how =
      pointed.length === 0
        ? (t.blood.actions[verb]?.why ?? '')
        : (CLICKS[verb] ?? (pointed.every(({ target }) => target === null) ? words.clickSquare : words.clickSomebody));
    const declare: AnswerRow = {
      icon: iconOf(verb),
      label: deedName(verb),
      why: isOnce ? words.once(how) : how,
      opens: true,
      plain: pointed.length === 0 && (ways.length === 0 || verb === 'forego'),
      // Only a throw is begun by walking: whatever else has a target is clicked on the pitch.
      does: pointed.length > 0 && verb !== 'pass' ? { kind: 'hint' } : { kind: 'answer', answers: [choice.answer] },
    };
    const rows = listed.map(plan => planRow(snapshot, plan, false));
    // Whoever has to get up for it first cannot see yet whom it will block.
    return verb === 'block' && plans.some(plan => isBy(plan, verb)) ? rows : [...rows, declare];
  });
  // What wins something comes first, what leads to nobody and nowhere yet last.
  return [
    ...gainsOf(own, plans, aim).map(plan => planRow(snapshot, plan, false)),
    ...rows.filter(row => !row.plain),
    ...rows.filter(row => row.plain),
  ];
};
/** Whether the plan declares this Action: a stab may be what becomes of a Block. */
const isBy = ({ answers: [first] }: Plan, verb: string): boolean =>
  first !== undefined && typeof first !== 'string' && verb in first;
/** By Action the likeliest way to a touchdown, or to the ball: touchdowns first, then what is likelier. */
const gainsOf = (own: readonly Choice[], plans: readonly Plan[], aim: Plan | null): Plan[] =>
  own
    .flatMap(
      ({ verb }) =>
        plans.filter(plan => isBy(plan, verb) && plan.gains.length > 0 && plan.to !== null).sort(best)[0] ?? [],
    )
    .filter(plan => !(aim && isSamePlan(plan, aim)))
    .sort((a, b) => Number(b.gains.includes('touchdown')) - Number(a.gains.includes('touchdown')) || best(a, b));
/** Where a bomb is aimed, and what its chance is the chance of. */
const BOMBED: Readonly<Record<string, string>> = {
  get bombTarget() {
    return words.onTarget;
  },
  get bombAnywhere() {
    return words.flies;
  },
};
/** Team-mates that a throw can be aimed at; a bomb rather goes to opponents, and a thrown player to a free square. */
export const receiverRows = ({ view }: Snapshot, question: QuestionView, aiming: Aiming): AnswerRow[] => {
  const { name, choices, side } = question;
  return (name === 'throwTeammate' ? [] : choices)
    .flatMap(choice => {
      const { object, roll } = choice;
      if (choice.verb !== 'to' || !roll || !isSquare(object)) return [];
      const there = view.players.find(
        p => (p.side === side) !== name in BOMBED && p.posture === 'standing' && sameSquare(p.square, object),
      );
      return there && aiming.aim?.target !== there.id ? [{ choice, there }] : [];
    })
    .sort((a, b) => (b.choice.roll?.chance ?? 0) - (a.choice.roll?.chance ?? 0))
    .slice(0, RECEIVERS_LISTED)
    .map(({ choice, there }) => ({
      icon: 'throw',
      label: words.throwTo(playerName(there)),
      why: choice.roll ? rollWords(choice.roll) : '',
      ...plannedBy(planOf(question, choice, there.id), aiming),
      unit: BOMBED[name] ?? words.caught,
    }));
};
