/** The cards of Blitz Bowl: three challenges, the next one, and the coach's hand. */
import { For, Show } from 'solid-js';
import { Terms } from '../learn/Terms.tsx';
import type { Snapshot } from '../table/service.ts';
import { t } from '../texts/index.ts';
import { blitzPart } from './part.ts';
import { cardWords } from './words.ts';

export const BlitzPanels = (props: { snapshot: Snapshot; gains: readonly string[] }) => {
  const part = () => blitzPart(props.snapshot.view);
  const ruleset = () => props.snapshot.view.ruleset;
  const claimable = (space: number): boolean =>
    props.snapshot.question?.choices.some(choice => choice.verb === 'claim' && choice.object === space + 1) ?? false;
  return (
    <section class="panel panel--cards" aria-label={t.match.challenges}>
      <header>
        <h2 class="eyebrow">{t.match.challenges}</h2>
        <span class="theirs">{t.match.claimAfter}</span>
      </header>
      <div class="cards">
        <For each={part().cards}>
          {(card, space) => (
            <Show when={card} fallback={<div class="card card--free">{t.match.noCard}</div>}>
              {found => (
                <ChallengeCard
                  words={cardWords(ruleset(), 'challenges', found().id)}
                  points={found().points}
                  lit={props.gains.includes(found().id) || claimable(space())}
                  near={
                    claimable(space()) ? t.match.canClaim : props.gains.includes(found().id) ? t.match.planClaims : ''
                  }
                />
              )}
            </Show>
          )}
        </For>
        <Show when={part().next}>
          {next => (
            <article class="card card--next">
              <span class="pts">{next().points}</span>
              <h3>{cardWords(ruleset(), 'challenges', next().id).name}</h3>
              <p>{t.match.next}</p>
            </article>
          )}
        </Show>
      </div>
      <Show when={props.snapshot.viewer !== null}>
        <div class="hand">
          <span class="eyebrow">{t.match.hand}</span>
          <For each={part().hand} fallback={<span class="softer hand__empty">{t.match.handEmpty}</span>}>
            {play => <BonusPlay words={cardWords(ruleset(), 'plays', play)} ready={canPlay(props.snapshot, play)} />}
          </For>
        </div>
      </Show>
    </section>
  );
};
const canPlay = ({ question }: Snapshot, play: string): boolean =>
  question?.choices.some(choice => choice.verb === 'play' && choice.object === play) ?? false;

const ChallengeCard = (props: {
  words: { readonly name: string; readonly does: string };
  points: number;
  lit: boolean;
  near: string;
}) => (
  <article class="card" classList={{ 'card--lit': props.lit }}>
    <h3>{props.words.name}</h3>
    <span class="pts">{props.points}</span>
    <p>
      <Terms text={props.words.does} game="blitz" />
    </p>
    <span class="near">{props.near}</span>
  </article>
);
const BonusPlay = (props: {
  words: { readonly name: string; readonly does: string; readonly when?: string };
  ready: boolean;
}) => (
  <div class="play" classList={{ 'play--wait': !props.ready }} title={`${props.words.when ?? ''} ${props.words.does}`}>
    <b>{props.words.name}</b>
    <span>
      <Terms text={(props.ready ? props.words.does : props.words.when) ?? ''} game="blitz" />
    </span>
  </div>
);
