/** The start: one click to the pitch, the match to continue, every game, and four doorways. */
import type { NewMatch } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { createResource, createSignal, For, type Resource, Show } from 'solid-js';
import { forgetMatch, keptMatches } from '../keep/matches.ts';
import { preferences } from '../keep/preferences.ts';
import { keptTeams } from '../keep/teams.ts';
import { lessons } from '../learn/lessons.ts';
import { Icon } from '../look/Icon.tsx';
import { ScoreBug } from '../match/ScoreBug.tsx';
import { BrandMark, TopBar } from '../match/TopBar.tsx';
import { go, startMatch } from '../session.ts';
import { table } from '../table/client.ts';

import { openFile } from './openfile.ts';
import { PitchShape } from './PitchShape.tsx';
import { Scene } from './Scene.tsx';
import { SetAside } from './SetAside.tsx';

const GAMES = ['blitz-2024', 'blitz-2022', 'blood-2025', 'blood-2016'] as const;
const FIRST_BLOOD = { ruleset: 'blood-2025', home: 'human', away: 'orc', options: {} } as const;
const FIRST_MATCH = { ruleset: 'blitz-2024', home: 'dwarf', away: 'orc', options: { pitch: 'stone' } } as const;

/** What has arrived so far: the start does not wait for the table, nor for what is kept. */
const arrived = <T,>(resource: Resource<T>): T | undefined =>
  resource.state === 'ready' || resource.state === 'refreshing' ? resource.latest : undefined;

