/** The match report in sentences: what belongs together becomes one line. */
import { type blood, NOWHERE } from '@ironpitch/engine';
import { type BloodReportWords, t } from '@ironpitch/texts/terminal';
import { squareText, together } from '../sentences.ts';
import {
  cardName,
  cardText,
  causeName,
  faceWords,
  kickOffWords,
  labelOf,
  nameOf,
  positionOf,
  rerollName,
  rollName,
  skillName,
  teamName,
  weatherWords,
} from './players.ts';

type BloodEvent = blood.BloodEvent;
type BloodGame = blood.BloodGame;
type EventOf<T extends BloodEvent['type']> = Extract<BloodEvent, { readonly type: T }>;

const wordsFor = (g: BloodGame): BloodReportWords => ({
  player: p => nameOf(g, p),
  label: p => labelOf(g, p),
  position: p => positionOf(g, p).name,
  team: seat => teamName(g, seat),
  square: sq => (sq === NOWHERE ? '' : squareText(g, sq)),
  skill: id => skillName(g, id),
  card: id => ({ name: cardName(g, id), does: cardText(g, id) }),
  cause: cause => causeName(g, cause),
  roll: kind => rollName(g, kind),
  reroll: source => rerollName(g, source),
  kickOff: result => kickOffWords(g, result),
  weather: id => weatherWords(g, id),
  face: face => faceWords(g, face).name,
});
/** One event as a sentence. */
export const tell = (g: BloodGame, event: BloodEvent): string => {
  const sentence = t.blood.report[event.type] as (event: BloodEvent, words: BloodReportWords) => string;
  return t.capital(sentence(event, wordsFor(g)).replace(/([!.])\.$/, '$1'));
};

/** What comes right after a declaration and tells it as well. */
const SELF_EXPLAINING: ReadonlySet<BloodEvent['type']> = new Set(['moved', 'blockRolled', 'threwBomb', 'careened']);
/** An Action that goes without saying: a Move moves, a Block blocks. */
const SILENT: ReadonlySet<string> = new Set(['move', 'block', 'bomb']);

/** Several events as sentences. What belongs together becomes one line: an Action and its squares, a team's set-up. */
export const tellAll = (g: BloodGame, events: readonly BloodEvent[]): string[] => {
  const out: string[] = [];
  /** The Action that is moved in, where that is worth saying. */
  let action = '';
  /** Why the turn ends: told when it does, after everything that still happens. */
  let turnover = '';
  for (let i = 0; i < events.length; i++) {
    const event = events[i] as BloodEvent;
    const next = events[i + 1];
    if (event.type === 'declared' && next !== undefined && SELF_EXPLAINING.has(next.type)) {
      if (next.type === 'moved') action = SILENT.has(event.action) ? '' : (t.blood.actions[event.action]?.name ?? '');
      else if (!SILENT.has(event.action)) out.push(tell(g, event));
    } else if (event.type === 'moved') {
      const path = together<BloodEvent, EventOf<'moved'>>(
        events,
        i,
        (one): one is EventOf<'moved'> => one.type === 'moved' && one.player === event.player,
      );
      const squares = [event.from, ...path.map(one => one.to)].map(sq => squareText(g, sq));
      out.push(t.blood.walked(nameOf(g, event.player), action, squares.join(' > ')));
      action = '';
      i += path.length - 1;
    } else if (event.type === 'turnover') {
      if (event.cause !== 'touchdown') turnover = tell(g, event);
    } else if (event.type === 'turnEnded' && turnover !== '') {
      out.push(turnover);
      turnover = '';
    } else if (event.type === 'placed' && isPartOfSetUp(events, i)) {
      // the set-up is told once, when it is complete
    } else if (event.type === 'blockResult' && isOnlyDie(events[i - 1], event)) {
      // the roll has said it already
    } else if (!isToldByNext(event, next)) out.push(tell(g, event));
  }
  return turnover === '' ? out : [...out, turnover];
};
const isPartOfSetUp = (events: readonly BloodEvent[], from: number): boolean => {
  let at = from;
  while (events[at]?.type === 'placed') at++;
  return events[at]?.type === 'setUp';
};
const isOnlyDie = (before: BloodEvent | undefined, result: EventOf<'blockResult'>): boolean =>
  before?.type === 'blockRolled' && before.dice.length === 1 && before.dice[0] === result.face;
const isToldByNext = (event: BloodEvent, next: BloodEvent | undefined): boolean =>
  (event.type === 'turnEnded' && next?.type === 'turnStarted') ||
  (event.type === 'sentOff' && next?.type === 'removed') ||
  (event.type === 'passResult' && next?.type === 'ballScattered');
