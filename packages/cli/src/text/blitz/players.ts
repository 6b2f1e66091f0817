/** How a player is called: number and position letter on the pitch (`4R`), team and label in sentences. */
import {
  BARRED,
  type BlitzGame,
  HOME,
  isMarked,
  isProne,
  type PlayerId,
  SEATS,
  type Seat,
  Stat,
  type TeamPosition,
} from '@ironpitch/engine';
import { lettersOf } from '../letters.ts';
import { squareText } from '../sentences.ts';
import type { CardText } from './boxes/box.ts';
import { abilityText } from './cards.ts';
import { actionNames, ballNames } from './names.ts';

const PLAIN: TeamPosition = {
  id: 'plain',
  name: 'Player',
  count: 1,
  move: 0,
  block: 0,
  throw: 0,
  armour: 0,
  abilities: [],
};

/** The position on the Team Card; a player of a hand-made scenario may have none. */
export const positionOf = (g: BlitzGame, p: PlayerId): TeamPosition => {
  const [team, position = ''] = (g.lineup.profiles.list[g.profile(p)]?.id ?? '').split('/');
  const id = position.split(':')[0];
  return g.rules.edition.teams.find(t => t.id === team)?.positions.find(one => one.id === id) ?? PLAIN;
};
const positionLetter = (g: BlitzGame, p: PlayerId): string => {
  const position = positionOf(g, p);
  const team = g.rules.edition.teams.find(t => t.positions.includes(position));
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

const SIDES = ['Red', 'Blue'] as const;
/** `Dwarf`; with the side before it when both coaches play the same team. */
export const teamName = (g: BlitzGame, seat: Seat): string => {
  const { name } = g.teamOf(seat);
  return g.teamOf(HOME).id === g.teamOf(1).id ? `${SIDES[seat]} ${name}` : name;
};
/** `Dwarf 4R`, for sentences. */
export const nameOf = (g: BlitzGame, p: PlayerId): string => `${teamName(g, g.control(p))} ${labelOf(g, p)}`;

const value = (printed: number, plus: boolean): string => (printed === 0 ? '-' : `${printed}${plus ? '+' : ''}`);
/** `Move 6, Block 1, Throw 4+, Armour 3+`: what they are worth now. */
export const valuesOf = (g: BlitzGame, p: PlayerId): string => {
  const rolled = positionOf(g, p).move === 'D6';
  return [
    `Move ${rolled ? 'D6' : g.stat(p, Stat.move)}`,
    `Block ${g.stat(p, Stat.block)}`,
    `Throw ${value(g.stat(p, Stat.throw), true)}`,
    `Armour ${value(g.stat(p, Stat.armour), true)}`,
  ].join(', ');
};
export const abilitiesOf = (g: BlitzGame, p: PlayerId): CardText[] =>
  Object.keys(g.rules.edition.abilities).flatMap((id, skill) => (g.hasSkill(p, skill) ? [abilityText(g, id)] : []));
/** What the ability is called by which a player rolls a D6 with its Block. */
export const violenceOf = (g: BlitzGame, p: PlayerId): string => {
  const skill = g.hook(g.rules.hooks.violent, p)?.skill ?? -1;
  const id = Object.keys(g.rules.edition.abilities)[skill];
  return id === undefined ? 'a D6' : abilityText(g, id).name;
};

/** The kinds of Action a player has made this turn. */
export const actionsMade = (g: BlitzGame, p: PlayerId): string[] =>
  Object.values(actionNames).filter((_, kind) => (g.made(p) & (1 << kind)) !== 0);

const statusOf = (g: BlitzGame, p: PlayerId): string => {
  if (!g.onPitch(p)) return 'in the dugout';
  const where = `at ${squareText(g, g.square(p))}${g.pitch.isTrapdoor[g.square(p)] ? ' (on a Trapdoor)' : ''}`;
  if (isProne(g, p)) return `Prone ${where}`;
  return `${isMarked(g, p) ? 'Marked' : 'Open'} ${where}`;
};
/** Everything a coach may want to know of one player. */
export const describePlayer = (g: BlitzGame, p: PlayerId): string[] => {
  const done = actionsMade(g, p);
  const ball = g.held(p);
  return [
    `${nameOf(g, p)}: ${positionOf(g, p).name} of the ${SEATS[g.control(p)]} team, ${statusOf(g, p)}.`,
    `  ${valuesOf(g, p)}.`,
    ...abilitiesOf(g, p).map(ability => `  ${ability.name}: ${ability.does}.`),
    ...(ball >= 0 ? [`  Holds the ${ballNames[ballKindName(g, ball)]}.`] : []),
    ...(done.length > 0 ? [`  Has made this turn: ${done.join(', ')}.`] : []),
    ...(g.isAffected(p, BARRED) ? ['  May make no more actions this turn.'] : []),
  ];
};
const KINDS = ['ordinary', 'runeBall', 'spikeyBall', 'squigBall'] as const;
const ballKindName = (g: BlitzGame, ball: Parameters<BlitzGame['ballKind']>[0]): string =>
  KINDS[g.ballKind(ball)] ?? 'ordinary';
