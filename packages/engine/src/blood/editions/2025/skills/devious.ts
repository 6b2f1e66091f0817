/** The Devious skills. */
import { Until } from '../../../../kernel/effects.ts';
import { NOBODY, type PlayerId, Posture } from '../../../../words.ts';
import { hasQuality } from '../../../bearing.ts';
import { Quality } from '../../../entries.ts';
import type { BloodGame } from '../../../game.ts';
import { AGAIN, type Matter } from '../../../moments.ts';
import { skillsNamed } from '../../../names.ts';
import { Hurting } from '../../../procedures/harm.ts';
import { Stepping } from '../../../procedures/step.ts';
import { areOpponents, credit, facesOpponent } from '../../../skills/conditions.ts';
import { canFollow, GoAfter } from '../../../skills/grips.ts';
import { isWitless } from '../../../status.ts';
import { Action, Harm, LEAVE_BALL, NO_ASSISTS } from '../../../words.ts';
import { MOVING } from '../rules.ts';
import { ofCategory } from './entry.ts';
import { mayPileDrive, PileDriver } from './foul.ts';
import { hasLetGo, LeaveBall, LeaveBehind, offerToLeaveBall } from './fumblerooski.ts';
import { mayBlowUp, Sabotage } from './sabotage.ts';

const Skill = skillsNamed('sneakyGit');

/** A double that breaks no armour goes unseen: the one case in which a coach may not want it broken. */
const wouldBeSeen = (g: BloodGame, by: PlayerId, hurting: number): boolean =>
  (hurting & Hurting.armourDouble) !== 0 && g.can(by, Skill.sneakyGit);

/** B25-SKILL-LONEFOULER-01: once a roll, and only if nobody has helped on either side. */
const FOULS_ALONE = Harm.foul | Harm.alone;

/** Harm that comes of no Special Action: what is left is that of a weapon or a bomb, of fire, of whatever else is aimed at somebody. */
const NO_SPECIAL_ACTION = Harm.block | Harm.foul | Harm.fall | Harm.thrown | Harm.spell | Harm.rock;
/** Whoever is bound to a Special Action pushes nobody into the crowd but by it. */
const inSpecialAction = (g: BloodGame, { owner, flags }: Matter): boolean =>
  flags & Harm.crowd ? hasQuality(g, owner, Quality.bound) : !(flags & NO_SPECIAL_ACTION);

export const devious = ofCategory('devious', {
  dirtyPlayer: {
    name: 'Dirty Player',
    rule: 'B25-SKILL-DIRTYPLAYER-01',
    harm: [{ whose: 'by', of: Harm.foul, bonus: 1, maySpare: wouldBeSeen }],
  },
  eyeGouge: {
    name: 'Eye Gouge',
    rule: 'B25-SKILL-EYEGOUGE-01',
    uses: [
      {
        at: 'movedBack',
        who: 'player',
        when: (g, m) => g.onPitch(m.target) && !g.isAffected(m.target, NO_ASSISTS) && facesOpponent(g, m),
        does: (g, m) => g.affect(m.target, NO_ASSISTS, 0, Until.drive),
        unasked: true,
      },
      {
        at: 'assists',
        who: 'anybody',
        about: NO_ASSISTS,
        when: (g, m) => g.isAffected(m.player, NO_ASSISTS),
        becomes: () => 0,
        unasked: true,
      },
      {
        at: 'activationOver',
        who: 'anybody',
        about: NO_ASSISTS,
        when: (g, m) => g.isAffected(m.player, NO_ASSISTS),
        does: (g, m) => g.endEffect(m.player, NO_ASSISTS),
        unasked: true,
        silent: true,
      },
    ],
  },
  fumblerooski: {
    name: 'Fumblerooski',
    rule: 'B25-SKILL-FUMBLEROOSKI-01',
    activities: [{ verb: LEAVE_BALL, during: MOVING, offer: offerToLeaveBall, goesOn: true, procedure: LeaveBall }],
    uses: [{ at: 'left', who: 'player', when: hasLetGo, with: LeaveBehind, unasked: true }],
  },
  lethalFlight: {
    name: 'Lethal Flight',
    rule: 'B25-SKILL-LETHALFLIGHT-01',
    harm: [
      {
        whose: 'by',
        of: Harm.thrown,
        bonus: 1,
        when: (g, player, by) => areOpponents(g, player, by) && g.posture(by) === Posture.standing && !isWitless(g, by),
      },
    ],
    uses: [credit((_g, m) => (m.flags & Harm.thrown) !== 0)], // B25-SKILL-LETHALFLIGHT-03
  },
  loneFouler: {
    name: 'Lone Fouler',
    rule: 'B25-SKILL-LONEFOULER-01',
    is: ['foulsAlone'],
    uses: [
      {
        at: 'armourHeld',
        who: 'player',
        when: (_g, m) => (m.flags & FOULS_ALONE) === FOULS_ALONE && !(m.flags & Harm.again),
        becomes: () => AGAIN,
      },
    ],
  },
  pileDriver: {
    name: 'Pile Driver',
    rule: 'B25-SKILL-PILEDRIVER-01',
    uses: [{ at: 'blockDone', who: 'player', when: mayPileDrive, with: PileDriver }],
  },
  putTheBootIn: {
    name: 'Put the Boot In',
    rule: 'B25-SKILL-PUTTHEBOOTIN-01',
    ignoresZones: ['foulAssist'],
  },
  quickFoul: {
    name: 'Quick Foul',
    rule: 'B25-SKILL-QUICKFOUL-01',
    uses: [
      {
        at: 'actionDone',
        who: 'player',
        when: (_g, m) => m.flags === Action.foul,
        becomes: () => 1,
        unasked: true,
        silent: true,
      },
    ],
  },
  saboteur: {
    name: 'Saboteur',
    rule: 'B25-SKILL-SABOTEUR-01',
    uses: [{ at: 'goingDown', who: 'player', when: mayBlowUp, with: Sabotage }],
    rolls: { saboteur: { needs: 4 } },
  },
  shadowing: {
    name: 'Shadowing',
    rule: 'B25-SKILL-SHADOWING-01',
    uses: [
      {
        at: 'left',
        who: 'marker',
        when: (g, m) =>
          (m.flags & (Stepping.dodge | Stepping.fell)) === Stepping.dodge &&
          g.playerAt(m.from) === NOBODY &&
          canFollow(g, m.owner) &&
          facesOpponent(g, m),
        with: GoAfter,
        unasked: true,
      },
    ],
    rolls: { shadowing: { needs: 4 } },
  },
  sneakyGit: {
    name: 'Sneaky Git',
    rule: 'B25-SKILL-SNEAKYGIT-01',
    is: ['foulsAlone'],
    uses: [
      {
        at: 'refereeLooks',
        who: 'player',
        when: (_g, m) => !(m.flags & (Hurting.injuryDouble | Hurting.armourBroken)),
        becomes: () => 0,
        unasked: true,
      },
    ],
  },
  violentInnovator: {
    name: 'Violent Innovator',
    rule: 'B25-SKILL-VIOLENTINNOVATOR-01',
    uses: [credit(inSpecialAction)],
  },
});
