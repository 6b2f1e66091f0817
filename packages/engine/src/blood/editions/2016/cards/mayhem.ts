/** The Miscellaneous Mayhem deck: what each card says and does (B16-DATA-15, B16-SPCARD-14 to -31). */
import { D3, D6 } from '../../../../dice/dice.ts';
import { teamTarget, Until } from '../../../../kernel/effects.ts';
import { otherSeat, type PlayerId, type Seat } from '../../../../words.ts';
import { anyWayIn, NotSoSecretWeapon } from '../../../cards/guests.ts';
import { DOWN, isReadAnew, ReadDiceAnew, tellReadAnew } from '../../../cards/knuckledusters.ts';
import { AskCardTarget, atOnce, onPlayer } from '../../../cards/playing.ts';
import { Fireball, LightningBolt } from '../../../cards/spells.ts';
import { opponentOnPitch, ownOnPitch } from '../../../cards/targets.ts';
import { blackmail, zap } from '../../../cards/transform.ts';
import { improve, Stat } from '../../../characteristics.ts';
import type { BloodGame, SpecialPlay } from '../../../game.ts';
import type { Matter } from '../../../moments.ts';
import { type SkillName, skillNumber } from '../../../names.ts';
import { Injury } from '../../../procedures/armour.ts';
import { SettleBalls } from '../../../procedures/ball.ts';
import { allDown } from '../../../procedures/block.ts';
import { EATEN } from '../../../skills/teammate.ts';
import { isStanding, isStunned, procedure } from '../../../status.ts';
import {
  ACTS_FIRST,
  BLACKMAILED,
  BLOWS_ONLY_STUN,
  Card,
  type CardName,
  FIRED_UP,
  Harm,
  KNUCKLEDUSTERS,
  NO_REROLLS,
  ONLY_STUNNED,
  Place,
} from '../../../words.ts';

/** An effect on one player until the match ends. */
const marks = (name: string, card: CardName, effect: number): SpecialPlay['procedure'] =>
  onPlayer(name, card, (g, player) => g.affect(player, effect, 0, Until.match));
const gain = (g: BloodGame, player: PlayerId, skills: readonly SkillName[]): void => {
  for (const skill of skills) g.grantSkill(player, skillNumber(skill), Until.match);
};
const BUZZING: readonly SkillName[] = ['jumpUp', 'noHands', 'frenzy'];
const GIMME_THAT: readonly SkillName[] = ['dauntless', 'juggernaut', 'stripBall'];
const ORCIDAS: readonly SkillName[] = ['sprint', 'sureFeet'];
const TACKLING_MACHINE: readonly SkillName[] = ['divingTackle', 'jumpUp', 'tackle', 'wrestle'];
const DUH: readonly SkillName[] = ['reallyStupid'];

const BLOWS = Harm.block | Harm.foul | Harm.stab | Harm.chainsaw;
/** What its owner does to its own side, or while it plays for the other, is not held back; nor what breaks no armour. */
const isBlowAtOpponent = (g: BloodGame, { owner, other, flags }: Matter): boolean =>
  (flags & BLOWS) !== 0 &&
  (flags & Harm.straight) === 0 &&
  g.control(owner) !== g.control(other) &&
  !g.isAffected(owner, BLACKMAILED);

const rollFor = (g: BloodGame, card: CardName, target: number, player?: PlayerId): boolean => {
  const die = g.roll(D6, target);
  g.events?.push({ type: 'cardRolled', card, die, ...(player === undefined ? {} : { player }) });
  return die >= target;
};
const WORKS_FROM = 2;

const badHabits = (g: BloodGame, seat: Seat): void => {
  const die = g.roll(D3);
  g.events?.push({ type: 'cardRolled', card: 'badHabits', die });
  g.setRerollsLost(otherSeat(seat), die);
};

const Zap = procedure('Zap', ['seat'], [nameFrog, cast, bounceBall]);
function nameFrog(g: BloodGame, seat: Seat): void {
  g.ask(AskCardTarget, seat, seat, Card.zap);
}
function cast(g: BloodGame): void {
  const player = g.object as PlayerId;
  if (rollFor(g, 'zap', WORKS_FROM, player)) zap(g, player);
}
function bounceBall(g: BloodGame): void {
  g.call(SettleBalls);
}

const isInjured = (g: BloodGame, seat: Seat, player: PlayerId): boolean =>
  g.control(player) === seat && g.inPlace(player, Place.casualties) && g.casualty(player) !== EATEN;
