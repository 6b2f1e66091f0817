/** Qualities and skills that are looked up once a match for all of one profile: compared with asking every entry anew. */
import { expect, test } from 'vitest';
import { bearsAny, hasQuality, qualitiesAmong } from '../../src/blood/bearing.ts';
import { QUALITIES } from '../../src/blood/entries.ts';
import type { BloodGame } from '../../src/blood/game.ts';
import { SKILLS } from '../../src/blood/names.ts';
import { ACTING, NAMED, SECURING, TRANSFORMED } from '../../src/blood/words.ts';
import { SeededDice } from '../../src/dice/seeded.ts';
import { AffectedBoard, Until } from '../../src/kernel/effects.ts';
import { rulesetNamed } from '../../src/rulesets.ts';
import type { PlayerId } from '../../src/words.ts';
import { randomAnswer } from '../invariants/random-play.ts';

const ALL = (1 << QUALITIES.length) - 1;
const qualitiesAnew = (g: BloodGame, p: PlayerId): string[] =>
  QUALITIES.filter((_, i) => bearsAny(g, g.rules.hooks.qualities[i] as number[], p));
const skillsAnew = (g: BloodGame, p: PlayerId): string[] =>
  SKILLS.filter((_, skill) =>
    g.isAffected(p, TRANSFORMED)
      ? g.lineup.profiles.has(g.profile(p), skill)
      : AffectedBoard.prototype.hasSkill.call(g, p, skill),
  );
const check = (g: BloodGame): number => {
  let changed = 0;
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (!g.isAsPrinted(player)) changed++;
    const qualities = qualitiesAnew(g, player);
    expect(QUALITIES.filter((_, i) => hasQuality(g, player, i))).toEqual(qualities);
    expect(QUALITIES.filter((_, i) => qualitiesAmong(g, player, ALL) & (1 << i))).toEqual(qualities);
    expect(SKILLS.filter((_, skill) => g.hasSkill(player, skill))).toEqual(skillsAnew(g, player));
  }
  return changed;
};

/** One question in so many is looked at. */
const APART = 12;
test.each(['blood-2016', 'blood-2025'])('%s: what a player is by its skills is the same however it is found', id => {
  const ruleset = rulesetNamed(id);
  const chance = new SeededDice(`as printed/${id}`);
  let changed = 0;
  for (let match = 0; match < 6; match++) {
    const [home, away] = [0, 1].map(() => ruleset.teams[chance.pick(ruleset.teams.length)]?.id as string);
    const spec = { home: home as string, away: away as string, options: ruleset.anyOptions(chance) };
    const g = ruleset.create(spec, new SeededDice(`as printed/${match}`)).start() as BloodGame;
    for (let n = 0; !g.over; n++) {
      if (n % APART === 0) changed += check(g);
      g.choose(randomAnswer(g, chance, 'keen'));
    }
  }
  expect(changed).toBeGreaterThan(0);
});

test('B25-BLITZ-02, B25-SECURE-08: whoever acts, blitzes or secures the ball is as printed all the while', () => {
  const g = rulesetNamed('blood-2025').create({ home: 'human', away: 'orc', options: {} }, new SeededDice('acts'));
  const player = 0 as PlayerId;
  for (const kind of [ACTING, NAMED, SECURING]) {
    g.affect(player, kind, 0, Until.action);
    expect((g as BloodGame).isAsPrinted(player)).toBe(true);
  }
});
