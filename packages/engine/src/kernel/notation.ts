/**
 * A position written down by names: what is hashed, compared between versions and read by people. It does not depend
 * on where cells lie, in which order modules were loaded, or how procedures are numbered.
 */
import {
  BadInput,
  type BallId,
  NOBODY,
  NOWHERE,
  type PlayerId,
  SEATS,
  type Seat,
  type Square,
  show,
} from '../words.ts';
import { effectKinds, MATCH_TARGET, SKILL_GAINED, SKILL_LOST, SKILL_SPENT, teamTarget, UNTILS } from './effects.ts';
import { type Game, Waiting } from './game.ts';
import {
  ASKED,
  ASKED_SEAT,
  type CellType,
  DEPTH,
  DEPTH_MAX,
  EFFECT_CELLS,
  EFFECT_COUNT,
  EFFECTS,
  EFFECTS_MAX,
  effectHead,
  emptyValue,
  type Field,
  FRAME_CELLS,
  KERNEL,
  type Per,
  PLAYERS_MAX,
  QUESTION,
  SCOPES_MAX,
  STACK,
} from './layout.ts';
import { type Procedure, procedures, type SlotName } from './procedure.ts';
import { questions } from './question.ts';

export const NOTATION_FORMAT = 2;
const PLAYER_SLOTS: readonly SlotName[] = ['player', 'by', 'target', 'runner'];
const SQUARE_SLOTS: readonly SlotName[] = ['to', 'from'];

/** The whole position as text, one fact a line, sorted. */
export const writePosition = (g: Game): string => {
  const facts: string[] = [];
  for (const field of [...KERNEL.fields, ...g.rules.layout.fields]) {
    if (field.derived) continue;
    for (let i = 0; i < field.count; i++) {
      const value = g.cells[field.at + i];
      if (value !== emptyValue(field.type))
        facts.push(`${field.name}${writeIndex(g, field.per, i)} = ${writeValue(g, field.type, value)}`);
    }
  }
  facts.sort();
  return [
    `position ${NOTATION_FORMAT} ${g.rules.id}`,
    ...facts,
    ...writeEffects(g),
    ...writeStack(g),
    writeQuestion(g),
    '',
  ].join('\n');
};

const writeIndex = (g: Game, per: Per, i: number): string => {
  if (per === 'one') return '';
  if (per === 'player') return `[${g.playerName(i as PlayerId)}]`;
  if (per === 'seat') return `[${SEATS[i as Seat]}]`;
  if (typeof per === 'string') return `[${i + 1}]`;
  return `[${per[i]}]`;
};
const writeValue = (g: Game, type: CellType, value: number): string => {
  if (type === 'player') return value < 0 ? 'nobody' : g.playerName(value as PlayerId);
  if (type === 'square') return value < 0 ? 'nowhere' : g.squareName(value as Square).join(',');
  if (type === 'seat') return SEATS[value as Seat] ?? 'none';
  if (type === 'ball') return `ball ${value + 1}`;
  if (type === 'profile') return g.lineup.profiles.list[value]?.id ?? String(value);
  if (type === 'number') return String(value);
  return type[value] ?? String(value);
};
const slotType = (slot: SlotName): CellType => {
  if (PLAYER_SLOTS.includes(slot)) return 'player';
  if (SQUARE_SLOTS.includes(slot)) return 'square';
  return slot === 'seat' ? 'seat' : 'number';
};
const writeEffects = (g: Game): string[] =>
  g.effects.map(
    ({ target, kind, value, until, scope }) =>
      `effect ${targetName(g, target)} ${effectKinds[kind]} ${writeEffectValue(g, kind, value)} ${UNTILS[until]} ${scope}`,
  );
const isOfSkill = (kind: number): boolean => kind === SKILL_GAINED || kind === SKILL_LOST || kind === SKILL_SPENT;
const writeEffectValue = (g: Game, kind: number, value: number): string =>
  (isOfSkill(kind) ? g.rules.skillNotation?.write(value) : undefined) ?? String(value);
const readEffectValue = (g: Game, kind: number, text: string): number =>
  (isOfSkill(kind) ? g.rules.skillNotation?.read(text) : undefined) ?? wholeNumber(text);