const MagicSponge = procedure('MagicSponge', ['seat'], [rollSponge, comeBack]);
function rollSponge(g: BloodGame, seat: Seat): void {
  if (!rollFor(g, 'magicSponge', WORKS_FROM)) return g.finish();
  g.ask(AskCardTarget, seat, seat, Card.magicSponge);
}
function comeBack(g: BloodGame): void {
  const player = g.object as PlayerId;
  g.setCasualty(player, 0);
  g.takeOff(player, Place.reserves);
  g.events?.push({ type: 'cardTarget', card: 'magicSponge', player });
}

export const miscellaneousMayhem2016: readonly SpecialPlay[] = [
  {
    id: 'badHabits',
    name: 'Bad Habits',
    deck: 'miscellaneousMayhem',
    rule: 'B16-SPCARD-14',
    moment: 'start',
    confidence: 'medium',
    procedure: atOnce('BadHabits', badHabits),
  },
  {
    id: 'ballista',
    name: 'Ballista',
    deck: 'miscellaneousMayhem',
    rule: 'B16-SPCARD-15',
    moment: 'between',
    confidence: 'medium',
    targets: (g, seat, player) => opponentOnPitch(g, seat, player) && isStanding(g, player),
    procedure: onPlayer('Ballista', 'ballista', (g, player) => g.call(LightningBolt, player, Card.ballista)),
  },
  {
    id: 'blackmail',
    name: 'Blackmail',
    deck: 'miscellaneousMayhem',
    rule: 'B16-SPCARD-16',
    moment: 'own',
    confidence: 'medium',
    targets: (g, seat, player) => opponentOnPitch(g, seat, player) && !isStunned(g, player) && !g.holdsBall(player),
    procedure: onPlayer('Blackmail', 'blackmail', blackmail),
    lasts: [
      {
        effect: BLACKMAILED,
        on: 'player',
        is: ['scoreless'],
        uses: [{ at: 'refereeLooks', who: 'player', becomes: () => 0 }],
      },
    ],
  },
  {
    id: 'buzzing',
    name: 'Buzzing',
    deck: 'miscellaneousMayhem',
    rule: 'B16-SPCARD-17',
    moment: 'own',
    confidence: 'medium',
    grants: BUZZING,
    targets: (g, seat, player) => ownOnPitch(g, seat, player) && !g.holdsBall(player),
    procedure: onPlayer('Buzzing', 'buzzing', (g, player) => {
      improve(g, player, Stat.agility, 1, Until.match);
      gain(g, player, BUZZING);
      g.loseSkill(player, skillNumber('grab'), Until.match);
    }),
  },
  {
    id: 'duhWhereAmI',
    name: 'Duh, Where Am I?',
    deck: 'miscellaneousMayhem',
    rule: 'B16-SPCARD-18',
    moment: 'between',
    confidence: 'medium',
    grants: DUH,
    targets: opponentOnPitch,
    procedure: onPlayer('DuhWhereAmI', 'duhWhereAmI', (g, player) => gain(g, player, DUH)),
  },
  {
    id: 'egoTrip',
    name: 'Ego Trip',
    deck: 'miscellaneousMayhem',
    rule: 'B16-SPCARD-19',
    moment: 'between',
    confidence: 'medium',
    targets: opponentOnPitch,
    procedure: marks('EgoTrip', 'egoTrip', ACTS_FIRST),
    lasts: [{ effect: ACTS_FIRST, on: 'player', is: ['actsFirst'] }],
  },
  {
    id: 'zap',
    name: 'Zap!',
    deck: 'miscellaneousMayhem',
    rule: 'B16-SPCARD-20',
    moment: 'between',
    confidence: 'medium',
    grants: ['dodge', 'leap', 'noHands', 'stunty', 'titchy'],
    targets: opponentOnPitch,
    procedure: Zap,
  },
  {
    id: 'gimmeThat',
    name: 'Gimme That!',
    deck: 'miscellaneousMayhem',
    rule: 'B16-SPCARD-21',
    moment: 'own',
    confidence: 'medium',
    grants: GIMME_THAT,
    targets: ownOnPitch,
    procedure: onPlayer('GimmeThat', 'gimmeThat', (g, player) => gain(g, player, GIMME_THAT)),
  },
  {
    id: 'ironMan',
    name: 'Iron Man',
    deck: 'miscellaneousMayhem',
    rule: 'B16-SPCARD-22',
    moment: 'between',
    confidence: 'medium',
    targets: ownOnPitch,
    procedure: marks('IronMan', 'ironMan', ONLY_STUNNED),
    lasts: [
      {
        effect: ONLY_STUNNED,
        on: 'player',
        uses: [{ at: 'beforeInjury', who: 'target', becomes: () => Injury.stunned }],
      },
    ],
  },
  {
    id: 'kidGloves',
    name: 'Kid Gloves',
    deck: 'miscellaneousMayhem',
    rule: 'B16-SPCARD-23',
    moment: 'between',
    confidence: 'medium',
    targets: opponentOnPitch,
    procedure: marks('KidGloves', 'kidGloves', BLOWS_ONLY_STUN),
    lasts: [
      {
        effect: BLOWS_ONLY_STUN,
        on: 'player',
        uses: [{ at: 'beforeInjury', who: 'player', when: isBlowAtOpponent, becomes: () => Injury.stunned }],
      },
    ],
  },
  {
    id: 'knuckledusters',
    name: 'Knuckledusters',
    deck: 'miscellaneousMayhem',
    rule: 'B16-SPCARD-24',
    moment: 'own',
    confidence: 'medium',
    targets: ownOnPitch,
    procedure: onPlayer('Knuckledusters', 'knuckledusters', (g, player) =>
      g.affect(player, KNUCKLEDUSTERS, 0, Until.turn),
    ),
    lasts: [
      {
        effect: KNUCKLEDUSTERS,
        on: 'player',
        uses: [
          { at: 'extraFaces', who: 'player', becomes: () => DOWN },
          { at: 'beforeTheyChoose', who: 'player', when: g => !allDown(g), with: ReadDiceAnew },
          { at: 'faceTaken', who: 'player', when: isReadAnew, does: tellReadAnew, silent: true },
        ],
      },
    ],
  },
  {
    id: 'magicSponge',
    name: 'Magic Sponge',
    deck: 'miscellaneousMayhem',
    rule: 'B16-SPCARD-25',
    moment: 'driveEnd',
    confidence: 'medium',
    targets: isInjured,
    procedure: MagicSponge,
  },
  {
    id: 'mine',
    name: 'Mine',
    deck: 'miscellaneousMayhem',
    rule: 'B16-SPCARD-26',
    moment: 'own',
    confidence: 'medium',
    targets: opponentOnPitch,
    procedure: onPlayer('Mine', 'mine', (g, player) => g.call(Fireball, g.square(player), Card.mine)),
  },
  {
    id: 'notSoSecretWeapon',
    name: 'Not-So-Secret Weapon',
    deck: 'miscellaneousMayhem',
    rule: 'B16-SPCARD-27',
    moment: 'own',
    confidence: 'medium',
    grants: ['breakTackle', 'dirtyPlayer', 'juggernaut', 'loner', 'mightyBlow', 'noHands', 'secretWeapon', 'standFirm'],
    playable: anyWayIn,
    procedure: NotSoSecretWeapon,
  },
  {
    id: 'orcidasSponsorship',
    name: 'Orcidas Sponsorship',
    deck: 'miscellaneousMayhem',
    rule: 'B16-SPCARD-28',
    moment: 'own',
    confidence: 'medium',
    grants: ORCIDAS,
    targets: ownOnPitch,
    procedure: onPlayer('OrcidasSponsorship', 'orcidasSponsorship', (g, player) => {
      improve(g, player, Stat.movement, 1, Until.match);
      gain(g, player, ORCIDAS);
    }),
  },
  {
    id: 'rakarthsCurse',
    name: "Rakarth's Curse of Petty Spite",
    deck: 'miscellaneousMayhem',
    rule: 'B16-SPCARD-29',
    moment: 'between',
    confidence: 'medium',
    targets: opponentOnPitch,
    procedure: marks('RakarthsCurse', 'rakarthsCurse', NO_REROLLS),
    lasts: [{ effect: NO_REROLLS, on: 'player', is: ['deniedRerolls'] }],
  },
  {
    id: 'tacklingMachine',
    name: 'Tackling Machine',
    deck: 'miscellaneousMayhem',
    rule: 'B16-SPCARD-30',
    moment: 'own',
    confidence: 'medium',
    grants: TACKLING_MACHINE,
    targets: ownOnPitch,
    procedure: onPlayer('TacklingMachine', 'tacklingMachine', (g, player) => gain(g, player, TACKLING_MACHINE)),
  },
  {
    id: 'getEmLads',
    name: "Get 'Em Lads!",
    deck: 'miscellaneousMayhem',
    rule: 'B16-SPCARD-31',
    moment: 'own',
    confidence: 'medium',
    playable: (g, seat) => g.hurtLastTurn(seat),
    procedure: atOnce('GetEmLads', (g, seat) => g.affect(teamTarget(seat), FIRED_UP, 0, Until.turn)),
  },
];
