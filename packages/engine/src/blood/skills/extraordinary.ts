/**
 * The Extraordinary skills: what each does, by numbers or by the procedure that asks for it. Those rolled for after an
 * Action is declared stand in the order in which they are rolled for.
 */
import { Bite, BloodLust } from '../procedures/bloodlust.ts';
import { Gaze, offerGazes } from '../procedures/gaze.ts';
import { KickTeammate, offerKicks } from '../procedures/kickteammate.ts';
import { offerSawing, offerStabs, SawInstead, StabInstead } from '../procedures/saw.ts';
import { offerThrows, ThrowTeammate } from '../procedures/teammate.ts';
import { BoneHead, ReallyStupid, TakeRoot, WildAnimal } from '../procedures/traits.ts';
import { CHAINSAW, GAZE, KICK_TEAMMATE, STAB, THROW_TEAMMATE } from '../words.ts';
import type { SkillFacts } from './facts.ts';

export const extraordinary = {
  boneHead: {
    rule: 'B16-BONE-01',
    text: 'Forgets what it is there for on a 1, whenever it is to take an Action: it does nothing and has no tackle zone until it remembers.',
    compulsory: true,
    afterDeclaring: BoneHead,
  },
  reallyStupid: {
    rule: 'B16-STUPID-01',
    text: 'Needs 4 or more to understand its Action, with +2 when a brighter team-mate stands next to it. Otherwise it does nothing and has no tackle zone.',
    compulsory: true,
    afterDeclaring: ReallyStupid,
  },
  takeRoot: {
    rule: 'B16-XSKILL-35',
    text: 'On a 1 after declaring an Action it takes root: no movement at all until the drive ends or it falls.',
    compulsory: true,
    afterDeclaring: TakeRoot,
  },
  wildAnimal: {
    rule: 'B16-XSKILL-39',
    text: 'Needs 4 or more for its Action, with +2 for a Block or a Blitz. Otherwise the Action is wasted.',
    compulsory: true,
    afterDeclaring: WildAnimal,
  },
  bloodLust: {
    rule: 'B16-XSKILL-03',
    text: 'On a 1 after declaring an Action it must bite a Thrall next to it before the Action ends, or it leaves the pitch and the turn is over.',
    compulsory: true,
    afterDeclaring: BloodLust,
    beforeEnding: Bite,
  },
  alwaysHungry: {
    rule: 'B16-HUNGRY-01',
    text: 'On a 1 it tries to eat the team-mate it was about to throw.',
    compulsory: true,
  },
  animosity: {
    rule: 'B16-XSKILL-01',
    text: 'On a 1 it refuses to pass or hand the ball to a team-mate of another race.',
    compulsory: true,
  },
  ballAndChain: {
    rule: 'B16-XSKILL-02',
    text: 'Careers about at random, blocking whoever is in the way, friend or foe. If it goes down it is hurt at once.',
    compulsory: true,
  },
  bombardier: {
    rule: 'B16-XSKILL-04',
    text: 'May throw a bomb in place of its Action. It knocks down whoever stands where it goes off, and others next to it on 4 or more.',
  },
  chainsaw: {
    rule: 'B16-XSKILL-06',
    text: 'Saws instead of blocking: +3 on the Armour roll, but on a 1 it hits itself. Falling down with it is just as bad.',
    compulsory: true,
    activities: [
      { verb: CHAINSAW, during: ['block'], offer: offerSawing, block: true, procedure: SawInstead },
      { verb: CHAINSAW, during: ['blitz'], offer: offerSawing, costs: 1, block: true, procedure: SawInstead },
    ],
  },
  decay: {
    rule: 'B16-XSKILL-09',
    text: 'A Casualty hits it twice as hard: the casualty table is rolled twice.',
    compulsory: true,
  },
  disposable: {
    rule: 'B16-XSKILL-63',
    text: 'Leagues only: it does not count in the value of its team.',
  },
  fanFavourite: {
    rule: 'B16-XSKILL-15',
    text: '+1 FAME for the Kick-off table while it is on the pitch.',
  },
  hypnoticGaze: {
    rule: 'B16-XSKILL-19',
    text: 'At the end of its Move it may stare down an opponent next to it, which then has no tackle zone until its next Action.',
    activities: [{ verb: GAZE, during: ['move'], offer: offerGazes, procedure: Gaze }],
  },
  kickTeammate: {
    rule: 'B16-XSKILL-60',
    text: 'In a Blitz it may kick a small team-mate across the pitch in place of the block.',
    activities: [
      {
        verb: KICK_TEAMMATE,
        during: ['blitz'],
        offer: offerKicks,
        costs: 1,
        block: true,
        goesOn: true,
        procedure: KickTeammate,
      },
    ],
  },
  loner: {
    rule: 'B16-SKILL-19',
    text: 'May use a team re-roll only after rolling 4 or more; the team re-roll is spent either way.',
    compulsory: true,
  },
  monstrousMouth: {
    rule: 'B16-XSKILL-49',
    text: 'Re-rolls a failed catch, a dropped hand-off or a failed interception. Strip Ball does nothing against it.',
    rerolls: ['catch', 'intercept'],
  },
  noHands: {
    rule: 'B16-XSKILL-23',
    text: 'Can never hold the ball: it neither catches nor intercepts, and kicks the ball along when it runs into it.',
    compulsory: true,
  },
  nurglesRot: {
    rule: 'B16-XSKILL-24',
    text: 'Leagues only: an opponent it kills may join its team.',
  },
  regeneration: {
    rule: 'B16-SKILL-22',
    text: 'As a Casualty it rolls a D6: on 4 or more it goes to Reserves instead.',
  },
  rightStuff: {
    rule: 'B16-STUFF-01',
    text: 'Small enough to be thrown by a team-mate, and to land on its feet with an Agility roll.',
  },
  secretWeapon: {
    rule: 'B16-XSKILL-27',
    text: 'The referee sends it off at the end of every drive it took part in.',
    compulsory: true,
  },
  stab: {
    rule: 'B16-XSKILL-30',
    text: 'May stab instead of blocking: straight to an Armour roll, without risk.',
    activities: [
      { verb: STAB, during: ['block'], offer: offerStabs, block: true, procedure: StabInstead },
      { verb: STAB, during: ['blitz'], offer: offerStabs, costs: 1, block: true, procedure: StabInstead },
    ],
  },
  stakes: {
    rule: 'B16-XSKILL-55',
    text: '+1 on the Armour roll when it stabs players of Khemri, Necromantic, Undead and Vampire teams.',
  },
  stunty: {
    rule: 'B16-STUNTY-01',
    text: 'Tackle zones do not count against its dodges. −1 on its throws, and it is hurt more easily.',
    compulsory: true,
    ignoresZones: ['dodge'],
    modifiers: [
      { roll: 'pass', by: -1, rule: 'B16-STUNTY-02' },
      { roll: 'bomb', by: -1, rule: 'B16-STUNTY-02' },
      { roll: 'throwTeammate', by: -1, rule: 'B16-STUNTY-02' },
    ],
  },
  swarming: {
    rule: 'B16-XSKILL-62',
    text: 'At a kick-off up to D3 such players may come out of Reserves on top of those set up.',
  },
  swoop: {
    rule: 'B16-XSKILL-33',
    text: 'When thrown, its coach points it three times in a direction instead of letting it scatter anywhere; +1 to land.',
    modifiers: [{ roll: 'landing', by: 1 }],
  },
  throwTeammate: {
    rule: 'B16-TTM-01',
    text: 'In a Pass Action it may throw a team-mate with Right Stuff in place of the ball.',
    activities: [{ verb: THROW_TEAMMATE, during: ['pass'], offer: offerThrows, procedure: ThrowTeammate }],
  },
  timmmBer: {
    rule: 'B16-XSKILL-59',
    text: 'Where it has to roll to stand up, every free team-mate next to it gives +1.',
  },
  titchy: {
    rule: 'B16-XSKILL-37',
    text: '+1 to dodge, but nobody minds dodging into its tackle zone.',
    compulsory: true,
    modifiers: [{ roll: 'dodge', by: 1 }],
  },
  weepingDagger: {
    rule: 'B16-XSKILL-61',
    text: 'Leagues only: whoever it hurts badly may miss the next game.',
  },
} satisfies Record<string, SkillFacts>;