interface Problem {
  readonly title: string;
  readonly lead: string;
  readonly text: string;
}
/** `lost`: the address that was asked for is none. */
export const HomeScreen = (props: { lost: boolean }) => {
  const [problem, setProblem] = createSignal<Problem | null>(null);
  const [starting, setStarting] = createSignal(false);
  const [reading, setReading] = createSignal(false);
  const [matches, { refetch }] = createResource(keptMatches);
  const [rulesets] = createResource(() => table.rulesets());
  const kept = () => arrived(matches);
  /** Team lists, not ready-made teams. */
  const teamCount = (id: string): number =>
    new Set(
      arrived(rulesets)
        ?.find(one => one.id === id)
        ?.teams.map(team => team.roster),
    ).size;
  const latest = () => kept()?.find(match => !match.over);
  const begin = async (friend: boolean): Promise<void> => {
    await start({ match: FIRST_MATCH, coaches: ['person', friend ? 'person' : 'gentle'], arranged: !friend });
  };
  const start = async (what: NewMatch): Promise<void> => {
    if (starting()) return;
    setStarting(true);
    setProblem(null);
    try {
      await startMatch(what);
    } catch (error) {
      setStarting(false);
      setProblem({
        title: t.match.fallen,
        lead: t.home.notStarted,
        text: error instanceof Error ? error.message : String(error),
      });
    }
  };
  const open = async (): Promise<void> => {
    setProblem(null);
    const found = await openFile(setReading);
    setProblem(found ? { title: t.missing.file, lead: t.missing.fileLead, text: found } : null);
  };
  return (
    <div class="p-home">
      <TopBar where={t.tagline} />
      <main class="wrap">
        <Show when={props.lost}>
          <section class="panel pad trouble" role="alert">
            <b>{t.missing.address}</b>
            <p>{t.missing.addressLead}</p>
          </section>
        </Show>
        <SetAside />
        <section class="hero">
          <div>
            <h1>{t.home.title}</h1>
            <p>{t.home.lead}</p>
            <div class="row">
              <button class="btn btn--go" type="button" aria-busy={starting()} onClick={() => void begin(false)}>
                <Icon name="play" />
                {starting() ? t.home.starting : t.home.playNow}
              </button>
              <button class="btn" type="button" onClick={() => void begin(true)}>
                <Icon name="friends" />
                {t.home.withFriend}
              </button>
            </div>
            <p class="hero__more">
              <button
                type="button"
                class="link"
                onClick={() => void start({ match: FIRST_BLOOD, coaches: ['person', 'gentle'], arranged: true })}
              >
                {t.home.firstBlood}
              </button>
              <span>{t.home.firstBloodLead}</span>
            </p>
          </div>
          <Scene />
        </section>
        <Show when={problem()}>
          {shown => (
            <section class="panel pad trouble" role="alert">
              <b>{shown().title}</b>
              <p>{shown().lead}</p>
              <p class="softer">{shown().text}</p>
            </section>
          )}
        </Show>
        <section class="panel cont" aria-label={t.home.resume}>
          <Show when={latest()} fallback={<ContinueNothing none={kept() === null} />}>
            {match => (
              <div class="cont__match">
                <span class="eyebrow">{t.home.continue(t.ago((Date.now() - match().saved) / 60_000))}</span>
                <ScoreBug
                  label={t.match.score(match().teams[0], match().teams[1], match().score[0], match().score[1], '')}
                  teams={[
                    { name: match().teams[0], under: '', score: match().score[0], turn: match().active === 0 },
                    { name: match().teams[1], under: '', score: match().score[1], turn: match().active === 1 },
                  ]}
                >
                  <span class="bug__cell">
                    <b>{match().turn}</b>
                    <span>{t.match.turn}</span>
                  </span>
                </ScoreBug>
              </div>
            )}
          </Show>
          <div class="row">
            <Show when={latest()}>
              {match => (
                <>
                  <button class="btn" type="button" onClick={() => go(`/match/${match().id}`)}>
                    <Icon name="play" />
                    {t.home.resume}
                  </button>
                  <button
                    class="btn btn--quiet"
                    type="button"
                    aria-label={t.replay.delete}
                    title={t.replay.delete}
                    onClick={() => void forgetMatch(match().id).then(refetch)}
                  >
                    <Icon name="no" />
                  </button>
                </>
              )}
            </Show>
            <button class="btn" type="button" aria-busy={reading()} onClick={() => void open()}>
              <Icon name="folder" />
              {reading() ? t.home.reading : t.home.openFile}
            </button>
          </div>
        </section>
        <section>
          <h2 class="h-sec">{t.home.choose}</h2>
          <div class="grid4">
            <For each={GAMES}>
              {id => (
                <a class="tile" href={`#/setup/${id}`}>
                  <PitchShape ruleset={id} />
                  <h3>{t.games[id]?.name}</h3>
                  <p>{t.games[id]?.lead}</p>
                  <span class="facts">
                    <span>
                      {t.games[id]?.minutes}
                      <small>{t.home.facts.minutes}</small>
                    </span>
                    <span>
                      {t.games[id]?.aside}
                      <small>{t.home.facts.aside}</small>
                    </span>
                    <span>
                      {teamCount(id) || '…'}
                      <small>{t.home.facts.teams}</small>
                    </span>
                  </span>
                </a>
              )}
            </For>
          </div>
        </section>
        <section class="grid4 doorways">
          <Doorway
            href="#/learn"
            icon="learn"
            title={t.home.learn}
            lead={t.home.learnLead}
            facts={t.home.learnDone(preferences().learnt.length, lessons.length)}
          />
          <Doorway
            href="#/replay"
            icon="film"
            title={t.home.replay}
            lead={t.home.replayLead}
            facts={t.home.replayCount(kept()?.length ?? 0)}
          />
          <Doorway
            href="#/teams"
            icon="team"
            title={t.home.teams}
            lead={t.home.teamsLead}
            facts={t.home.teamsKept(keptTeams().length)}
          />
          <Doorway href="#/rules" icon="book" title={t.home.rules} lead={t.home.rulesLead} facts={t.home.rulesFacts} />
        </section>
        <footer class="foot">
          <BrandMark />
          <span>{t.note}</span>
        </footer>
      </main>
    </div>
  );
};
const ContinueNothing = (props: { none: boolean }) => (
  <div>
    <span class="eyebrow">{t.home.resume}</span>
    <p class="soft">{props.none ? t.home.notSaved : t.replay.empty}</p>
  </div>
);
const Doorway = (props: {
  href: string;
  icon: Parameters<typeof Icon>[0]['name'];
  title: string;
  lead: string;
  facts: string;
}) => (
  <a class="tile tile--line" href={props.href}>
    <Icon name={props.icon} />
    <h3>{props.title}</h3>
    <p>{props.lead}</p>
    <p class="softer">{props.facts}</p>
  </a>
);
