/** The Extraordinary skills. */
import { rollsNamed } from '../../../names.ts';
import { Injury } from '../../../procedures/armour.ts';
import { addRange, addZones } from '../../../procedures/describe.ts';
import { Throw } from '../../../procedures/outcome.ts';
import { Animosity, bearsGrudge } from '../../../skills/animosity.ts';
import { Bite, BloodLust, isThirsty } from '../../../skills/bloodlust.ts';
import { ThrowBomb } from '../../../skills/bomb.ts';
import { Careen, HurtByChain } from '../../../skills/careen.ts';
import { fellToItsOwnBlock } from '../../../skills/conditions.ts';
import { Gaze, offerGazes } from '../../../skills/gaze.ts';
import { Hunger } from '../../../skills/hunger.ts';
import { KickTeammate, offerKicks } from '../../../skills/kickteammate.ts';
import { rollLoner } from '../../../skills/rerolls.ts';
import { addHelper, addHelpingHands, regenerate } from '../../../skills/rolls.ts';
import { FoulWithSaw, offerSawing, offerStabs, SawInstead, StabInstead } from '../../../skills/saw.ts';
import { JudgeWeapons } from '../../../skills/secretweapon.ts';
import { isUndead } from '../../../skills/stakes.ts';
import { Swarm } from '../../../skills/swarming.ts';
import { isGliding, Swoop } from '../../../skills/swoop.ts';
import { offerThrows, ThrowTeammate } from '../../../skills/teammate.ts';
import { BoneHead, ReallyStupid, TakeRoot, WildAnimal } from '../../../skills/traits.ts';
import { addTo, hasZone, isRooted, isStanding, zonesAgainst } from '../../../status.ts';
import { Action, CHAINSAW, GAZE, Harm, KICK_TEAMMATE, STAB, THROW_TEAMMATE } from '../../../words.ts';
import { ofCategory } from './entry.ts';

const Kind = rollsNamed('bomb', 'landing', 'throwTeammate');

/** Whatever else knocks a player down, besides blocks. */
const KNOCKED_DOWN_OTHERWISE = Harm.fall | Harm.thrown | Harm.bomb | Harm.spell;

