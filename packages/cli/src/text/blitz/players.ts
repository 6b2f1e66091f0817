/** How a player is called: number and position letter on the pitch (`4R`), team and label in sentences. */
import {
  ACTIONS,
  BARRED,
  type BlitzGame,
  HOME,
  isMarked,
  isProne,
  type PlayerId,
  type Seat,
  Stat,
  type TeamPosition,
} from '@ironpitch/engine';
import { type Named, t } from '@ironpitch/texts/terminal';
import { lettersOf } from '../letters.ts';
import { squareText } from '../sentences.ts';
import { abilityText } from './cards.ts';

const plain = (): TeamPosition => ({
  id: 'plain',
  name: t.blitz.player.plain,
  count: 1,
  move: 0,
  block: 0,
  throw: 0,
  armour: 0,
  abilities: [],
});

/** The position on the Team Card; a player of a hand-made scenario may have none. */
export const positionOf = (g: BlitzGame, p: PlayerId): TeamPosition => {
  const [team, position = ''] = (g.lineup.profiles.list[g.profile(p)]?.id ?? '').split('/');
  const id = position.split(':')[0];
  return g.rules.edition.teams.find(one => one.id === team)?.positions.find(one => one.id === id) ?? plain();
};
const positionLetter = (g: BlitzGame, p: PlayerId): string => {
  const position = positionOf(g, p);
  const team = g.rules.edition.teams.find(one => one.positions.includes(position));
  return team ? (lettersOf(team.positions).get(position.id) as string) : (position.name[0] as string);
};
/** The number on the shirt: `H4` wears 4, `A10` wears 0; a player of a scenario keeps its name. */
export const numberOf = (g: BlitzGame, p: PlayerId): string => {
  const name = g.playerName(p);
  const [, number] = /^[HA](\d+)$/.exec(name) ?? [];
  return number === undefined ? name : number.slice(-1);
};
/** `4R`, as on the pitch. */
export const labelOf = (g: BlitzGame, p: PlayerId): string => numberOf(g, p) + positionLetter(g, p);

/** `Dwarf`; with the side before it when both coaches play the same team. */
export const teamName = (g: BlitzGame, seat: Seat): string => {
  const { name } = g.teamOf(seat);
  return g.teamOf(HOME).id === g.teamOf(1).id ? t.sideTeam(seat, name) : name;
};
/** `Dwarf 4R`, for sentences. */
export const nameOf = (g: BlitzGame, p: PlayerId): string => `${teamName(g, g.control(p))} ${labelOf(g, p)}`;

const value = (printed: number): string => (printed === 0 ? '-' : `${printed}+`);
/** `Move 6, Block 1, Throw 4+, Armour 3+`: what they are worth now. */
export const valuesOf = (g: BlitzGame, p: PlayerId): string => {
  const rolled = positionOf(g, p).move === 'D6';
  return t.blitz.player.values(
    rolled ? 'D6' : String(g.stat(p, Stat.move)),
    String(g.stat(p, Stat.block)),
    value(g.stat(p, Stat.throw)),
    value(g.stat(p, Stat.armour)),
  );
};
export const abilitiesOf = (g: BlitzGame, p: PlayerId): Named[] =>
  Object.keys(g.rules.edition.abilities).flatMap((id, skill) => (g.hasSkill(p, skill) ? [abilityText(g, id)] : []));
/** What the ability is called by which a player rolls a D6 with its Block. */
export const violenceOf = (g: BlitzGame, p: PlayerId): string => {
  const skill = g.hook(g.rules.hooks.violent, p)?.skill ?? -1;
  const id = Object.keys(g.rules.edition.abilities)[skill];
  return id === undefined ? t.blitz.player.aDie : abilityText(g, id).name;
};

/** The kinds of Action a player has made this turn. */
export const actionsMade = (g: BlitzGame, p: PlayerId): string[] =>
  ACTIONS.filter((_, kind) => (g.made(p) & (1 << kind)) !== 0).map(action => t.blitz.actionNames[action]);

const statusOf = (g: BlitzGame, p: PlayerId): string => {
  const { states, is, at, dugout } = t.blitz.player;
  if (!g.onPitch(p)) return dugout;
  const where = at(squareText(g, g.square(p)), g.pitch.isTrapdoor[g.square(p)] !== 0);
  return is(isProne(g, p) ? states.prone : isMarked(g, p) ? states.marked : states.open, where);
};
/** Everything a coach may want to know of one player. */
export const describePlayer = (g: BlitzGame, p: PlayerId): string[] => {
  const words = t.blitz.player;
  const done = actionsMade(g, p);
  const ball = g.held(p);
  return [
    words.about(nameOf(g, p), positionOf(g, p).name, t.sideNames[g.control(p)], statusOf(g, p)),
    ...[
      `${valuesOf(g, p)}.`,
      ...abilitiesOf(g, p).map(({ name, does }) => words.ability(name, does)),
      ...(ball >= 0 ? [words.holds(t.blitz.balls[ballKindName(g, ball)] as string)] : []),
      ...(done.length > 0 ? [words.made(done.join(', '))] : []),
      ...(g.isAffected(p, BARRED) ? [words.barred] : []),
    ].map(line => `  ${line}`),
  ];
};
const KINDS = ['ordinary', 'runeBall', 'spikeyBall', 'squigBall'] as const;
const ballKindName = (g: BlitzGame, ball: Parameters<BlitzGame['ballKind']>[0]): string =>
  KINDS[g.ballKind(ball)] ?? 'ordinary';
