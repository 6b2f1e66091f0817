/** The team being built beside a ready-made one, in figures. */
import type { TeamFile } from '@ironpitch/engine';
import type { RulesetView, TeamCard, TeamSheet } from '@ironpitch/table';
import type { Late } from '@ironpitch/texts/page';
import { createMemo, createSignal, For, Show } from 'solid-js';
import { gold } from './Shelves.tsx';

/** Rows of the comparison, by the name of their text. */
type Figures = Readonly<Record<string, string>>;
const average = (values: readonly string[]): string => {
  const numbers = values.map(value => Number.parseInt(value, 10)).filter(value => !Number.isNaN(value));
  if (numbers.length === 0) return '–';
  const mean = numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
  return `${mean.toFixed(1)}${values[0]?.endsWith('+') ? '+' : ''}`;
};
interface Man {
  readonly stats: readonly (readonly [name: string, value: string])[];
  readonly skills: number;
}
const figuresOf = (men: readonly Man[], rerolls: string, cost: string): Figures => ({
  players: String(men.length),
  rerolls,
  cost,
  skills: String(men.reduce((sum, { skills }) => sum + skills, 0)),
  ...Object.fromEntries(
    (men[0]?.stats ?? []).map(([name]) => [
      name,
      average(men.flatMap(({ stats }) => stats.filter(([one]) => one === name).map(([, value]) => value))),
    ]),
  ),
});
const ofSheet = ({ lines, cost }: TeamSheet, { rerolls }: TeamFile): Figures =>
  figuresOf(
    lines.map(({ stats, skills, learned }) => ({ stats, skills: skills.length + learned.length })),
    String(rerolls),
    gold(cost),
  );
/** Players of one position stand in one line, whatever some of them have learned. */
const counted = ({ positions }: TeamCard): readonly (readonly [name: string, count: number])[] => {
  const counts = new Map<string, number>();
  for (const { name, count } of positions) counts.set(name, (counts.get(name) ?? 0) + count);
  return [...counts];
};
const ofCard = ({ positions, facts }: TeamCard): Figures => {
  const fact = (name: string): string => facts.find(([one]) => one === name)?.[1] ?? '';
  const men = positions.flatMap(({ stats, skills, count }) =>
    Array.from({ length: count }, () => ({ stats, skills: skills.length })),
  );
  return figuresOf(men, fact('rerolls'), fact('cost'));
};

export const Compare = (props: { sheet: TeamSheet; file: TeamFile; ruleset: RulesetView; w: Late<'teams'> }) => {
  const [with_, setWith] = createSignal('');
  /** Of the same list, unless somebody has chosen another. */
  const other = createMemo(() => {
    const { teams } = props.ruleset;
    return (
      teams.find(({ id }) => id === with_()) ??
      teams.find(({ roster }) => roster === props.file.roster) ??
      (teams[0] as TeamCard)
    );
  });
  const theirs = createMemo(() => ofCard(other()));
  const ours = () => ofSheet(props.sheet, props.file);
  return (
    <section class="panel pad compare" aria-label={props.w.compare}>
      <h2>{props.w.compare}</h2>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{props.file.name}</th>
            <th scope="col">
              <select aria-label={props.w.compareWith} onChange={e => setWith(e.currentTarget.value)}>
                <For each={props.ruleset.teams}>
                  {team => (
                    <option value={team.id} selected={team.id === other().id}>
                      {team.name}
                    </option>
                  )}
                </For>
              </select>
            </th>
          </tr>
        </thead>
        <tbody>
          <For each={Object.keys(theirs())}>
            {name => (
              <tr>
                <th scope="row">{props.w.facts[name] ?? name}</th>
                <td>{ours()[name] ?? '–'}</td>
                <td>{theirs()[name]}</td>
              </tr>
            )}
          </For>
          <tr>
            <th scope="row">{props.w.roster}</th>
            <td>
              <For each={props.sheet.positions.filter(({ now }) => now > 0)}>
                {({ now, title }) => (
                  <div>
                    {now} × {title}
                  </div>
                )}
              </For>
            </td>
            <td>
              <Show when={other()} keyed>
                {card => (
                  <For each={counted(card)}>
                    {([name, count]) => (
                      <div>
                        {count} × {name}
                      </div>
                    )}
                  </For>
                )}
              </Show>
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  );
};
