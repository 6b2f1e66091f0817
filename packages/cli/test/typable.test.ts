/** Every legal answer of every question can be typed as the screen shows it: random matches of all teams and modules. */
import { type Bot, BotSeat, botNamed } from '@ironpitch/ai';
import { type RulesetDefinition, rulesets, SeededDice } from '@ironpitch/engine';
import { expect, test } from 'vitest';
import { WALKS } from '../src/play/blood/path.ts';
import { helpPage } from '../src/play/commands.ts';
import { gameAtTable } from '../src/play/games.ts';
import { plainStyle, visibleWidth } from '../src/play/style.ts';
import type { TableGame } from '../src/play/table.ts';
import { wordsOf } from '../src/play/typing.ts';
import { actionOf } from '../src/text/blitz/answers.ts';
import type { Choice } from '../src/text/choice.ts';
import { LivelyBot } from './blood/lively.ts';

/** What the screen tells a coach to type. */
const shown = ({ g }: TableGame, choice: Choice): string => {
  if (g.rules.game === 'blood') return choice.key;
  const action = actionOf(choice.verb);
  if (action !== '') return `${choice.key} ${action}`;
  return choice.verb === 'play' && g.question.name !== 'bonusPlay' ? `play ${choice.label}` : choice.key;
};
const BROKEN = /undefined|NaN|null|\[object/;
const MATCHES = { 'blitz-2024': 12, 'blitz-2022': 12, 'blood-2025': 9, 'blood-2016': 16 } as const;
const QUESTIONS = { blitz: 18, blood: 34 } as const;
const LOOKED_AT_EVERY = 25;
const SCREENS = [
  [80, 24],
  [120, 40],
] as const;
/** A busy machine is no failure. */
const SLOW_MS = 240_000;

const botFor = ({ id, game }: RulesetDefinition, seed: string): Bot =>
  game === 'blood' ? new LivelyBot(id, seed) : botNamed('random', id, seed);

/** One question: every answer typed as it is shown, and now and then the whole screen looked at. */
const findFaults = (game: TableGame, look: boolean): string[] => {
  const { g } = game;
  const isWalk = WALKS.has(g.question.name);
  if (isWalk && !look) return []; // ways are looked for
  const choices = game.choices();
  const wrong: string[] = [];
  for (const choice of choices) {
    const read = game.understand(choices, wordsOf(shown(game, choice)));
    // In a walk there may be a safer way round to a square alongside.
    const direct = read.ok && (read.steps.length === 1 || (isWalk && choice.verb === 'to'));
    const right = read.ok && direct && read.steps.at(-1)?.answer === choice.answer && read.rest.length === 0;
    if (!right) wrong.push(`${g.question.name}: ${shown(game, choice)}`);
  }
  if (!look) return wrong;
  const log = game.tell(g.events ?? []);
  for (const [columns, rows] of SCREENS) {
    const question = game.questionLines(choices, columns, plainStyle);
    const lines = game.draw({ viewer: g.asked, style: plainStyle, columns, rows, log, question, choices });
    for (const line of lines) if (visibleWidth(line) > columns) wrong.push(`too long: ${line}`);
    for (const text of [...log, ...question, ...helpPage(game)]) if (BROKEN.test(text)) wrong.push(text);
  }
  return wrong;
};

test.each(rulesets.map(one => [one.id, one] as const))(
  '%s: every legal answer can be typed as it is shown, and every screen fits 80 columns',
  { timeout: SLOW_MS },
  (_, ruleset) => {
    const seen = new Set<string>();
    const wrong = new Set<string>();
    const dice = new SeededDice('typable');
    for (let match = 0; match < MATCHES[ruleset.id as keyof typeof MATCHES]; match++) {
      const team = (): string => ruleset.teams[dice.pick(ruleset.teams.length)]?.id as string;
      const spec = { home: team(), away: team(), options: ruleset.anyOptions(dice) };
      const g = ruleset.create(spec, new SeededDice(`${match}`));
      g.events = [];
      g.start();
      const game = gameAtTable(g);
      const bots = ([0, 1] as const).map(seat => new BotSeat(botFor(ruleset, `${match} ${seat}`), seat, ruleset, spec));
      for (let asked = 0; !g.over; asked++) {
        const look = !seen.has(g.question.name) || asked % LOOKED_AT_EVERY === 0;
        seen.add(g.question.name);
        for (const fault of findFaults(game, look)) wrong.add(fault);
        g.choose((bots[g.asked] as BotSeat).answer(g));
      }
    }
    expect([...wrong]).toEqual([]);
    expect(seen.size).toBeGreaterThan(QUESTIONS[ruleset.game]);
  },
);
