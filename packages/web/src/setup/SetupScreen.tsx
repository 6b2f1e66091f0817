/** Before a match: game, teams with their cards, who plays each side, modules and options, seed. */
import type { Coach, RulesetView, TeamCard, TeamRead } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { createMemo, createResource, createSignal, For, Show } from 'solid-js';
import { SetAside } from '../home/SetAside.tsx';
import { chooseFile, textOf } from '../keep/files.ts';
import { forgetTeam, keepTeam, keptTeams } from '../keep/teams.ts';
import { Icon } from '../look/Icon.tsx';
import { TopBar } from '../match/TopBar.tsx';
import { go, startMatch } from '../session.ts';
import { table } from '../table/client.ts';

import { type Chosen, Options } from './Options.tsx';
import { TeamChoice } from './TeamChoice.tsx';

const s = t.setup;
const pick = <T,>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const withTeam = (teams: readonly [string, string], side: 0 | 1, team: string): readonly [string, string] =>
  side === 0 ? [team, teams[1]] : [teams[0], team];

/** `team` plays at home: a ready-made one by its id, or `own` for the one kept last. */
export default function SetupScreen(props: { ruleset: string; team: string }) {
  const [rulesets] = createResource(() => table.rulesets());
  return (
    <>
      <TopBar where={s.title} />
      <main class="wrap">
        <SetAside />
        <Show when={rulesets()}>{list => <Setup rulesets={list()} first={props.ruleset} team={props.team} />}</Show>
      </main>
    </>
  );
}
/** Games whose teams can be built: the page opens their files. */
const hasTeamFiles = (ruleset: string): boolean => ruleset.startsWith('blood');

