/** One side of a match to come: which team, who coaches it, and what it is made of. */
import type { Coach, RulesetView, TeamCard } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { For, Show } from 'solid-js';
import { faceOfRuleset } from '../games.ts';
import { Explained } from '../learn/Terms.tsx';
import { Icon } from '../look/Icon.tsx';
import { Figure } from '../pitch/Figure.tsx';
import { levelOf } from './levels.ts';
import { styleOf } from './styles.ts';

const s = t.setup;

export const TeamChoice = (props: {
  side: 0 | 1;
  ruleset: RulesetView;
  /** Teams out of files. */
  own: readonly TeamCard[];
  team: string;
  coach: Coach;
  onTeam: (team: string) => void;
  onCoach: (coach: Coach) => void;
  /** Left out: the game has no team files. */
  onOpen?: () => void;
  onForget: (team: string) => void;
}) => {
  const card = (): TeamCard =>
    [...props.ruleset.teams, ...props.own].find(one => one.id === props.team) ?? (props.ruleset.teams[0] as TeamCard);
  return (
    <section
      class={`panel pad teamcard ${props.side === 0 ? 'home' : 'away'}`}
      aria-label={s.team(t.sides[props.side])}
    >
      <span class="eyebrow">{props.side === 0 ? s.home : s.away}</span>
      <select
        class="teamcard__pick"
        aria-label={s.team(t.sides[props.side])}
        value={props.team}
        onChange={e => props.onTeam(e.currentTarget.value)}
      >
        <Show when={props.own.length > 0} fallback={<Teams teams={props.ruleset.teams} now={props.team} />}>
          <optgroup label={s.own}>
            <Teams teams={props.own} now={props.team} />
          </optgroup>
          <optgroup label={s.ready}>
            <Teams teams={props.ruleset.teams} now={props.team} />
          </optgroup>
        </Show>
      </select>
      <CoachSwitch bots={props.ruleset.bots} coach={props.coach} onCoach={props.onCoach} />
      <Show when={styleOf(props.ruleset.id, card().roster)}>
        {style => (
          <p class="teamcard__style">
            {style()}{' '}
            <Show when={levelOf(props.ruleset.id, card().roster)}>
              {level => <b data-level={level()}>{s[level()]}</b>}
            </Show>
          </p>
        )}
      </Show>
      <Show when={card().facts.length > 0}>
        <p class="squad__values">
          <For each={card().facts}>
            {([name, value]) => (
              <span>
                <small>{t.blood.facts[name] ?? name}</small> {value}
              </span>
            )}
          </For>
        </p>
      </Show>
      <Squad card={card()} side={props.side} ruleset={props.ruleset.id} />
      <Show when={props.onOpen}>
        {open => (
          <div class="row teamcard__files">
            <button class="btn btn--quiet" type="button" title={s.openTeamHelp} onClick={() => open()()}>
              <Icon name="folder" />
              {s.openTeam}
            </button>
            <Show when={props.own.includes(card())}>
              <button class="btn btn--quiet" type="button" onClick={() => props.onForget(card().id)}>
                <Icon name="no" />
                {s.forgetTeam}
              </button>
            </Show>
          </div>
        )}
      </Show>
    </section>
  );
};
const Teams = (props: { teams: readonly TeamCard[]; now: string }) => (
  <For each={props.teams}>
    {team => (
      <option value={team.id} selected={team.id === props.now}>
        {team.name}
      </option>
    )}
  </For>
);
export const CoachSwitch = (props: {
  bots: readonly Coach[];
  coach: Coach;
  label?: string;
  onCoach: (coach: Coach) => void;
}) => (
  <fieldset class="coaches">
    <legend class="eyebrow">{props.label ?? s.coach}</legend>
    <div class="switch switch--wide">
      <For each={['person', ...props.bots] as Coach[]}>
        {coach => (
          <button
            type="button"
            aria-pressed={props.coach === coach}
            title={t.coachHelp[coach]}
            onClick={() => props.onCoach(coach)}
          >
            {t.coachLabels[coach]}
          </button>
        )}
      </For>
    </div>
    <p class="softer">{t.coachHelp[props.coach]}</p>
  </fieldset>
);
export const Squad = (props: { card: TeamCard; side: 0 | 1; ruleset: string }) => (
  <ul class="squad" aria-label={s.squad}>
    <For each={props.card.positions}>
      {position => (
        <li>
          <svg class="squad__figure" viewBox="0 0 64 68" aria-hidden="true">
            <Figure drawing={position.figure} shirt="" angular={props.side === 1} />
          </svg>
          <div>
            <b>
              {position.count} × {position.name}
            </b>
            <span class="squad__values">
              <For each={position.stats}>
                {([name, value]) => (
                  <span>
                    <small>{t.stats[name] ?? name}</small> {value}
                  </span>
                )}
              </For>
            </span>
            <span class="squad__skills">
              <For each={position.skills}>
                {skill => {
                  const words = () => faceOfRuleset(props.ruleset).skill(props.ruleset, skill);
                  return <Explained name={words().name} means={words().does} />;
                }}
              </For>
            </span>
          </div>
        </li>
      )}
    </For>
  </ul>
);
