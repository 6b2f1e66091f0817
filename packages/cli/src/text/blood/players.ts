/** How a player is called: number and position letter (`4B`), team and label in sentences; and what there is to know of it. */
import { blood, type PlayerId, type Seat } from '@ironpitch/engine';
import { editions, type Named, type OwnWords, ownWords, t } from '@ironpitch/texts/terminal';
import { lettersOf } from '../letters.ts';
import { squareText } from '../sentences.ts';

type BloodGame = blood.BloodGame;

interface PositionText {
  readonly name: string;
  readonly letter: string;
}
const STAR = '*';
/** Whom cards bring along or turn players into: the letters on the pitch. */
const GUESTS: Readonly<Record<string, string>> = { eclipse: 'E', zap: 'F', frog: 'F', fanatic: 'F', groundsman: 'G' };
const plain = (): PositionText => ({ name: t.blood.player.plain, letter: '' });
const guest = (id: string): PositionText => {
  const name = t.blood.player.guests[id];
  return name === undefined ? plain() : { name, letter: GUESTS[id] ?? '' };
};

/** The position in the team list, or the Star Player's name. */
export const positionOf = (g: BloodGame, p: PlayerId): PositionText => {
  const id = g.lineup.profiles.list[g.profile(p)]?.id ?? '';
  const [rosterId = '', positionId = ''] = (id.split('#')[0] as string).split('/');
  if (rosterId === 'card') return guest(positionId);
  const { rosters, stars } = g.rules.edition.teams.rules;
  const positions = rosters.find(one => one.id === rosterId)?.positions ?? [];
  const position = positions.find(one => one.id === positionId);
  if (position) return { name: position.name, letter: lettersOf(positions, 'consonantsFirst').get(positionId) ?? '' };
  const star = stars.find(one => one.id === positionId);
  return star ? { name: star.name, letter: STAR } : plain();
};
/** Brought along by a card. */
const isGuest = (g: BloodGame, p: PlayerId): boolean => p >= g.rules.numbers.length;
/** The number on the shirt; a guest has a zero, the second one two. */
export const numberOf = (g: BloodGame, p: PlayerId): string =>
  isGuest(g, p) ? '0'.repeat(p - g.rules.numbers.length + 1) : String(g.numberOf(p));
/** `4B`, as on a wide pitch; a player who has changed sides goes by the name in its own team, `A4`. */
export const labelOf = (g: BloodGame, p: PlayerId): string =>
  isTurncoat(g, p) ? g.playerName(p) : numberOf(g, p) + positionOf(g, p).letter;
const isTurncoat = (g: BloodGame, p: PlayerId): boolean => {
  const [, side] = /^([HA])\d+$/.exec(g.playerName(p)) ?? [];
  return side !== undefined && side !== 'HA'[g.control(p)];
};

const rosterName = (g: BloodGame, seat: Seat): string => {
  const { roster, name } = g.teamOf(seat);
  return g.rules.edition.teams.rules.rosters.find(one => one.id === roster)?.name ?? name;
};
/** `Human`; with the side before it when both coaches play the same roster. */
export const teamName = (g: BloodGame, seat: Seat): string =>
  g.teamOf(0).roster === g.teamOf(1).roster ? t.sideTeam(seat, rosterName(g, seat)) : rosterName(g, seat);
/** `Human 4B`, for sentences; a guest goes by what it is. */
export const nameOf = (g: BloodGame, p: PlayerId): string =>
  isGuest(g, p) ? t.blood.player.guest(positionOf(g, p).name) : `${teamName(g, g.control(p))} ${labelOf(g, p)}`;
/** By the roster line, wherever the player is: `H4` as files write it. */
export const stableName = (g: BloodGame, p: PlayerId): string => g.playerName(p);

const skillWords = (g: BloodGame, skill: string): Named | undefined =>
  editions.blood[g.rules.edition.id]?.skills[skill];
export const skillName = (g: BloodGame, skill: string): string => skillWords(g, skill)?.name ?? skill;
export const skillText = (g: BloodGame, skill: string): string => skillWords(g, skill)?.does ?? '';
/** What the edition says in words of its own. */
export const wordsIn = (g: BloodGame): OwnWords => ownWords(g.rules.edition.id);
export const weatherWords = (g: BloodGame, weather: string): Named =>
  wordsIn(g).weather?.[weather] ?? t.blood.weather[weather] ?? { name: weather, does: '' };