const Setup = (props: { rulesets: readonly RulesetView[]; first: string; team: string }) => {
  const known = (id: string): RulesetView =>
    props.rulesets.find(r => r.id === id) ?? (props.rulesets[0] as RulesetView);
  const [id, setId] = createSignal(known(props.first).id);
  const ruleset = createMemo(() => known(id()));
  const [teams, setTeams] = createSignal(teamsFirst(ruleset(), props.team));
  const [coaches, setCoaches] = createSignal<readonly [Coach, Coach]>(['person', 'greedy']);
  const [options, setOptions] = createSignal<Chosen>({});
  const [seed, setSeed] = createSignal('');
  const [arranged, setArranged] = createSignal(false);
  const [problem, setProblem] = createSignal('');
  /** Why the match as it was chosen cannot be played. */
  const [refusal, setRefusal] = createSignal('');
  const [faulty, setFaulty] = createSignal<TeamRead | null>(null);
  const [own, { mutate: setOwn }] = createResource(id, ownTeams, { initialValue: [] });
  const choose = (next: string): void => {
    setId(next);
    setTeams(known(next).boxTeams);
    setOptions({});
    setFaulty(null);
    setProblem('');
  };
  const surprise = async (): Promise<void> => {
    const { teams: list, options: offered } = ruleset();
    const any = await table.anyOptions(id());
    setTeams([pick(list).id, pick(list).id]);
    setOptions(
      Object.fromEntries(offered.map(({ name, normal }) => [name, (any[name] as typeof normal | undefined) ?? normal])),
    );
  };
  const openTeam = async (side: 0 | 1): Promise<void> => {
    const file = await chooseFile();
    if (!file) return;
    setFaulty(null);
    setProblem('');
    try {
      const read = await table.readTeam(id(), await textOf(file));
      const { card } = read;
      if (!card) return void setFaulty(read);
      keepTeam(card.id);
      setOwn([card, ...own().filter(one => one.id !== card.id)]);
      setTeams(withTeam(teams(), side, card.id));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const forget = (team: string): void => {
    forgetTeam(team);
    setOwn(own().filter(one => one.id !== team));
    const [home, away] = ruleset().boxTeams;
    const [homeNow, awayNow] = teams();
    setTeams([homeNow === team ? home : homeNow, awayNow === team ? away : awayNow]);
  };
  const start = async (): Promise<void> => {
    const [home, away] = teams();
    const chosen = Object.fromEntries(
      ruleset().options.flatMap(({ name, normal }) => {
        const value = options()[name] ?? normal;
        return value === normal ? [] : [[name, value]];
      }),
    );
    setRefusal('');
    try {
      await startMatch({
        match: { ruleset: id(), home, away, options: chosen },
        coaches: coaches(),
        arranged: arranged(),
        ...(seed().trim() === '' ? {} : { seed: seed().trim() }),
      });
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <div class="h-sec">
        <h1 class="title">{s.title}</h1>
        <button class="btn" type="button" onClick={() => void surprise()}>
          <Icon name="star" />
          {s.surprise}
        </button>
      </div>
      <section class="panel pad" aria-label={s.game}>
        <div class="switch switch--wide">
          <For each={props.rulesets}>
            {one => (
              <button type="button" aria-pressed={id() === one.id} onClick={() => choose(one.id)}>
                {t.games[one.id]?.name ?? one.name}
              </button>
            )}
          </For>
        </div>
        <p class="lead">{t.games[id()]?.lead}</p>
        <a class="link" href={`#/teams/${id()}`}>
          {hasTeamFiles(id()) ? s.build : s.side}
        </a>
      </section>
      <Show when={faulty()}>{read => <Faults read={read()} ruleset={id()} />}</Show>
      <Show when={refusal()}>
        <section class="panel pad trouble" role="alert" ref={showIt}>
          <b>{s.cannotStart}</b>
          <p>{refusal()}</p>
        </section>
      </Show>
      <Show when={problem()}>
        <section class="panel pad trouble" role="alert" ref={showIt}>
          <b>{s.teamBad}</b>
          <p>{s.teamBadLead}</p>
          <p class="softer">{problem()}</p>
        </section>
      </Show>
      <div class="versus">
        <For each={[0, 1] as const}>
          {side => (
            <TeamChoice
              side={side}
              ruleset={ruleset()}
              own={own()}
              team={teams()[side]}
              coach={coaches()[side]}
              onTeam={team => setTeams(withTeam(teams(), side, team))}
              onCoach={coach => setCoaches(side === 0 ? [coach, coaches()[1]] : [coaches()[0], coach])}
              {...(hasTeamFiles(id()) ? { onOpen: () => void openTeam(side) } : {})}
              onForget={forget}
            />
          )}
        </For>
      </div>
      <Options
        ruleset={ruleset()}
        chosen={options()}
        onChoose={(name, value) => setOptions({ ...options(), [name]: value })}
        arranged={arranged()}
        onArranged={setArranged}
        seed={seed()}
        onSeed={setSeed}
      />
      <div class="row row--end kickoff">
        <button class="btn btn--go" type="button" onClick={() => void start()}>
          <Icon name="play" />
          {s.kickOff}
        </button>
      </div>
    </>
  );
};
const teamsFirst = ({ boxTeams, teams }: RulesetView, team: string): readonly [string, string] => {
  const [own] = team === 'own' ? keptTeams() : [];
  const home = own ?? teams.find(one => one.id === team)?.id;
  return home === undefined ? boxTeams : [home, boxTeams.find(one => one !== home) ?? boxTeams[1]];
};
/** Those kept on this device that belong to the game and are still legal. */
const ownTeams = async (ruleset: string): Promise<readonly TeamCard[]> => {
  if (!hasTeamFiles(ruleset)) return [];
  const read = await Promise.all(keptTeams().map(text => table.readTeam(ruleset, text).catch(() => null)));
  return read.flatMap(one => (one?.card ? [one.card] : []));
};
/** What went wrong is seen, however far down the button was. */
const showIt = (element: HTMLElement): void => queueMicrotask(() => element.scrollIntoView({ block: 'center' }));
const Faults = (props: { read: TeamRead; ruleset: string }) => (
  <section class="panel pad trouble" role="alert" ref={showIt}>
    <b>{s.teamFaults(props.read.name)}</b>
    <ul class="faults">
      <For each={props.read.faults}>
        {fault => (
          <li>
            {fault.text}{' '}
            <button class="rule" type="button" onClick={() => go(`/rules/${props.ruleset}/${fault.rule}`)}>
              {fault.rule}
            </button>
          </li>
        )}
      </For>
    </ul>
    <p class="softer">{s.teamBadLead}</p>
  </section>
);
