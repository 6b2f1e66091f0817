/** The match by keyboard alone: arrows move the square cursor, Enter plans and then does, digits pick an answer. */
import type { SquareName } from '@ironpitch/table';
import { layoutOf, lieFor, stepTo } from '../pitch/geometry.ts';
import { toggleSound } from './listen.ts';
import type { Match } from './match.ts';

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const TYPING = 'input, textarea, select';

/** Returns how to stop listening. */
export const listenToKeys = (match: Match): (() => void) => {
  const listen = (event: KeyboardEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.ctrlKey || event.metaKey || event.altKey || target?.matches(TYPING)) return;
    if (act(match, event, target)) event.preventDefault();
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
};
/** True when the key meant something. */
const act = (match: Match, { key }: KeyboardEvent, target: Element | null): boolean => {
  const arrow = ARROWS[key];
  if (arrow) return moveCursor(match, arrow);
  const onButton = target?.matches('button, a, summary, [tabindex="0"]') ?? false;
  if (key === 'Enter' && !onButton) {
    const square = match.cursor();
    if (!square) return false;
    match.clickSquare(square);
    return true;
  }
  if (key === 'Escape') match.letGoOne();
  else if (key === 'u' || key === 'U') match.takeBack();
  else if (key === '?') match.setExplained(!match.explained());
  else if (key === 'y' || key === 'Y') match.doAgain();
  else if (key === 'h' || key === 'H') match.askForHints();
  else if (key === 'm' || key === 'M') toggleSound();
  else if ((key === 's' || key === 'S') && match.botAsked()) match.skip();
  else if (key === ' ' && !onButton && match.botAsked()) match.setPause(!match.paused());
  else if (key === 'e' || key === 'E') {
    const end = match.question()?.rows.find(row => row.does.kind === 'endTurn');
    if (!end) return false;
    match.doDeed(end.does);
  } else if (/^[1-9]$/.test(key)) {
    const row = match.row(Number(key) - 1);
    if (!row) return false;
    match.doDeed(row.does);
  } else return false;
  return true;
};
const moveCursor = (match: Match, [dx, dy]: readonly [number, number]): boolean => {
  const { view, viewer } = match.snapshot();
  const tall = matchMedia('(max-width: 599px) and (orientation: portrait)').matches;
  const layout = layoutOf(view.ground, lieFor(tall, viewer));
  const start: SquareName =
    match.cursor() ??
    view.players.find(p => p.id === match.selected())?.square ??
    ([Math.ceil(view.ground.columns / 2), Math.ceil(view.ground.rows / 2)] as const);
  const next = stepTo(layout, start, dx, dy);
  match.setCursor(next);
  match.setHover(next);
  match.setInspected(match.playerAt(next)?.id ?? null);
  // The focus leaves a button, so that Enter means the square.
  (document.activeElement as HTMLElement | null)?.blur();
  return true;
};
