/**
 * A small edition of Blood Bowl for tests, with one thing of each kind an edition can do: a skill of its own, a whole flow
 * done another way, characteristics printed as what has to be rolled.
 */
import { type Characteristics, PRINTED_AS_ROLL } from '../../src/blood/characteristics.ts';
import { defineEdition } from '../../src/blood/define.ts';
import { blood2016 } from '../../src/blood/editions/2016/index.ts';
import type { BloodGame, Edition, SkillRule } from '../../src/blood/game.ts';
import { rollsNamed } from '../../src/blood/names.ts';
import { Land, ThrowIn } from '../../src/blood/procedures/ball.ts';
import { Roll } from '../../src/blood/procedures/rolls.ts';
import type { RosterPosition } from '../../src/blood/roster.ts';
import { bloodRuleset } from '../../src/blood/ruleset.ts';
import { USE } from '../../src/blood/skills/use.ts';
import { procedure } from '../../src/blood/status.ts';
import { Arrival } from '../../src/blood/words.ts';
import type { BallId, PlayerId, Square } from '../../src/words.ts';

// --- a skill: its entry; its text is in packages/texts/test/edition.ts ------------------------------------------------------
const Kind = rollsNamed('bow');
/** Bits of `g.used` that no skill of the book has. */
const Once = { bow: 256, snatch: 512 } as const;

const TakeABow = procedure('TakeABow', USE, [bow, applaud]);
function bow(g: BloodGame, player: PlayerId): void {
  g.call(Roll, Kind.bow, player, g.square(player), g.square(player), 0);
}
function applaud(g: BloodGame, player: PlayerId): void {
  const seat = g.control(player);
  if (g.result !== 0) g.setFans(seat, g.fans(seat) + 1);
  g.result = g.slot('value');
}
export const showOff: SkillRule = {
  name: 'Show-off',
  category: 'general',
  rule: 'TEST-SKILL-01',
  uses: [{ at: 'ending', who: 'player', with: TakeABow, limit: Once.bow }],
  rolls: { bow: { needs: 4 } },
  modifiers: [{ roll: 'pickUp', by: 1 }],
  rerolls: { of: ['pickUp', 'bow'], limit: Once.snatch },
};

// --- a flow done another way -----------------------------------------------------------------------------------------
/** Nobody throws the ball back in: it lies where it went out. */
export const LieAtTheEdge = procedure('LieAtTheEdge', ['ball', 'from'], [lie]);
function lie(g: BloodGame, ball: BallId, from: Square): void {
  g.become(Land, ball, from, Arrival.thrownIn);
}

// --- characteristics -------------------------------------------------------------------------------------------------
/** Agility and Passing printed as what a D6 must reach: less is better. */
export const printedAsRolls: Characteristics = {
  ...blood2016.characteristics,
  agility: { better: 'less', min: 1, max: 6, needs: PRINTED_AS_ROLL },
  passing: { better: 'less', min: 1, max: 6, needs: PRINTED_AS_ROLL, rolls: ['pass', 'hailMary'] },
};

// --- the edition -----------------------------------------------------------------------------------------------------
const { rules, files } = blood2016.teams;
const PLAYED = ['human', 'orc'];
const WAS_AGILITY = blood2016.characteristics.agility.needs as readonly number[];
/** The same players in the other print: Agility 3 needs a 4, so it is a 4+. */
const reprinted = (position: RosterPosition): RosterPosition => {
  const needs = WAS_AGILITY[position.agility] as number;
  return { ...position, agility: needs, passing: needs };
};
const showingOff = (position: RosterPosition): RosterPosition =>
  position.id === 'lineman' ? { ...position, skills: [...position.skills, 'showOff'] } : position;

const skills = { ...blood2016.skills, showOff };
export const testEdition: Edition = defineEdition({
  ...blood2016,
  id: 'blood-test',
  name: 'Blood Bowl, a small edition for tests',
  characteristics: printedAsRolls,
  skills,
  cards: [],
  order: { ...blood2016.order, beforeInjury: [], refereeLooks: ['sneakyGit'], imposes: [] },
  teams: {
    rules: {
      ...rules,
      ruleset: 'blood-test',
      skills,
      stars: [],
      rosters: rules.rosters
        .filter(roster => PLAYED.includes(roster.id))
        .map(roster => ({ ...roster, positions: roster.positions.map(reprinted).map(showingOff) })),
    },
    files: files.filter(file => PLAYED.includes(file.id ?? '')).map(file => ({ ...file, ruleset: 'blood-test' })),
  },
  boxTeams: ['human', 'orc'],
  overrides: [[ThrowIn, LieAtTheEdge]],
});
export const testRuleset = bloodRuleset(testEdition);