const targetName = (g: Game, target: number): string => {
  if (target < PLAYERS_MAX) return g.playerName(target as PlayerId);
  return target === MATCH_TARGET ? 'match' : (SEATS[(target - PLAYERS_MAX) as Seat] as string);
};
/** A frame that has not run to its end names the step that comes next. */
const writeStack = (g: Game): string[] => {
  const k = g.cells;
  return Array.from({ length: k[DEPTH] }, (_, i) => {
    const at = STACK + i * FRAME_CELLS;
    const p = procedures[k[at]] as Procedure;
    const slots = p.slots.map((slot, n) => `${slot}=${writeValue(g, slotType(slot), k[at + 2 + n])}`);
    return [`frame ${p.name}.${p.steps[k[at + 1]]?.name ?? 'end'}`, ...slots].join(' ');
  });
};
const writeQuestion = (g: Game): string => {
  if (g.over) return 'over';
  const q = g.question;
  const about = q.about.map((slot, n) => `${slot}=${writeValue(g, slotType(slot), g.about(n))}`);
  return [`ask ${SEATS[g.asked]} ${q.name}`, ...about].join(' ');
};

// --- reading ---------------------------------------------------------------------------------------------
/** Reads what `writePosition` wrote into a game of the same ruleset and line-ups. A bad text leaves the game as it was. */
export const readPosition = (g: Game, text: string): void => {
  const before = g.save();
  try {
    readLines(g, text);
  } catch (error) {
    g.load(before);
    throw error;
  }
};
const readLines = (g: Game, text: string): void => {
  const lines = text.split('\n').filter(line => line !== '');
  const head = lines.shift()?.split(' ') ?? [];
  if (head[0] !== 'position' || Number(head[1]) !== NOTATION_FORMAT)
    throw new BadInput(`a position begins with "position ${NOTATION_FORMAT} <ruleset>"`);
  if (head[2] !== g.rules.id) throw new BadInput(`the position is of ${show(head[2])}, the game of "${g.rules.id}"`);
  const blank = g.save();
  for (const field of [...KERNEL.fields, ...g.rules.layout.fields])
    blank.fill(emptyValue(field.type), field.at, field.at + field.count);
  g.load(blank);
  // Names of players are known by the line-up, so facts can be read in any order.
  const fields = new Map([...KERNEL.fields, ...g.rules.layout.fields].filter(f => !f.derived).map(f => [f.name, f]));
  for (const line of lines) readLine(g, fields, line);
  if (g.cells[QUESTION] === 0) throw new BadInput('a position ends with "ask <seat> <question> …" or "over"');
  g.rebuild();
};
/** A number as the notation writes it, and as it fits into a cell; not a number for anything else. */
const wholeNumber = (text = ''): number => {
  const value = /^-?[0-9]{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return value === (value << 16) >> 16 ? value : Number.NaN;
};
/** Whoever joined beyond the line-up's names is called by number. */
const playerNumber = (g: Game, name: string): number => {
  const listed = g.lineup.names.indexOf(name);
  if (listed >= 0) return listed;
  const number = wholeNumber(/^P([1-9][0-9]*)$/.exec(name)?.[1]) - 1;
  return number < PLAYERS_MAX ? number : Number.NaN;
};
const readLine = (g: Game, fields: ReadonlyMap<string, Field>, line: string): void => {
  const bad = (why: string): BadInput => new BadInput(`position line ${show(line)}: ${why}`);
  if (line === 'over') g.cells[QUESTION] = -1;
  else if (line.startsWith('effect ')) readEffect(g, line.split(' ').slice(1), bad);
  else if (line.startsWith('frame ')) readFrame(g, line.split(' ').slice(1), bad);
  else if (line.startsWith('ask ')) readAsk(g, line.split(' ').slice(1), bad);
  else {
    const [, name, , index, value] = /^(\w+)(\[([^\]]*)\])? = (.*)$/.exec(line) ?? [];
    const field = fields.get(name ?? '');
    if (!field) throw bad('unknown fact');
    const i = readIndex(g, field.per, index);
    if (!(i >= 0 && i < field.count)) throw bad('no such place');
    g.cells[field.at + i] = readValue(g, field.type, value as string, bad);
  }
};
const readIndex = (g: Game, per: Per, index: string | undefined): number => {
  if (per === 'one') return index === undefined ? 0 : -1;
  if (index === undefined) return -1;
  if (per === 'player') return playerNumber(g, index);
  if (per === 'seat') return (SEATS as readonly string[]).indexOf(index);
  if (typeof per === 'string') return wholeNumber(index) - 1;
  return per.indexOf(index);
};
const readValue = (g: Game, type: CellType, value: string, bad: (why: string) => BadInput): number => {
  const found = numberFor(g, type, value);
  if (!Number.isInteger(found)) throw bad(`unknown value ${show(value)}`);
  return found;
};
const numberFor = (g: Game, type: CellType, value: string): number => {
  const listed = (list: readonly string[]): number => (list.includes(value) ? list.indexOf(value) : Number.NaN);
  if (type === 'player') return value === 'nobody' ? NOBODY : playerNumber(g, value);
  if (type === 'square') {
    if (value === 'nowhere') return NOWHERE;
    const [column, row, ...more] = value.split(',').map(wholeNumber);
    const sq = more.length > 0 ? NOWHERE : g.grid.at(column as number, row as number);
    return sq === NOWHERE ? Number.NaN : sq;
  }
  if (type === 'seat') return value === 'none' ? -1 : listed(SEATS);
  if (type === 'ball') return (wholeNumber(/^ball ([0-9]+)$/.exec(value)?.[1]) - 1) as BallId;
  if (type === 'profile') return listed(g.lineup.profiles.list.map(p => p.id));
  if (type === 'number') return wholeNumber(value);
  return type.includes(value) ? type.indexOf(value) : wholeNumber(value);
};
const readSlots = (
  g: Game,
  slots: readonly SlotName[],
  words: readonly string[],
  at: number,
  bad: (why: string) => BadInput,
): void => {
  slots.forEach((slot, n) => {
    const [name, value] = (words[n] ?? '').split('=');
    if (name !== slot || value === undefined) throw bad(`expected ${slot}=…`);
    g.cells[at + n] = readValue(g, slotType(slot), value, bad);
  });
};
const readFrame = (g: Game, words: readonly string[], bad: (why: string) => BadInput): void => {
  const [name, step] = (words[0] ?? '').split('.');
  const procedure = procedures.find(p => p.name === name && (p.game === g.rules.game || p.game === 'kernel'));
  if (!procedure) throw bad(`no procedure "${name}"`);
  const pc = step === 'end' ? procedure.steps.length : procedure.steps.findIndex(s => s.name === step);
  if (pc < 0) throw bad(`${name} has no step "${step}"`);
  if (g.cells[DEPTH] === DEPTH_MAX) throw bad(`more than ${DEPTH_MAX} frames`);
  const at = STACK + g.cells[DEPTH] * FRAME_CELLS;
  g.cells[at] = procedure.id;
  g.cells[at + 1] = pc;
  readSlots(g, procedure.slots, words.slice(1), at + 2, bad);
  g.cells[DEPTH]++;
};
const readEffect = (
  g: Game,
  [target = '', kind = '', value = '', until = '', scope]: readonly string[],
  bad: (why: string) => BadInput,
): void => {
  const seat = (SEATS as readonly string[]).indexOf(target);
  if (g.cells[EFFECT_COUNT] === EFFECTS_MAX) throw bad(`more than ${EFFECTS_MAX} effects`);
  const at = EFFECTS + g.cells[EFFECT_COUNT] * EFFECT_CELLS;
  const who = target === 'match' ? MATCH_TARGET : seat >= 0 ? teamTarget(seat as Seat) : playerNumber(g, target);
  const what = effectKinds.indexOf(kind);
  const worth = readEffectValue(g, what, value);
  const end = (UNTILS as readonly string[]).indexOf(until);
  const within = wholeNumber(scope);
  if ([who, worth, within].some(c => !Number.isInteger(c)) || what === -1 || end === -1) throw bad('unknown effect');
  if (within < 0 || within >= SCOPES_MAX) throw bad(`the last number of an effect runs from 0 to ${SCOPES_MAX - 1}`);
  g.cells.set([effectHead(who, end, within), what, worth], at);
  g.cells[EFFECT_COUNT]++;
};
const readAsk = (g: Game, words: readonly string[], bad: (why: string) => BadInput): void => {
  const q = questions.find(one => one.name === words[1] && (one.game === g.rules.game || one === Waiting));
  const seat = (SEATS as readonly string[]).indexOf(words[0] ?? '');
  if (!q || seat < 0) throw bad('unknown question');
  g.cells[QUESTION] = q.id + 1;
  g.cells[ASKED_SEAT] = seat;
  readSlots(g, q.about, words.slice(2), ASKED, bad);
};

/** The published hash: 64 bits over the notation, as 16 hexadecimal digits. */
export const hashText = (text: string): string => {
  let a = 0x811c9dc5;
  let b = 0x2f0b4a27;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x5bd1e995);
    b ^= b >>> 15;
  }
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
};
export const hashPosition = (g: Game): string => hashText(writePosition(g));
