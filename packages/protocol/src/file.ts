/** The frame of a scenario file: what it says in every game, around the game's own position and expectations. */
import { BadInput, show } from '@ironpitch/engine';
import type { EventFields } from './events.ts';
import {
  about,
  anything,
  type Fields,
  list,
  named,
  object,
  oneOf,
  orNull,
  read,
  record,
  type Shape,
  text,
  within,
} from './shape.ts';
import { answer, side } from './words.ts';

/** An event as a scenario expects it: its type, and those of its fields that matter. */
const eventShape = (
  game: string,
  events: EventFields,
): Shape<Readonly<Record<string, unknown>> & { readonly type: string }> =>
  named(`${game}Event`, {
    says: 'an event { "type": …, … }',
    check(given, field) {
      const { type, ...fields } = read(record('an event { "type": …, … }', anything), given, field);
      if (typeof type !== 'string' || !Object.hasOwn(events, type))
        throw new BadInput(
          `${field}.type: there is no event ${show(type)}; there are ${Object.keys(events).join(', ')}`,
        );
      const known = Object.keys(events[type] ?? {});
      for (const key of Object.keys(fields)) {
        if (!known.includes(key) && key !== 'seen')
          throw new BadInput(`${within(field, key)}: the event ${type} has no such field; it has ${known.join(', ')}`);
      }
    },
    schema: () => ({ type: 'object', properties: { type: { enum: Object.keys(events) } }, required: ['type'] }),
  });

/** What is expected afterwards: the game's own fields of the position, then who is asked what, and the report. */
export const expectationShape = <O extends Fields>(game: string, position: O, events: EventFields) => {
  const event = eventShape(game, events);
  return named(
    `${game}Expect`,
    object(
      {},
      {
        ...position,
        asked: about(
          'null: nobody is asked, the match is over.',
          orNull(
            object(
              {},
              {
                question: text('the name of a question'),
                seat: side,
                about: record('what the question is about', anything),
                legal: about('Exactly these answers, in any order.', list(answer)),
                includes: about('At least these answers.', list(answer)),
              },
            ),
          ),
        ),
        events: about('These happened in this order; others may lie between.', list(event)),
        noEvents: about('None of these happened.', list(event)),
        illegal: about('Answers that are refused now.', list(answer)),
      },
    ),
  );
};

/** The most rolls, and the most answers, of a match: no match that was played to its end has had a tenth of it. */
export const SCRIPT_MAX = 50_000;
/** A file for these rulesets. */
export const scenarioShape = <P, E>(
  rulesets: readonly string[],
  position: Shape<P>,
  die: Shape<string>,
  expectation: Shape<E>,
) =>
  object(
    { ruleset: about('Which rules are played.', oneOf(...rulesets)) },
    {
      $schema: text(),
      title: about('What it shows, in a few words.', text()),
      rules: about('Ids of the rules it shows.', list(text())),
      notes: text(),
      home: about('A team; needed when there is no position.', text('the name of a team')),
      away: about('A team; needed when there is no position.', text('the name of a team')),
      options: about('The switches of the match.', record('an object { … } of options', anything)),
      position: about('Where it begins; from the beginning of the match when left out.', position),
      dice: about('Every roll, in order.', list(die, SCRIPT_MAX)),
      answers: about('What the coaches answer, in order.', list(answer, SCRIPT_MAX)),
      expect: expectation,
      plan: about('For odds: the steps whose chance is asked for.', list(answer)),
      prefer: about(
        'For odds: by question, answers in order of preference, for what comes up on the way.',
        record('answers by question', list(answer)),
      ),
      goal: about('For odds: what counts as success.', expectation),
    },
  );
