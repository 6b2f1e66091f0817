/** Reading team files: form only, checked field by field; whether the team is legal is for `checkTeam`. */
import { parseJson } from '../common/json.ts';
import { BadInput, printable, show } from '../words.ts';
import { PLAYS, TEAM_FORMAT, TEAM_VERSION, type TeamFile } from './teams/terms.ts';

/** Reads the text of a team file. Throws BadInput with one sentence if it does not have the form of one. */
export const parseTeam = (text: string): TeamFile => readTeam(parseJson(text, 'the team file'));
/** The same for what has been read from JSON already. */
export const readTeam = (value: unknown): TeamFile => {
  FILE(value, '');
  return value as TeamFile;
};

/** Throws BadInput, naming the field and what would be right. */
type Form = (value: unknown, field: string) => void;
const wrong = (field: string, expected: string, value: unknown): BadInput =>
  new BadInput(`${field || 'the team file'}: expected ${expected}, not ${show(value)}`);
const form =
  (expected: string, fits: (value: unknown) => boolean): Form =>
  (value, field) => {
    if (!fits(value)) throw wrong(field, expected, value);
  };
const object =
  (required: Readonly<Record<string, Form>>, optional: Readonly<Record<string, Form>>): Form =>
  (value, field) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw wrong(field, 'an object { … }', value);
    const forms = new Map(Object.entries({ ...required, ...optional }));
    const within = (key: string): string => `${field === '' ? '' : `${field}.`}${printable(key, NAME_MAX)}`;
    for (const key of Object.keys(value)) {
      if (!forms.has(key)) throw new BadInput(`${within(key)} is unknown; known here: ${[...forms.keys()].join(', ')}`);
    }
    for (const key of Object.keys(required)) {
      if (!Object.hasOwn(value, key)) throw new BadInput(`${within(key)} is missing`);
    }
    for (const [key, one] of Object.entries(value)) forms.get(key)?.(one, within(key));
  };
/** More than any rule allows: who breaks one is told which, but nobody waits for a list without end. */
const ITEMS_MAX = 99;
const list =
  (item: Form): Form =>
  (value, field) => {
    if (!Array.isArray(value)) throw wrong(field, 'a list [ … ]', value);
    if (value.length > ITEMS_MAX) throw wrong(field, `a list of at most ${ITEMS_MAX}`, value);
    for (const [i, one] of value.entries()) item(one, `${field}[${i}]`);
  };

const NAME_MAX = 60;
const exactly = (expected: string | number): Form => form(JSON.stringify(expected), value => value === expected);
const NUMBER_MAX = 1_000_000_000;
const whole: Form = (value, field) => {
  if (!Number.isInteger(value) || (value as number) < 0) throw wrong(field, 'a whole number, 0 or more', value);
  if ((value as number) > NUMBER_MAX) throw wrong(field, `a whole number of at most ${NUMBER_MAX}`, value);
};
const yesNo = form('true or false', value => typeof value === 'boolean');
/** Names are printed in terminals and on pages: no line breaks, no control signs. */
const name = form(
  `a name of 1 to ${NAME_MAX} signs in one line`,
  value =>
    typeof value === 'string' &&
    value.trim() !== '' &&
    value.length <= NAME_MAX &&
    !/[\p{Cc}\p{Cf}\p{Zl}]/u.test(value),
);
const text = (expected: string, pattern: RegExp): Form =>
  form(expected, value => typeof value === 'string' && value.length <= NAME_MAX && pattern.test(value));
const word = text('a stable name such as "blackOrcBlocker"', /^[A-Za-z]\w*$/);
const dashed = text('a text of small and capital letters, digits and dashes', /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/);

const PLAYER = object({ number: whole, position: word }, { name, skills: list(word) });
const STAR = object({ number: whole, star: word }, {});
const FILE = object(
  {
    format: exactly(TEAM_FORMAT),
    version: exactly(TEAM_VERSION),
    ruleset: dashed,
    name,
    roster: word,
    rerolls: whole,
    players: list(PLAYER),
  },
  {
    fanFactor: whole,
    id: dashed,
    coach: name,
    colour: text('a colour such as "#1a5fb0"', /^#[0-9a-f]{6}$/),
    treasury: whole,
    exhibition: yesNo,
    apothecary: yesNo,
    stars: list(STAR),
    play: form(PLAYS.join(' or '), value => (PLAYS as readonly unknown[]).includes(value)),
    league: word,
    patron: word,
    captain: whole,
    dedicatedFans: whole,
    assistantCoaches: whole,
    cheerleaders: whole,
    inducements: list(object({ inducement: word, count: whole }, {})),
  },
);
