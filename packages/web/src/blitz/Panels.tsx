/** The cards of Blitz Bowl: three challenges, the next one, the coach's hand, and how far the lead has come. */
import type { Snapshot, Win } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { For, Show } from 'solid-js';
import { Terms } from '../learn/Terms.tsx';
import { nameById, teamName } from '../match/names.ts';
import { blitzPart } from './part.ts';
import { cardWords } from './words.ts';

export const BlitzPanels = (props: { snapshot: Snapshot; gains: readonly string[]; wins: readonly Win[] }) => {
  const part = () => blitzPart(props.snapshot.view);
  const ruleset = () => props.snapshot.view.ruleset;
  const claimable = (space: number): boolean =>
    props.snapshot.question?.choices.some(choice => choice.verb === 'claim' && choice.object === space + 1) ?? false;
  /** Who could meet a challenge for certain with the next order. */
  const whoCan = (challenge: string): string => {
    const able = props.wins.filter(({ gains }) => gains.includes(challenge));
    return able.length === 0 ? '' : t.match.within(able.map(({ player }) => nameById(props.snapshot.view, player)));
  };
  return (
    <section class="panel panel--cards" aria-label={t.match.challenges}>
      <header>
        <h2 class="eyebrow">{t.match.challenges}</h2>
        <span class="theirs" classList={{ 'theirs--warn': !part().claims }}>
          {part().claims ? t.match.claimAfter : t.match.noClaims}
        </span>
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
                    claimable(space())
                      ? t.match.canClaim
                      : props.gains.includes(found().id)
                        ? t.match.planClaims
                        : whoCan(found().id)
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
      <ScoreTrack snapshot={props.snapshot} />
    </section>
  );
};
/** The lead as a bar from the middle to the side that has it; full is Sudden Death. */
const ScoreTrack = (props: { snapshot: Snapshot }) => {
  const view = () => props.snapshot.view;
  const needed = (): number => blitzPart(view()).suddenDeathLead;
  const lead = (): number => view().score[0] - view().score[1];
  const leader = (): 0 | 1 => (lead() >= 0 ? 0 : 1);
  const width = (side: 0 | 1): string =>
    side === leader() ? `${Math.min(100, (Math.abs(lead()) / needed()) * 100)}%` : '0';
  return (
    <div class="track">
      <span class="track__bar track__bar--home" aria-hidden="true">
        <i class="home" style={{ width: width(0) }} />
      </span>
      <span>
        {lead() === 0 ? t.match.level : t.match.leads(teamName(view(), leader()), Math.abs(lead()))}{' '}
        <Terms text={t.match.suddenDeathAt(needed())} game="blitz" />
      </span>
      <span class="track__bar" aria-hidden="true">
        <i class="away" style={{ width: width(1) }} />
      </span>
    </div>
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
