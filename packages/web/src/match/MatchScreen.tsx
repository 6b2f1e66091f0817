/** The match: score, pitch, question, cards, commentary. On a phone what is below the pitch shares one sheet. */
import type { Plan, Side } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { createEffect, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { download } from '../keep/files.ts';
import { preferences } from '../keep/preferences.ts';
import { Icon, type IconName } from '../look/Icon.tsx';
import { kitStyle } from '../look/kits.ts';
import { Pitch } from '../pitch/Pitch.tsx';
import { table } from '../table/client.ts';

import { Commentary } from './Commentary.tsx';
import { DiceTray } from './DiceTray.tsx';
import { Dugouts } from './Dugouts.tsx';
import { listenToKeys } from './keys.ts';
import { listenTo, toggleSound } from './listen.ts';
import type { Match } from './match.ts';
import { coachName, teamName } from './names.ts';
import { PlayerCard } from './PlayerCard.tsx';
import { Question } from './Question.tsx';
import { ScoreBug, scoreLabel, type TeamPlate } from './ScoreBug.tsx';
import { screenShape } from './shape.ts';
import { Ticker } from './Ticker.tsx';
import { Tool, TopBar } from './TopBar.tsx';
import { isRisky, WhatFollows } from './WhatFollows.tsx';

type Tab = keyof typeof t.match.tabs;
const TABS: readonly (readonly [tab: Tab, icon: IconName])[] = [
  ['question', 'question'],
  ['cards', 'cards'],
  ['dugouts', 'bench'],
  ['log', 'log'],
  ['menu', 'menu'],
];

export const MatchScreen = (props: {
  match: Match;
  where: string;
  /** In place of the question: a replay's timeline, for example. */
  instead?: JSX.Element;
  above?: JSX.Element;
  onReport: () => void;
  onRule: (id: string) => void;
}) => {
  const { match } = props;
  const [tab, setTab] = createSignal<Tab>('question');
  const shape = screenShape();
  const snapshot = match.snapshot;
  const plates = (): readonly [TeamPlate, TeamPlate] => [plate(0), plate(1)];
  const plate = (side: Side): TeamPlate => ({
    name: teamName(snapshot().view, side),
    under: coachName(snapshot(), side),
    score: snapshot().view.score[side],
    turn: snapshot().outcome === null && snapshot().view.active === side,
  });
  const whose = (): string => {
    const { asked, coaches, view } = snapshot();
    if (asked === null) return t.match.over;
    if (coaches.every(coach => coach === 'person')) return t.match.coachOf(teamName(view, asked));
    return coaches[asked] === 'person' ? t.match.yourTurn : t.match.theirTurn(teamName(view, asked));
  };
  // The tab says whose turn it is, for whoever plays in another one meanwhile.
  createEffect(() => {
    document.title = `${snapshot().replay === null ? whose() : t.home.replay} · ${t.brand}`;
  });
  onCleanup(() => {
    document.title = t.brand;
  });
  onCleanup(listenToKeys(match));
  listenTo(match);
  match.repace();
  onCleanup(() => match.rest());
  // A new question brings its tab back.
  createEffect(() => {
    if (match.question() || match.handOver() !== null) setTab('question');
  });
  const inspected = () => snapshot().view.players.find(p => p.id === match.inspected());
  /** The plan the pointer only passes over. */
  const passing = (): Plan | null => {
    const plan = match.shownPlan();
    // On a phone it would lie on the question.
    return shape() !== 'phone' && plan !== match.aim() && isRisky(plan) ? plan : null;
  };
  /** On a phone the player's card lies where the plan is told: the plan goes first. */
  const covers = (): boolean => shape() === 'phone' && match.aim() !== null;
  const face = match.face;
  const tabName = (name: Tab): string => {
    if (name === 'cards') return face.panelsName;
    return name === 'question' && snapshot().replay !== null ? t.home.replay : t.match.tabs[name];
  };
  const Benches = face.Benches ?? Dugouts;
  const gains = (): readonly string[] => match.shownPlan()?.gains ?? [];
  const saveFile = async (): Promise<void> =>
    download(
      `${snapshot()
        .view.teams.map(team => team.id)
        .join('-')}.match.json`,
      await table.file(),
    );
  const me = (): Side | null => {
    const { coaches, asked } = snapshot();
    const own = coaches.indexOf('person');
    return own < 0 ? null : coaches.every(c => c === 'person') ? asked : (own as Side);
  };
  const [conceding, setConceding] = createSignal(false);
  const canConcede = (): boolean =>
    me() !== null && snapshot().outcome === null && snapshot().lesson === null && snapshot().replay === null;
  const concede = (): void => {
    setTab('question');
    setConceding(true);
  };
  const reallyConcede = (): void => {
    const side = me();
    setConceding(false);
    if (side !== null) match.concede(side);
  };
  return (
    <div
      class={`match p-match p-${face.kind}`}
      data-tab={tab()}
      style={preferences().kits === 'a' ? kitStyle(snapshot().view.teams) : {}}
    >
      <TopBar where={props.where}>
        <Tool
          icon={preferences().sound === 'on' ? 'sound' : 'mute'}
          label={preferences().sound === 'on' ? t.match.soundOff : t.match.soundOn}
          onClick={toggleSound}
        />
        <Show when={!props.instead}>
          <Show when={snapshot().canDoAgain}>
            <Tool icon="again" label={t.tools.doAgain} off={match.busy()} onClick={match.doAgain} />
          </Show>
          <Tool
            icon="back"
            label={t.tools.takeBack}
            off={!snapshot().canTakeBack || match.busy()}
            why={t.tools.takeBackNot}
            onClick={match.takeBack}
          />
          <Show when={snapshot().lesson === null}>
            <Tool icon="save" label={t.match.save} onClick={() => void match.beside(saveFile())} />
          </Show>
          <Show when={canConcede()}>
            <Tool icon="flag" label={t.match.concede} onClick={concede} />
          </Show>
        </Show>
      </TopBar>
      <main class="field">
        <h1 class="sr">{props.where}</h1>
        <section class="left" aria-label={t.match.region}>
          <ScoreBug teams={plates()} label={scoreLabel(plates(), whose())}>
            <face.Clock snapshot={snapshot()} />
          </ScoreBug>
          <div class="stage">
            <Pitch match={match} tall={shape() === 'phone'} />
            <Show when={shape() === 'phone' && face.Gutters} keyed>
              {Gutters => <Gutters snapshot={snapshot()} />}
            </Show>
          </div>
          <DiceTray match={match} />
          <Benches match={match} />
        </section>
        <aside class="right" aria-label={t.match.aside}>
          {props.above}
          <Show when={shape() === 'phone' && tab() === 'question' && !props.instead}>
            <Ticker match={match} />
          </Show>
          <div class="sheet" data-part="question">
            <Show when={!conceding()} fallback={<Concede onYes={reallyConcede} onNo={() => setConceding(false)} />}>
              {props.instead ?? <Question match={match} onReport={props.onReport} onRule={props.onRule} />}
            </Show>
          </div>
          <div class="sheet" data-part="cards">
            <Show when={snapshot().lesson === null || face.taughtByPanels(snapshot())}>
              <face.Panels snapshot={snapshot()} gains={gains()} wins={match.wins()} />
            </Show>
          </div>
          <Show when={shape() === 'phone'}>
            <div class="sheet" data-part="dugouts">
              <Benches match={match} />
            </div>
            <div class="sheet" data-part="menu">
              <nav class="panel phone-menu" aria-label={t.match.tabs.menu}>
                <button class="btn" type="button" disabled={!snapshot().canTakeBack} onClick={match.takeBack}>
                  <Icon name="back" />
                  {t.tools.takeBack}
                </button>
                <button class="btn" type="button" disabled={!snapshot().canDoAgain} onClick={match.doAgain}>
                  <Icon name="again" />
                  {t.tools.doAgain}
                </button>
                <button
                  class="btn"
                  type="button"
                  aria-pressed={match.zones()}
                  title={t.match.zonesHelp}
                  onClick={() => match.setZones(!match.zones())}
                >
                  <Icon name="square" />
                  {face.zonesName}
                </button>
                <button class="btn" type="button" onClick={() => void match.beside(saveFile())}>
                  <Icon name="save" />
                  {t.match.save}
                </button>
                <a class="btn" href="#/rules">
                  <Icon name="book" />
                  {t.tools.rulebook}
                </a>
                <a class="btn" href="#/settings">
                  <Icon name="gear" />
                  {t.tools.settings}
                </a>
                <Show when={canConcede()}>
                  <button class="btn" type="button" onClick={concede}>
                    <Icon name="flag" />
                    {t.match.concede}
                  </button>
                </Show>
                <a class="btn" href="#/">
                  <Icon name="leave" />
                  {t.match.leave}
                </a>
              </nav>
            </div>
          </Show>
          <div class="sheet sheet--log" data-part="log">
            <Commentary match={match} onRule={props.onRule} />
          </div>
          <Show when={passing()}>
            {plan => (
              <div class="inspect panel">
                <WhatFollows match={match} plan={plan()} onRule={props.onRule} />
              </div>
            )}
          </Show>
          <Show when={passing() === null && !covers() && inspected()}>
            {player => (
              <div class="inspect">
                <PlayerCard
                  player={player()}
                  face={face}
                  ruleset={snapshot().view.ruleset}
                  team={teamName(snapshot().view, player().side)}
                />
              </div>
            )}
          </Show>
          <nav class="tabs" aria-label={t.match.tabsLabel}>
            <For each={TABS}>
              {([name, icon]) => (
                <button type="button" aria-current={tab() === name ? 'true' : undefined} onClick={() => setTab(name)}>
                  <Icon name={icon} />
                  {tabName(name)}
                  <Show when={name === 'cards' && face.badge(snapshot()) > 0}>
                    <span class="n">{face.badge(snapshot())}</span>
                  </Show>
                </button>
              )}
            </For>
          </nav>
        </aside>
      </main>
    </div>
  );
};
/** Asked once, in the place of the question. */
const Concede = (props: { onYes: () => void; onNo: () => void }) => (
  <section class="panel ask" aria-labelledby="question" aria-live="assertive">
    <div class="ask__head ask__pass">
      <h2 id="question">{t.match.concedeSure}</h2>
      <p>{t.match.concedeLead}</p>
      <div class="row">
        <button class="btn btn--strong" type="button" onClick={() => props.onNo()}>
          {t.match.endTurnNo}
        </button>
        <button class="btn" type="button" onClick={() => props.onYes()}>
          {t.match.concedeYes}
        </button>
      </div>
    </div>
  </section>
);