export const extraordinary = ofCategory('extraordinary', {
  boneHead: {
    name: 'Bone-head',
    rule: 'B16-BONE-01',
    compulsory: true,
    uses: [{ at: 'declared', who: 'player', with: BoneHead }],
    rolls: { boneHead: { needs: 2 } },
  },
  reallyStupid: {
    name: 'Really Stupid',
    rule: 'B16-STUPID-01',
    compulsory: true,
    uses: [{ at: 'declared', who: 'player', with: ReallyStupid }],
    rolls: { reallyStupid: { needs: 4, describe: addHelper } },
  },
  takeRoot: {
    name: 'Take Root',
    rule: 'B16-XSKILL-35',
    compulsory: true,
    uses: [{ at: 'declared', who: 'player', when: (g, m) => !isRooted(g, m.owner), with: TakeRoot }],
    rolls: { takeRoot: { needs: 2 } },
  },
  wildAnimal: {
    name: 'Wild Animal',
    rule: 'B16-XSKILL-39',
    compulsory: true,
    uses: [{ at: 'declared', who: 'player', with: WildAnimal }],
    rolls: { wildAnimal: { needs: 4 } },
    modifiers: [
      {
        roll: 'wildAnimal',
        by: 2,
        cause: 'blockOrBlitz',
        when: (_g, _player, _to, action) => action === Action.block || action === Action.blitz,
      },
    ],
  },
  bloodLust: {
    name: 'Blood Lust',
    rule: 'B16-XSKILL-03',
    compulsory: true,
    uses: [
      { at: 'declared', who: 'player', with: BloodLust },
      { at: 'ending', who: 'player', when: (g, m) => isThirsty(g, m.owner), with: Bite },
    ],
    rolls: { bloodLust: { needs: 2 } },
  },
  alwaysHungry: {
    name: 'Always Hungry',
    rule: 'B16-HUNGRY-01',
    compulsory: true,
    uses: [{ at: 'teammateTaken', who: 'player', with: Hunger }],
    rolls: { alwaysHungry: { needs: 2 }, squirmFree: { needs: 2 } },
  },
  animosity: {
    name: 'Animosity',
    rule: 'B16-XSKILL-01',
    compulsory: true,
    uses: [{ at: 'aimed', who: 'player', when: bearsGrudge, with: Animosity }],
    rolls: { animosity: { needs: 2 } },
  },
  ballAndChain: {
    name: 'Ball and Chain',
    rule: 'B16-XSKILL-02',
    compulsory: true,
    is: ['reeling'],
    performs: Careen,
    uses: [
      { at: 'goesDown', who: 'player', becomes: (_g, m) => m.value | Harm.straight },
      { at: 'laidDown', who: 'player', with: HurtByChain },
      {
        at: 'injury',
        who: 'player',
        when: (_g, m) => m.value === Injury.stunned,
        becomes: () => Injury.knockedOut,
      },
    ],
  },
  bombardier: {
    name: 'Bombardier',
    rule: 'B16-XSKILL-04',
    ownAction: { action: 'bomb', may: isStanding, procedure: ThrowBomb },
    rolls: {
      bomb: {
        throwsFrom: Throw.accurate,
        describe: (g, sheet, player) => {
          addRange(g, sheet);
          addZones(g, sheet, Kind.bomb, player, g.square(player));
        },
      },
    },
  },
  chainsaw: {
    name: 'Chainsaw',
    rule: 'B16-XSKILL-06',
    compulsory: true,
    is: ['armed'],
    uses: [{ at: 'beforeFoul', who: 'player', with: FoulWithSaw }],
    harm: [
      { whose: 'either', of: Harm.chainsaw, armour: 3 },
      { whose: 'player', of: Harm.block | KNOCKED_DOWN_OTHERWISE, armour: 3 },
      { whose: 'by', of: Harm.block, armour: 3, when: fellToItsOwnBlock },
    ],
    rolls: { chainsaw: { needs: 2 } },
    activities: [
      { verb: CHAINSAW, during: ['block'], offer: offerSawing, block: true, procedure: SawInstead },
      {
        verb: CHAINSAW,
        during: ['blitz'],
        offer: offerSawing,
        costs: 1,
        block: true,
        goesOn: true,
        procedure: SawInstead,
      },
    ],
  },
  decay: {
    name: 'Decay',
    rule: 'B16-XSKILL-09',
    compulsory: true,
    numbers: { casualtyRolls: 1 },
  },
  disposable: {
    name: 'Disposable',
    rule: 'B16-XSKILL-63',
    leagueOnly: true,
  },
  fanFavourite: {
    name: 'Fan Favourite',
    rule: 'B16-XSKILL-15',
    teamNumbers: { fame: 1 },
  },
  hypnoticGaze: {
    name: 'Hypnotic Gaze',
    rule: 'B16-XSKILL-19',
    activities: [{ verb: GAZE, during: ['move'], offer: offerGazes, procedure: Gaze }],
    rolls: {
      hypnoticGaze: {
        describe: (g, sheet, player, to) => {
          const victim = hasZone(g, g.playerAt(to)) ? 1 : 0;
          const others = zonesAgainst(g, g.control(player), g.square(player)) - victim;
          if (others > 0) addTo(sheet, -others, 'tackleZones');
        },
      },
    },
  },
  kickTeammate: {
    name: 'Kick Team-mate',
    rule: 'B16-XSKILL-60',
    imposes: [{ rolls: ['landing'], by: penalty => -penalty, on: 'everybody', cause: 'kickedFar' }],
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
    name: 'Loner',
    rule: 'B16-SKILL-19',
    compulsory: true,
    teamRerollGate: rollLoner,
  },
  monstrousMouth: {
    name: 'Monstrous Mouth',
    rule: 'B16-XSKILL-49',
    rerolls: { of: ['catch', 'intercept'] },
    cancels: [{ skills: ['stripBall'] }],
  },
  noHands: {
    name: 'No Hands',
    rule: 'B16-XSKILL-23',
    compulsory: true,
    is: ['handless'],
  },
  nurglesRot: {
    name: "Nurgle's Rot",
    rule: 'B16-XSKILL-24',
    leagueOnly: true,
  },
  regeneration: {
    name: 'Regeneration',
    rule: 'B16-SKILL-22',
    uses: [{ at: 'casualty', who: 'player', rolls: regenerate, unasked: true, silent: true }],
  },
  rightStuff: {
    name: 'Right Stuff',
    rule: 'B16-STUFF-01',
    is: ['throwable'],
    rolls: {
      landing: { describe: (g, sheet, player) => addZones(g, sheet, Kind.landing, player, g.square(player)) },
    },
  },
  secretWeapon: {
    name: 'Secret Weapon',
    rule: 'B16-XSKILL-27',
    compulsory: true,
    is: ['burdened'],
    pauses: { driveEnds: JudgeWeapons },
  },
  stab: {
    name: 'Stab',
    rule: 'B16-XSKILL-30',
    activities: [
      { verb: STAB, during: ['block'], offer: offerStabs, block: true, procedure: StabInstead },
      {
        verb: STAB,
        during: ['blitz'],
        offer: offerStabs,
        costs: 1,
        block: true,
        goesOn: true,
        procedure: StabInstead,
      },
    ],
  },
  stakes: {
    name: 'Stakes',
    rule: 'B16-XSKILL-55',
    harm: [{ whose: 'by', of: Harm.stab, armour: 1, when: isUndead }],
  },
  stunty: {
    name: 'Stunty',
    rule: 'B16-STUNTY-01',
    compulsory: true,
    ignoresZones: ['dodge'],
    modifiers: [
      { roll: 'pass', by: -1 }, // B16-STUNTY-02
      { roll: 'bomb', by: -1 },
      { roll: 'throwTeammate', by: -1 },
    ],
    injuries: { 7: 'knockedOut', 9: 'badlyHurt' }, // B16-STUNTY-03, -04
  },
  swarming: {
    name: 'Swarming',
    rule: 'B16-XSKILL-62',
    is: ['swarming'],
    pauses: { setUpDone: Swarm },
  },
  swoop: {
    name: 'Swoop',
    rule: 'B16-XSKILL-33',
    is: ['burdened'],
    uses: [{ at: 'flies', who: 'player', when: (_g, m) => isGliding(m.flags), with: Swoop, unasked: true }],
    modifiers: [{ roll: 'landing', by: 1 }],
  },
  throwTeammate: {
    name: 'Throw Team-mate',
    rule: 'B16-TTM-01',
    rolls: {
      throwTeammate: {
        throwsFrom: Throw.inaccurate,
        describe: (g, sheet, player) => {
          addRange(g, sheet);
          addTo(sheet, g.rules.edition.bonus.throwTeammate, 'throwTeammate');
          addZones(g, sheet, Kind.throwTeammate, player, g.square(player));
        },
      },
    },
    activities: [
      { verb: THROW_TEAMMATE, during: ['pass'], offer: offerThrows, needsNoBall: true, procedure: ThrowTeammate },
    ],
  },
  timmmBer: {
    name: 'Timmm-ber!',
    rule: 'B16-XSKILL-59',
    modifiers: [{ roll: 'standUp', by: 1, describe: addHelpingHands }],
  },
  titchy: {
    name: 'Titchy',
    rule: 'B16-XSKILL-37',
    compulsory: true,
    modifiers: [{ roll: 'dodge', by: 1 }],
    zoneIgnored: ['dodge'],
  },
  weepingDagger: {
    name: 'Weeping Dagger',
    rule: 'B16-XSKILL-61',
    leagueOnly: true,
  },
});
