/** What a coach does to a team file: each is a function of the file. Whether the rules allow it, the table says. */
import type { TeamFile, TeamFilePlayer } from '@ironpitch/engine';

const without = <K extends keyof TeamFile>(file: TeamFile, ...fields: readonly K[]): Omit<TeamFile, K> =>
  Object.fromEntries(Object.entries(file).filter(([name]) => !(fields as readonly string[]).includes(name))) as Omit<
    TeamFile,
    K
  >;
const numbersOf = ({ players, stars = [] }: TeamFile): number[] => [...players, ...stars].map(({ number }) => number);
/** The lowest that nobody wears; one beyond the last when all are taken, which the rules then say. */
const freeNumber = (file: TeamFile): number => {
  const taken = new Set(numbersOf(file));
  let number = 1;
  while (taken.has(number)) number++;
  return number;
};
/** Another list: nobody and nothing of the old one goes along but name, coach and colour. */
export const withRoster = (blank: TeamFile, file: TeamFile, roster: string): TeamFile => ({
  ...blank,
  name: file.name,
  ...(file.coach === undefined ? {} : { coach: file.coach }),
  ...(file.colour === undefined ? {} : { colour: file.colour }),
  ...(file.treasury === undefined ? {} : { treasury: file.treasury }),
  ...(file.play === undefined ? {} : { play: file.play }),
  roster,
});
/** A ready-made team becomes one's own: it has another name and no id. */
export const asOwn = (file: TeamFile, name: string): TeamFile => ({ ...without(file, 'id'), name });

export const buy = (file: TeamFile, position: string): TeamFile => ({
  ...file,
  players: [...file.players, { number: freeNumber(file), position }],
});
/** Whoever came last goes first. */
export const sell = (file: TeamFile, position: string): TeamFile => {
  const last = file.players.findLast(player => player.position === position);
  return last ? removeLine(file, last.number) : file;
};
export const removeLine = (file: TeamFile, number: number): TeamFile => {
  const left = file.captain === number ? without(file, 'captain') : file;
  return withStars({ ...left, players: left.players.filter(one => one.number !== number) }, stars =>
    stars.filter(one => one.number !== number),
  );
};
type Stars = NonNullable<TeamFile['stars']>;
const withStars = (file: TeamFile, change: (stars: Stars) => Stars): TeamFile => {
  const stars = change(file.stars ?? []);
  return stars.length === 0 ? without(file, 'stars') : { ...file, stars };
};
export const hire = (file: TeamFile, star: string): TeamFile =>
  withStars(file, stars => [...stars, { number: freeNumber(file), star }]);
export const dismiss = (file: TeamFile, star: string): TeamFile =>
  withStars(file, stars => stars.filter(one => one.star !== star));

const changePlayer = (
  file: TeamFile,
  number: number,
  change: (player: TeamFilePlayer) => TeamFilePlayer,
): TeamFile => ({
  ...file,
  players: file.players.map(player => (player.number === number ? change(player) : player)),
});
/** Without a name it goes by its position. */
export const renamePlayer = (file: TeamFile, number: number, name: string): TeamFile =>
  changePlayer(file, number, ({ name: _, ...player }) => (name.trim() === '' ? player : { ...player, name }));
export const learn = (file: TeamFile, number: number, skill: string): TeamFile =>
  changePlayer(file, number, player => ({ ...player, skills: [...(player.skills ?? []), skill] }));
export const unlearn = (file: TeamFile, number: number, skill: string): TeamFile =>
  changePlayer(file, number, ({ skills = [], ...player }) => {
    const left = skills.filter(one => one !== skill);
    return left.length === 0 ? player : { ...player, skills: left };
  });

export type CountField = 'rerolls' | 'fanFactor' | 'dedicatedFans' | 'apothecary' | 'assistantCoaches' | 'cheerleaders';
export const setCount = (file: TeamFile, field: CountField, count: number): TeamFile => ({
  ...file,
  [field]: field === 'apothecary' ? count > 0 : count,
});
export type TextField = 'play' | 'league' | 'patron' | 'coach' | 'colour';
/** An empty text says nothing. */
export const setText = (file: TeamFile, field: TextField, value: string): TeamFile =>
  value.trim() === '' ? without(file, field) : ({ ...file, [field]: value } as TeamFile);
export const setName = (file: TeamFile, name: string, otherwise: string): TeamFile => ({
  ...file,
  name: name.trim() === '' ? otherwise : name,
});
export const setCaptain = (file: TeamFile, number: number): TeamFile => ({ ...file, captain: number });
export const setInducement = (file: TeamFile, inducement: string, count: number): TeamFile => {
  const others = (file.inducements ?? []).filter(one => one.inducement !== inducement);
  const inducements = count === 0 ? others : [...others, { inducement, count }];
  return inducements.length === 0 ? without(file, 'inducements') : { ...file, inducements };
};
/** The text of a file that people read and change by hand: a line a player. */
export const fileText = (file: TeamFile): string =>
  `${JSON.stringify(file, null, 2).replace(
    /\{\s+("(?:number|inducement)"[^{}]*?)\s+\}/g,
    (_, fields: string) => `{ ${fields.replace(/\s+/g, ' ')} }`,
  )}\n`;
