/** Every legal answer of every question can be typed as the screen shows it: random matches of all teams and modules. */
import { BotSeat, botNamed } from '@ironpitch/ai';
import { type BlitzEvent, type BlitzGame, rulesets, SeededDice } from '@ironpitch/engine';
import { expect, test } from 'vitest';
import { marksFor, questionLines } from '../src/play/ask.ts';
import { helpPage } from '../src/play/commands.ts';
import { understand, wordsOf } from '../src/play/input.ts';
import { drawScreen } from '../src/play/screen.ts';
import { visibleWidth } from '../src/play/style.ts';
import { actionOf, type Choice, choicesOf } from '../src/text/answers.ts';
import { tellAll } from '../src/text/events.ts';
import { labelOf } from '../src/text/players.ts';

/** What the screen tells a coach to type. */
const shown = (g: BlitzGame, choice: Choice): string => {
  const action = actionOf(choice.verb);
  if (action !== '') return `${labelOf(g, choice.object as never)} ${action}`;
  return choice.verb === 'play' && g.question.name !== 'bonusPlay' ? `play ${choice.label}` : choice.key;
};
const BROKEN = /undefined|NaN|null|\[object/;
const MATCHES = 12;

test.each(rulesets.map(one => [one.id, one] as const))(
  '%s: every legal answer can be typed as it is shown, and every screen fits 80 columns',
  (_, blitz) => {
    const seen = new Set<string>();
    const wrong = new Set<string>();
    const dice = new SeededDice('typable');
    for (let match = 0; match < MATCHES; match++) {
      const team = (): string => blitz.teams[dice.pick(blitz.teams.length)]?.id as string;
      const spec = { home: team(), away: team(), options: blitz.anyOptions(dice) };
      const g = blitz.create(spec, new SeededDice(`${match}`)) as BlitzGame;
      g.events = [];
      g.start();
      const bots = [0, 1].map(
        seat => new BotSeat(botNamed('random', blitz.id, `${match} ${seat}`), seat as 0 | 1, blitz, spec),
      );
      for (let asked = 0; !g.over; asked++) {
        const choices = choicesOf(g);
        for (const choice of choices) {
          const read = understand(g, choices, wordsOf(shown(g, choice)));
          const right =
            read.ok && read.answers.length === 1 && read.answers[0] === choice.answer && read.rest.length === 0;
          if (!right) wrong.add(`${g.question.name}: ${shown(g, choice)}`);
        }
        if (!seen.has(g.question.name) || asked % 25 === 0) {
          seen.add(g.question.name);
          const question = questionLines(g, choices, 80);
          const log = tellAll(g, g.events as BlitzEvent[]);
          const lines = drawScreen({
            g,
            viewer: g.asked,
            columns: 80,
            rows: 24,
            log,
            question,
            ...marksFor(g, choices),
          });
          for (const line of lines) if (visibleWidth(line) > 80) wrong.add(`too long: ${line}`);
          for (const text of [...log, ...question, ...helpPage(g)]) if (BROKEN.test(text)) wrong.add(text);
        }
        g.choose((bots[g.asked] as BotSeat).answer(g));
      }
    }
    expect([...wrong]).toEqual([]);
    expect(seen.size).toBeGreaterThan(18);
  },
);
