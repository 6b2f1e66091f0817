/** Set-ups beyond the printed ones: the one on the pitch upside down, and those a coach has kept. */
import type { Answer } from '@ironpitch/engine';
import type { PlayerView, QuestionView, Side, Snapshot, SquareName } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { type KeptFormation, keptFormations } from '../keep/formations.ts';
import type { AnswerRow } from '../match/face.ts';
import { bloodPart } from './part.ts';

const words = t.blood.answers;
const AWAY_SHIRTS = 20;
const numberOf = ({ shirt, side }: PlayerView): number => Number(shirt) - (side === 0 ? 0 : AWAY_SHIRTS);

/** The answers that put everybody where they are wanted; nobody is put twice. */
const answersFor = (wanted: ReadonlyMap<string, SquareName>): Answer[] =>
  wanted.size === 0
    ? []
    : ['byHand', ...[...wanted].flatMap(([player, to]): Answer[] => [{ place: player }, { to }]), 'ready'];

const ownOf = ({ view }: Snapshot, side: Side): readonly PlayerView[] => view.players.filter(p => p.side === side);

export const formationRows = (snapshot: Snapshot, question: QuestionView): AnswerRow[] => {
  const { ground, ruleset } = snapshot.view;
  const { side } = question;
  const own = ownOf(snapshot, side);
  const standing = own.flatMap(p => (p.square ? [[p, p.square] as const] : []));
  const mirrored = new Map(
    standing.map(([p, [column, row]]) => [p.id, [column, ground.rows + 1 - row] as SquareName] as const),
  );
  const kicking = bloodPart(snapshot.view).kicking === side;
  const home = ([column, row]: SquareName): SquareName => [side === 0 ? column : ground.columns + 1 - column, row];
  const formation: KeptFormation = {
    ruleset,
    attack: !kicking,
    places: standing.map(([p, square]) => [numberOf(p), ...home(square)] as const),
  };
  const kept = keptFormations().filter(one => one.ruleset === ruleset && one.attack === !kicking);
  return [
    ...kept.map((one, i): AnswerRow => {
      const wanted = new Map(
        one.places.flatMap(([number, column, row]) => {
          const player = own.find(p => numberOf(p) === number && (p.square !== null || p.box === 'reserves'));
          return player ? [[player.id, home([column, row])] as const] : [];
        }),
      );
      return {
        icon: 'star',
        label: one.name || words.kept(i + 1),
        why: words.keptWhy,
        opens: true,
        does: { kind: 'answer', answers: loadingAnswers(own, wanted) },
      };
    }),
    {
      icon: 'back',
      label: words.mirror,
      why: words.mirrorWhy,
      opens: true,
      does: { kind: 'answer', answers: answersFor(mirrored) },
    },
    { icon: 'save', label: words.save, why: words.saveWhy, opens: true, does: { kind: 'keep', formation } },
  ];
};
/** Whoever is not wanted leaves first, so that nobody is too many. */
const loadingAnswers = (own: readonly PlayerView[], wanted: ReadonlyMap<string, SquareName>): Answer[] => {
  const leave = own.filter(p => p.square !== null && !wanted.has(p.id));
  const [first, ...rest] = answersFor(wanted);
  if (first === undefined) return [];
  return [first, ...leave.flatMap((p): Answer[] => [{ place: p.id }, 'bench']), ...rest];
};
