/** Team, score, clock, score, team: read in a quarter of a second. */

import { t } from '@ironpitch/texts/page';
import { createEffect, createMemo, createSignal, type JSX, on, Show } from 'solid-js';
import { threeLetters } from './names.ts';

export interface TeamPlate {
  readonly name: string;
  readonly under: string;
  readonly score: number;
  readonly turn: boolean;
}
/** Letters that fit on a plate of middling width. */
const LONG = 9;
export const ScoreBug = (props: { teams: readonly [TeamPlate, TeamPlate]; children?: JSX.Element; label: string }) => (
  <div class="bug" role="status" aria-label={props.label}>
    <Plate team={props.teams[0]} side="home" />
    <div class="bug__mid">{props.children}</div>
    <Plate team={props.teams[1]} side="away" />
  </div>
);
const Plate = (props: { team: TeamPlate; side: 'home' | 'away' }) => (
  <div class={`bug__team ${props.side}`} data-turn={props.team.turn ? '' : undefined}>
    <span class="bug__name" title={props.team.name} data-long={props.team.name.length > LONG ? '' : undefined}>
      <span class="wide-only">
        {props.team.name}
        <small>{props.team.under}</small>
      </span>
      <span class="phone-only">{threeLetters(props.team.name)}</span>
    </span>
    <span class="bug__score">
      <Digits score={props.team.score} />
    </span>
  </div>
);
/** The number rolls up once when it changes; the style sheet says for how long, and that it may not move at all. */
const Digits = (props: { score: number }) => {
  // The plate is made anew with every answer: only another number is a change.
  const score = createMemo(() => props.score);
  const [changes, setChanges] = createSignal(0);
  createEffect(on(score, () => setChanges(changes() + 1), { defer: true }));
  return (
    <Show when={`${changes()}`} keyed>
      {round => <span classList={{ 'bug__digits--new': round !== '0' }}>{score()}</span>}
    </Show>
  );
};
export const scoreLabel = (teams: readonly [TeamPlate, TeamPlate], whose: string): string =>
  t.match.score(teams[0].name, teams[1].name, teams[0].score, teams[1].score, whose);
