/** Special rules for moving: Dodges, Leaps and Rushes that succeed after all, chains that swing another way, a lift on big shoulders. */
import { D6 } from '../../../../dice/dice.ts';
import { Until } from '../../../../kernel/effects.ts';
import { NO_BALL, NOBODY, type PlayerId, type Square } from '../../../../words.ts';
import { Unsettled } from '../../../cells.ts';
import type { BloodGame } from '../../../game.ts';
import type { Matter } from '../../../moments.ts';
import { rollsNamed, skillsNamed } from '../../../names.ts';
import { SettleBalls } from '../../../procedures/ball.ts';
import { CERTAIN } from '../../../procedures/outcome.ts';
import { scoreAtOnce } from '../../../procedures/prone.ts';
import { rollKindOf, sheetOf } from '../../../procedures/rolls.ts';
import { USE } from '../../../skills/use.ts';
import { addTo, areAdjacent, isStanding, procedure } from '../../../status.ts';
import { BOUNDING, CARRIED, INCORPOREAL } from '../../../words.ts';
import { LEAST_PENALTY } from '../skills/leap.ts';
import { isMate, SPECIAL_RULE, Star, special } from './entry.ts';
import { AskPlace, anyPlaceWithin } from './questions.ts';

const Kind = rollsNamed('catch', 'dodge', 'goForIt', 'intercept', 'jump', 'jumpUp', 'landing', 'pickUp');
const Skill = skillsNamed('breakTackle', 'dodge');

/** Rolls made by Agility. */
const BY_AGILITY: readonly number[] = [
  Kind.catch,
  Kind.dodge,
  Kind.intercept,
  Kind.jump,
  Kind.jumpUp,
  Kind.landing,
  Kind.pickUp,
];
const ON_THE_MOVE: readonly number[] = [Kind.dodge, Kind.jump, Kind.goForIt];
/** A natural 1 fails whatever is added (B25-STARRULE-21). */
const oneMoreHelps = (g: BloodGame, m: Matter): boolean => {
  if (!BY_AGILITY.includes(rollKindOf(m)) || g.rolled(0) === 1) return false;
  const sheet = sheetOf(g, m);
  return g.rolled(0) + sheet.sum + 1 >= sheet.target;
};

// --- a lift ----------------------------------------------------------------------------------------------------------
/** Which of the pair carries the other. */
const CARRIES = 'Big Guy';
const mayLift = (g: BloodGame, owner: PlayerId, p: PlayerId): boolean =>
  isMate(g, owner, p) && g.hasSkill(p, Star.illCarryYou) && !g.hasKeyword(p, CARRIES) && areAdjacent(g, owner, p);
/** Over where it stood: nobody meets it there, and it meets nobody. */
const lift = (g: BloodGame, { owner, other }: Matter): void => {
  g.affect(other, CARRIED, owner, Until.match);
  g.hover(other, g.square(other));
  g.grantSkill(owner, Skill.breakTackle, Until.action);
  g.grantSkill(owner, Skill.dodge, Until.action);
};
/** Whom a player carries, or NOBODY. */
const carriedBy = (g: BloodGame, player: PlayerId): PlayerId => {
  for (let p = 0; p < g.playerCount; p++)
    if (g.isAffected(p as PlayerId, CARRIED) && g.effectValue(p as PlayerId, CARRIED) === player) return p as PlayerId;
  return NOBODY;
};
const SetDown = procedure('SetDown', USE, ['count'], [askWhere, setDown, settle]);
/** Next to whoever has carried it, or as near as there is room; where it was picked up if that one is gone. */
function askWhere(g: BloodGame, player: PlayerId): void {
  const mate = carriedBy(g, player);
  const from = g.onPitch(player) ? g.square(player) : g.square(mate);
  let squares = 1;
  while (!anyPlaceWithin(g, mate, Star.illCarryYou, from, squares)) squares++;
  g.ask(AskPlace, g.control(mate), mate, Star.illCarryYou, from, squares);
}
function setDown(g: BloodGame, player: PlayerId): void {
  const mate = carriedBy(g, player);
  const to = g.object as Square;
  const from = g.square(mate);
  g.endEffect(mate, CARRIED);
  g.put(mate, to);
  g.events?.push({ type: 'moved', player: mate, from, to });
  const ball = g.looseBallAt(to);
  if (ball !== NO_BALL) g.setUnsettled(ball, Unsettled.bounces);
  scoreAtOnce(g, mate);
}
function settle(g: BloodGame): void {
  g.call(SettleBalls);
}
/** Play has stopped with somebody on somebody's shoulders. */
const letDown = (g: BloodGame): void => g.endAll(CARRIED);

/** How a Leap is made: a bit of the roll's flags, above those of a Dodge. */
const BOUND = 64;
export const moving = special({
  incorporeal: {
    uses: [
      {
        at: 'declared',
        who: 'player',
        does: (g, m) => g.affect(m.owner, INCORPOREAL, 0, Until.action),
        once: 'match',
      },
      {
        at: 'needsDodge',
        who: 'player',
        when: (g, m) => g.isAffected(m.owner, INCORPOREAL),
        becomes: () => 0,
        unasked: true,
      },
    ],
  },
  consummateProfessional: {
    uses: [{ at: 'fallsShort', who: 'player', when: oneMoreHelps, becomes: () => 1, once: 'match', tells: 'every' }],
  },
  swiftAsTheBreeze: {
    uses: [
      {
        at: 'fallsShort',
        who: 'player',
        when: (g, m) => ON_THE_MOVE.includes(rollKindOf(m)) && g.rolled(0) > 1,
        becomes: () => CERTAIN, // B25-Q-187
        once: 'match',
        tells: 'every',
      },
    ],
  },
  boundingLeap: {
    uses: [
      {
        at: 'jumps',
        who: 'player',
        does: (g, m) => g.affect(m.owner, BOUNDING, 0, Until.action),
        becomes: (_g, m) => m.value | BOUND,
        once: 'match',
      },
      {
        at: 'left',
        who: 'player',
        when: (g, m) => g.isAffected(m.owner, BOUNDING),
        does: (g, m) => g.endEffect(m.owner, BOUNDING),
        unasked: true,
        silent: true,
      },
    ],
    modifiers: [
      {
        roll: 'jump',
        by: 0,
        when: (_g, _player, _to, how) => (how & BOUND) !== 0,
        describe: (_g, sheet) => {
          const left = sheet.penalty + (sheet.penalty < LEAST_PENALTY ? 1 : 0); // Leap has eased it by then
          if (left < 0) addTo(sheet, -left, 'boundingLeap');
        },
      },
    ],
    rerolls: { of: ['jump'], as: SPECIAL_RULE, when: (g, player) => g.isAffected(player, BOUNDING) },
  },
  whirlingDervish: {
    uses: [{ at: 'careens', who: 'player', rolls: g => g.roll(D6), once: 'action' }],
  },
  illCarryYou: {
    grants: ['breakTackle', 'dodge'],
    uses: [
      {
        at: 'declared',
        who: 'player',
        when: (g, m) => g.hasKeyword(m.owner, CARRIES) && isStanding(g, m.owner),
        picks: mayLift,
        does: lift,
        once: 'half',
      },
      {
        at: 'activationOver',
        who: 'anybody',
        when: (g, m) => carriedBy(g, m.player) !== NOBODY,
        with: SetDown,
        unasked: true,
      },
      { at: 'driveOver', who: 'anybody', does: letDown, unasked: true },
    ],
  },
});