export const faceWords = (g: BloodGame, face: string): { readonly name: string; readonly why: string } =>
  wordsIn(g).faces?.[face] ?? t.blood.faces[face] ?? { name: face, why: '' };
export const kickOffWords = (g: BloodGame, result: string): readonly [name: string, does: string] =>
  wordsIn(g).kickOffs?.[result] ?? t.blood.kickOffs[result] ?? [result, ''];
/** The team's, or the skill's that it comes from. */
export const rerollName = (g: BloodGame, source: string): string =>
  source === 'team' ? t.blood.teamReroll : (t.blood.sharedRerolls[source] ?? skillName(g, source));
/** One without a name of its own goes by the skill it belongs to. */
export const rollName = (g: BloodGame, roll: string): string => {
  const known = wordsIn(g).rolls?.[roll] ?? t.blood.rolls[roll];
  if (known !== undefined) return known;
  const [skill] = Object.entries(g.rules.edition.skills).find(([, entry]) => entry.rolls?.[roll] !== undefined) ?? [];
  return skill === undefined ? roll : skillName(g, skill);
};
const cardWords = (g: BloodGame, card: string): Named | undefined => editions.blood[g.rules.edition.id]?.cards[card];
export const cardName = (g: BloodGame, card: string): string => cardWords(g, card)?.name ?? card;
export const cardText = (g: BloodGame, card: string): string => cardWords(g, card)?.does ?? '';

/** What a modifier is called: a cause of its own, a skill or a card. */
export const causeName = (g: BloodGame, cause: string): string => {
  const known = wordsIn(g).causes?.[cause] ?? t.blood.causes[cause];
  if (known !== undefined) return known;
  const skill = skillName(g, cause);
  return skill === cause ? cardName(g, cause) : skill;
};

/** In the order in which they are printed. */
const STATS: readonly blood.CharacteristicName[] = ['movement', 'strength', 'agility', 'passing', 'armour'];
/** `MA 6 ST 3 AG 3 AV 8`: what they are worth now. */
export const valuesOf = (g: BloodGame, p: PlayerId): string => {
  const printed = new Map(blood.printedStats(g, p));
  return STATS.flatMap(name => (printed.has(name) ? [`${t.blood.player.stats[name]} ${printed.get(name)}`] : [])).join(
    ' ',
  );
};

/** Where and how a player is: `standing at 7,5`, `KO'd`. */
export const statusOf = (g: BloodGame, p: PlayerId): string => {
  if (!g.onPitch(p)) return t.blood.boxes[blood.PLACES[g.place(p)] ?? 'absent'];
  const { states, at } = t.blood.player;
  const how = blood.isStunned(g, p) ? states.stunned : blood.isProne(g, p) ? states.prone : states.standing;
  return at(how, squareText(g, g.square(p)));
};
/** Everything a coach may want to know of one player. */
export const describePlayer = (g: BloodGame, p: PlayerId): string[] => {
  const seat = g.control(p) as number;
  const words = t.blood.player;
  const side = seat < 0 ? words.nobody : words.team(t.sideNames[seat as Seat]);
  const zones = seat < 0 || !g.onPitch(p) ? 0 : blood.zonesAgainst(g, seat as Seat, g.square(p));
  return [
    words.about(nameOf(g, p), positionOf(g, p).name, side, statusOf(g, p)),
    ...[
      `${valuesOf(g, p)}.`,
      ...blood.skillsOf(g, p).map(skill => words.skill(skillName(g, skill), skillText(g, skill))),
      ...(g.holdsBall(p) ? [words.ball] : []),
      ...(zones > 0 ? [words.zones(zones)] : []),
      ...(g.onPitch(p) && blood.isWitless(g, p) ? [words.witless] : []),
      ...(g.onPitch(p) && blood.isRooted(g, p) ? [words.rooted] : []),
      ...(g.acted(p) ? [words.acted] : []),
    ].map(line => `  ${line}`),
  ];
};
/** One line: `4B Blitzer, MA 7 ST 3 AG 3 AV 8, Block; standing at 7,5`. */
export const playerLine = (g: BloodGame, p: PlayerId): string => {
  const skills = blood.skillsOf(g, p).map(skill => skillName(g, skill));
  return t.blood.player.line(labelOf(g, p), positionOf(g, p).name, valuesOf(g, p), skills.join(', '), statusOf(g, p));
};
