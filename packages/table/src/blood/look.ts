/** A Blood Bowl position as a coach may see it, in plain names. */
import { type BallId, blood, NOBODY, type PlayerId, type Seat, type Square } from '@ironpitch/engine';
import { madeName } from '../playernames.ts';
import type { BallView, MatchView, PlayerView, Side, SquareName } from '../service.ts';
import { withShortTitles } from '../titles.ts';
import { figureOf } from './figures.ts';
import type { BloodPart } from './part.ts';

type BloodGame = blood.BloodGame;
const { Action, CARDS, GRID, PLACES, Stat, WEATHERS } = blood;
const WIDE_ROWS = 4;

/** `game` holds a view: what the seat may not see is already dealt otherwise. */
export const lookAt = (game: BloodGame, viewer: Side | null): MatchView => {
  const held = (seat: Seat): SquareName[] =>
    Array.from({ length: GRID.squares }, (_, sq) => sq as Square)
      .filter(sq => game.reach(seat, sq) > 0)
      .map(sq => game.squareName(sq));
  const active = seatOr(game.active, game.over ? 0 : game.asked);
  return {
    ruleset: game.rules.edition.id,
    teams: [teamView(game, 0), teamView(game, 1)],
    ground: {
      columns: GRID.width,
      rows: GRID.height,
      surface: 'grass',
      blocked: [],
      trapdoors: [],
      chalk: { wideRows: WIDE_ROWS },
      name: 'grass',
    },
    players: withShortTitles(Array.from({ length: game.playerCount }, (_, p) => playerView(game, p as PlayerId))),
    balls: Array.from({ length: game.ballCount }, (_, b) => b as BallId)
      .filter(b => game.inPlay(b))
      .map(b => ballView(game, b)),
    held: [held(0), held(1)],
    holds: holdsIn(game),
    score: [game.score(0), game.score(1)],
    turn: Math.max(0, game.half - 1) * game.rules.edition.turnsPerHalf + game.turn(active),
    active,
    game: partOf(game, viewer),
  };
};
/** Standing opponents side by side, as long as one of them has a tackle zone. */
const holdsIn = (game: BloodGame): MatchView['holds'] => {
  const standing = (seat: Seat): PlayerId[] => game.playersOf(seat).filter(p => blood.isStanding(game, p));
  const away = standing(1);
  return standing(0).flatMap(p =>
    away
      .filter(q => GRID.distance(game.square(p), game.square(q)) === 1)
      .filter(q => blood.hasZone(game, p) || blood.hasZone(game, q))
      .map(q => [game.playerName(p), game.playerName(q)] as const),
  );
};
const seatOr = (seat: number, otherwise: Side): Side => (seat === 0 || seat === 1 ? seat : otherwise);
const rosterOf = (game: BloodGame, seat: Seat): { readonly id: string; readonly name: string } => {
  const { roster, name } = game.teamOf(seat);
  return game.rules.edition.teams.rules.rosters.find(one => one.id === roster) ?? { id: roster, name };
};
/** A name that can be part of a file's. */
const plainly = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const teamView = (game: BloodGame, seat: Seat): MatchView['teams'][0] => {
  const { id, name } = rosterOf(game, seat);
  const team = game.teamOf(seat);
  // A team of the house is known by its people, a coach's own by the name it was given.
  const isOwn = team.name !== '' && game.rules.edition.teams.files.every(file => file.name !== team.name);
  const { colour } = team;
  return {
    ...(isOwn ? { id: `${id}-${plainly(team.name)}`, name: team.name } : { id, name }),
    ...(colour === undefined ? {} : { colour }),
  };
};

