/** The match report in sentences: what belongs together becomes one line. */
import type { BlitzEvent, BlitzGame } from '@ironpitch/engine';
import { type BlitzReportWords, t } from '@ironpitch/texts/terminal';
import { squareText, together } from '../sentences.ts';
import { arenaText, challengeText, eventText, playText } from './cards.ts';
import { labelOf, nameOf, teamName, violenceOf } from './players.ts';

type EventOf<T extends BlitzEvent['type']> = Extract<BlitzEvent, { readonly type: T }>;

/** One event as a sentence. */
export const tell = (g: BlitzGame, event: BlitzEvent): string => {
  const words: BlitzReportWords = {
    player: p => nameOf(g, p),
    team: seat => teamName(g, seat),
    square: sq => squareText(g, sq),
    challenge: id => challengeText(g, id).name,
    play: id => playText(g, id),
    event: id => eventText(g, id),
    arena: id => arenaText(g, id),
    violence: p => violenceOf(g, p),
  };
  const sentence = t.blitz.report[event.type] as (event: BlitzEvent, words: BlitzReportWords) => string;
  return sentence(event, words).replace(/!\.$/, '!');
};

/** Kinds of Action that the event after their declaration tells by itself. */
const SELF_EXPLAINING: ReadonlySet<BlitzEvent['type']> = new Set([
  'moved',
  'moveRolled',
  'blockRolled',
  'stoodUp',
  'placed',
  'threw',
  'foulRolled',
  'threwTeammate',
]);

/** Several events as sentences. What belongs together becomes one line: an Action and its squares, a team's set-up. */
export const tellAll = (g: BlitzGame, events: readonly BlitzEvent[]): string[] => {
  const out: string[] = [];
  let way = '';
  for (let i = 0; i < events.length; i++) {
    const event = events[i] as BlitzEvent;
    const next = events[i + 1];
    if (event.type === 'actionStarted' && next && SELF_EXPLAINING.has(next.type)) {
      const word = t.blitz.ways[event.action] ?? (t.blitz.ways.other as string);
      way = event.free ? t.blitz.forFree(word) : word;
      if (event.free && next.type !== 'moved') out.push(tell(g, event));
    } else if (event.type === 'moved') {
      const path = together(
        events,
        i,
        (one): one is EventOf<'moved'> => one.type === 'moved' && one.player === event.player,
      );
      const squares = [event.from, ...path.map(one => one.to)].map(sq => squareText(g, sq));
      out.push(t.blitz.walked(nameOf(g, event.player), way || (t.blitz.ways.other as string), squares.join(' > ')));
      way = '';
      i += path.length - 1;
    } else if (event.type === 'placed' && next?.type === 'placed') {
      const seat = g.control(event.player);
      const team = together(
        events,
        i,
        (one): one is EventOf<'placed'> => one.type === 'placed' && g.control(one.player) === seat,
      );
      const places = team.map(one => t.blitz.placedAt(labelOf(g, one.player), squareText(g, one.to)));
      out.push(t.blitz.setUp(teamName(g, seat), places.join(', ')));
      i += team.length - 1;
    } else if (event.type === 'cardDealt' && next?.type === 'deckTop') {
      out.push(t.blitz.dealtNext(tell(g, event), challengeText(g, next.challenge).name));
      i++;
    } else if (event.type === 'blockResult' && isOnlyDie(events[i - 1], event)) {
      // the roll has said it already
    } else out.push(tell(g, event));
  }
  return out;
};
const isOnlyDie = (before: BlitzEvent | undefined, result: EventOf<'blockResult'>): boolean =>
  before?.type === 'blockRolled' && before.dice.length === 1 && before.dice[0] === result.face;
