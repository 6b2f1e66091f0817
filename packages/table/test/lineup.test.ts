import { expect, test } from 'vitest';
import { hostTable } from '../src/host.ts';
import type { Snapshot } from '../src/service.ts';

const HALF_WAY = 13;
const titlesOnLine = ({ view }: Snapshot): string[] =>
  view.players.flatMap(({ side, square, title }) =>
    side === 0 && square?.[0] === HALF_WAY && square[1] >= 5 && square[1] <= 11 ? [title] : [],
  );
const begin = (ruleset: string, home: string) => {
  const host = hostTable();
  let now = host.start({
    match: { ruleset, home, away: 'orc', options: {} },
    coaches: ['person', 'person'],
    seed: 'line',
    arranged: false,
  });
  for (let i = 0; i < 20 && !(now.question?.name === 'setUp' && now.question.side === 0); i++)
    now = now.question ? host.answer(now.answered, [now.question.choices[0]?.answer ?? '']) : host.look(now.asked);
  return { host, now };
};
const HANDLERS = /Thrower|Catcher|Runner/;

test.each([
  ['blood-2016', 'human'],
  ['blood-2016', 'elvenUnion'],
  ['blood-2016', 'skaven'],
  ['blood-2025', 'human'],
])('%s, %s: no formation puts whoever handles the ball on the line of scrimmage', (ruleset, home) => {
  const { host, now } = begin(ruleset, home);
  expect(titlesOnLine(now).filter(title => HANDLERS.test(title))).toEqual([]);
  const formations = now.question?.choices.filter(({ verb }) => verb === 'formation') ?? [];
  expect(formations.length).toBeGreaterThan(3);
  let after = now;
  for (const { answer } of formations) {
    after = host.answer(after.answered, [answer]);
    expect(after.question?.name).toBe('setUp');
    expect(after.question?.choices.some(({ verb }) => verb === 'ready')).toBe(true);
    expect(titlesOnLine(after).filter(title => HANDLERS.test(title))).toEqual([]);
  }
});
test('whom a coach puts on the line by hand stays there, and a formation is taken back as one', () => {
  const { host, now } = begin('blood-2016', 'human');
  const catcher = now.view.players.find(({ side, title }) => side === 0 && title === 'Catcher');
  const before = titlesOnLine(now);
  const byHand = host.answer(now.answered, ['byHand', { place: catcher?.id }, { to: [HALF_WAY, 8] }, 'ready']);
  expect(titlesOnLine(byHand)).toContain('Catcher');
  const squares = ({ view }: Snapshot) => view.players.map(({ square }) => square);
  const again = host.answer(byHand.answered, [
    byHand.question?.choices.findLast(({ verb }) => verb === 'formation')?.answer ?? '',
  ]);
  expect(titlesOnLine(again)).not.toContain('Catcher');
  expect(squares(host.takeBack())).toEqual(squares(byHand));
  expect(squares(host.doAgain())).toEqual(squares(again));
  expect(before).not.toContain('Catcher');
});
