/** Players have names: the same in every look at a match and in its replay, and no two alike in a team. */
import { rulesets, teamBookOf } from '@ironpitch/engine';
import { expect, test } from 'vitest';
import { hostTable } from '../src/index.ts';

const namesIn = (view: { players: readonly { id: string; name: string }[] }) =>
  Object.fromEntries(view.players.map(({ id, name }) => [id, name]));

test.each(rulesets.map(({ id }) => id))('%s: everybody has a name of their own, in a replay too', ruleset => {
  const host = hostTable();
  const teams = host.rulesets().find(({ id }) => id === ruleset)?.teams ?? [];
  const rosters = teams.filter(({ roster }, i) => teams.findIndex(one => one.roster === roster) === i);
  for (const { id } of rosters) {
    const { view } = host.start({
      match: { ruleset, home: id, away: id, options: {} },
      coaches: ['random', 'random'],
      seed: 'names',
    });
    const shared = view.players.filter(({ title, name }) => name !== title).map(({ name }) => name);
    expect([id, shared.filter((name, i) => name === '' || shared.indexOf(name) !== i)]).toEqual([id, []]);
  }
  const [home, away] = [rosters[0]?.id ?? '', rosters[1]?.id ?? ''];
  const { view } = host.start({
    match: { ruleset, home, away, options: {} },
    coaches: ['random', 'random'],
    seed: 'names',
  });
  host.botRun();
  const record = host.record();
  expect(namesIn(host.openReplay(record).view)).toMatchObject(namesIn(view));
});
test('whom a coach has named keeps the name', () => {
  const file = teamBookOf('blood-2016').files[0];
  if (!file) throw new Error('no team');
  const home = JSON.stringify({
    ...file,
    players: file.players.map(player => (player.number === 1 ? { ...player, name: 'Odo the Late' } : player)),
  });
  const { view } = hostTable().start({
    match: { ruleset: 'blood-2016', home, away: 'orc', options: {} },
    coaches: ['random', 'random'],
    seed: 'names',
  });
  expect(view.players.find(({ id }) => id === 'H1')?.name).toBe('Odo the Late');
});