const AWAY_SHIRTS = 20;
/** Home wears its roster numbers, away 20 more: a number names one player of the match. */
const shirtOf = (game: BloodGame, p: PlayerId, side: Side): string => {
  const number = game.numberOf(p) || game.playersOf(side).indexOf(p) + 1;
  return String(side === 0 ? number : AWAY_SHIRTS + number);
};
/** Whom cards and wizards bring along or turn players into: on no team list. */
const GUESTS: Readonly<Record<string, string>> = {
  eclipse: 'Goblin',
  zap: 'Frog',
  frog: 'Frog',
  fanatic: 'Fanatic',
  groundsman: 'Groundsman',
};
/** Roster and position on the team list. */
const positionOf = (game: BloodGame, p: PlayerId): { roster: string; id: string; name: string } => {
  const profile = game.lineup.profiles.list[game.profile(p)]?.id ?? '';
  const [roster = '', id = ''] = (profile.split('#')[0] as string).split('/');
  const { rosters, stars } = game.rules.edition.teams.rules;
  const position = rosters.find(one => one.id === roster)?.positions.find(one => one.id === id);
  if (position) return { roster, id, name: position.name };
  const star = stars.find(one => one.id === id);
  if (star) return { roster: star.teams[0] ?? '', id, name: star.name };
  return { roster, id: id || 'plain', name: GUESTS[id] ?? '' };
};
/** By the team file or the card, where either has a name for it. */
const calledBy = (game: BloodGame, p: PlayerId, side: Side, head: string): string => {
  const team = game.teamOf(side);
  const number = game.numberOf(p);
  const player = team.players.find(one => one.number === number);
  if (player && (player.star || player.name !== `${player.positionName} ${number}`)) return player.name;
  return madeName(head, team.name, side, number);
};
const playerView = (game: BloodGame, p: PlayerId): Omit<PlayerView, 'short'> => {
  const side = seatOr(game.control(p), 1);
  const position = positionOf(game, p);
  const skills = blood.skillsOf(game, p);
  const [movement, strength, agility, armour] = [
    game.stat(p, Stat.movement),
    game.stat(p, Stat.strength),
    game.stat(p, Stat.agility),
    game.stat(p, Stat.armour),
  ];
  const on = game.onPitch(p);
  const profile = { movement, strength, agility, armour, skills };
  const figure = figureOf(game.rules.edition, position.roster, position.name, profile);
  return {
    id: game.playerName(p),
    side,
    shirt: shirtOf(game, p, side),
    position: `${position.roster}/${position.id}`,
    name: calledBy(game, p, side, figure.race),
    title: position.name,
    figure,
    square: on ? game.squareName(game.square(p)) : null,
    box: on ? 'pitch' : (PLACES[game.place(p)] ?? 'absent'),
    posture: blood.isStunned(game, p) ? 'stunned' : blood.isProne(game, p) ? 'prone' : 'standing',
    ball: game.holdsBall(p) ? 'ordinary' : null,
    marked: on && blood.zonesAgainst(game, side, game.square(p)) > 0,
    used: on && game.acted(p) && !isActing(game, p),
    stats: printed(game, p),
    skills,
    done: [
      ...(on && game.acted(p) && !isActing(game, p) ? ['acted'] : []),
      ...(on && blood.isWitless(game, p) ? ['witless'] : []),
      ...(on && blood.isRooted(game, p) ? ['rooted'] : []),
    ],
  };
};
/** In the order of a team list, and what each is shown as. */
export const STATS: readonly (readonly [blood.CharacteristicName, shown: string])[] = [
  ['movement', 'movement'],
  ['strength', 'strength'],
  ['agility', 'agility'],
  ['passing', 'passing'],
  ['armour', 'armourValue'],
];
/** As the edition prints them, in the order of a team list. */
const printed = (game: BloodGame, p: PlayerId): [string, string][] => {
  const values = new Map(blood.printedStats(game, p));
  return STATS.flatMap(([name, shown]) => (values.has(name) ? [[shown, values.get(name) as string]] : []));
};
/** In the middle of its action: the open question is about it. */
const isActing = (game: BloodGame, p: PlayerId): boolean =>
  !game.over && game.question.about[0] === 'player' && game.about(0) === p;
const ballView = (game: BloodGame, b: BallId): BallView => {
  const holder = game.holder(b);
  return {
    kind: 'ordinary',
    square: game.squareName(game.ballSquare(b)),
    holder: holder === NOBODY ? null : game.playerName(holder),
  };
};
/** As the ruler of the edition is divided. */
const rangesOf = ({ rangeModifiers }: blood.Edition): BloodPart['ranges'] => {
  const [, quick = 0, short = 0, long = 0, bomb = 0] = rangeModifiers;
  return { quick, short, long, bomb };
};
/** Actions of a later edition that one player of the team whose turn it is may declare each turn, where it has such a player. */
const ownOnceATurn = (game: BloodGame): blood.ActionName[] => {
  const own = Array.from({ length: game.playerCount }, (_, p) => p as PlayerId).filter(
    p => game.onPitch(p) && game.control(p) === game.active,
  );
  return game.rules.hooks.ownActions.flatMap(({ skill, value }) =>
    value.onceATurn && own.some(p => blood.owns(game, skill, p)) ? [blood.ACTIONS[value.kind] as blood.ActionName] : [],
  );
};
const partOf = (game: BloodGame, viewer: Side | null): BloodPart => {
  const { options, edition } = game.rules;
  const once: readonly (readonly [blood.ActionName, boolean])[] = [
    ['blitz', true],
    ['pass', true],
    ['handOff', options.handOff],
    ['foul', options.fouls],
  ];
  const most = (seat: Seat): number => Math.max(game.teamOf(seat).rerolls, game.rerolls(seat));
  return {
    kind: 'blood',
    half: game.half,
    turns: [game.turn(0), game.turn(1)],
    turnsPerHalf: edition.turnsPerHalf,
    weather: WEATHERS[game.weather] as string,
    rerolls: [game.rerolls(0), game.rerolls(1)],
    rerollsMost: [most(0), most(1)],
    rerollUsed: game.rerollsUsed >= edition.rerollsPerTurn,
    rerollsPerTurn: edition.rerollsPerTurn,
    ranges: rangesOf(edition),
    bribes: [game.bribes(0), game.bribes(1)],
    apothecaries: [game.apothecaries(0), game.apothecaries(1)],
    fame: [game.fame(0), game.fame(1)],
    kicking: seatOr(game.kicking, 0),
    onceATurn: [...once.flatMap(([action, used]) => (used ? [action] : [])), ...ownOnceATurn(game)].map(
      action => [action, game.declared(Action[action])] as const,
    ),
    inTurn: game.active >= 0,
    hand: viewer === null ? [] : CARDS.filter((_, card) => game.holdsCard(viewer, card)),
    handCounts: [game.handSize(0), game.handSize(1)],
  };
};
