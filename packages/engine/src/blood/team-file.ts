/** Reading team files: form only, checked field by field; whether the team is legal is for `checkTeam`. */
import { BadInput } from '../words.ts';
import { TEAM_FORMAT, TEAM_VERSION, type TeamFile } from './team.ts';

/** Reads the text of a team file. Throws BadInput with one sentence if it does not have the form of one. */
export const parseTeam = (text: string): TeamFile => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new BadInput(`the team file is not proper JSON: ${(error as Error).message}`);
  }
  return readTeam(value);
};
/** The same for what has been read from JSON already. */
export const readTeam = (value: unknown): TeamFile => {
  FILE(value, '');
  return value as TeamFile;
};

/** Throws BadInput, naming the field and what would be right. */
type Form = (value: unknown, field: string) => void;
const SHOWN_MAX = 60;
const wrong = (field: string, expected: string, value: unknown): BadInput => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  const shown = text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text;
  return new BadInput(`${field || 'the team file'}: expected ${expected}, not ${shown}`);
};
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
    const within = (key: string): string => (field === '' ? key : `${field}.${key}`);
    for (const key of Object.keys(value)) {
      if (!forms.has(key)) throw new BadInput(`${within(key)} is unknown; known here: ${[...forms.keys()].join(', ')}`);
    }
    for (const key of Object.keys(required)) {
      if (!Object.hasOwn(value, key)) throw new BadInput(`${within(key)} is missing`);
    }
    for (const [key, one] of Object.entries(value)) forms.get(key)?.(one, within(key));
  };
const list =
  (item: Form): Form =>
  (value, field) => {
    if (!Array.isArray(value)) throw wrong(field, 'a list [ … ]', value);
    for (const [i, one] of value.entries()) item(one, `${field}[${i}]`);
  };

const NAME_MAX = 60;
const exactly = (expected: string | number): Form => form(JSON.stringify(expected), value => value === expected);
const whole = form('a whole number, 0 or more', value => Number.isSafeInteger(value) && (value as number) >= 0);
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
const word = form('a stable name such as "blackOrcBlocker"', v => typeof v === 'string' && /^[A-Za-z]\w*$/.test(v));
const dashed = form(
  'a text of small and capital letters, digits and dashes',
  value => typeof value === 'string' && /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/.test(value),
);

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
    fanFactor: whole,
    players: list(PLAYER),
  },
  { id: dashed, coach: name, treasury: whole, exhibition: yesNo, apothecary: yesNo, stars: list(STAR) },
);
