/** The Random Events deck: what each card says and does (B16-DATA-14, B16-SPCARD-01 to -13). */
import { MATCH_TARGET, teamTarget, Until } from '../../../../kernel/effects.ts';
import { type BallId, NO_BALL, NOBODY, otherSeat, type Seat } from '../../../../words.ts';
import { severalBalls, tellBalls } from '../../../cards/clone.ts';
import { isByTheSideline, PointThrowIn, someCoachPoints } from '../../../cards/fans.ts';
import { FanaticInvasion, MoveFanatic } from '../../../cards/guests.ts';
import { atOnce, onPlayer } from '../../../cards/playing.ts';
import { RogueWizard } from '../../../cards/spells.ts';
import { opponentOnPitch } from '../../../cards/targets.ts';
import { darken } from '../../../cards/transform.ts';
import type { BloodGame, SpecialPlay } from '../../../game.ts';
import { nearEdge, nextToSideline } from '../../../pitch.ts';
import { Injury } from '../../../procedures/armour.ts';
import { Bounce } from '../../../procedures/ball.ts';
import { procedure } from '../../../status.ts';
import {
  EARLY_RISERS,
  EDGES_PERILOUS,
  FRIENDLY_FANS,
  Harm,
  HOMETOWN_FANS,
  LONG_KICK,
  ROWDY_FANS,
  SKILLS_SILENCED,
  SPRINKLERS,
  TALENTED_CHEER,
  UNCLAIMED,
} from '../../../words.ts';

const looseBall = (g: BloodGame): BallId => {
  for (let b = 0; b < g.ballCount; b++)
    if (g.inPlay(b as BallId) && g.holder(b as BallId) === NOBODY) return b as BallId;
  return NO_BALL;
};
const BallClone = procedure('BallClone', ['seat'], [cloneBall]);
function cloneBall(g: BloodGame): void {
  g.call(Bounce, g.newBall(g.ballSquare(looseBall(g))));
}
/** Two dice, for this kick alone. */
const kickFar = (g: BloodGame): number => {
  g.endEffect(MATCH_TARGET, LONG_KICK);
  return g.twoD6();
};
/** In force for the coach's own side until the match ends. */
const forTheMatch = (name: string, effect: number): SpecialPlay['procedure'] =>
  atOnce(name, (g: BloodGame, seat: Seat) => g.affect(teamTarget(seat), effect, 0, Until.match));

export const randomEvents2016: readonly SpecialPlay[] = [
  {
    id: 'ballClone',
    name: 'Ball Clone',
    deck: 'randomEvents',
    rule: 'B16-SPCARD-01',
    moment: 'between',
    confidence: 'high',
    playable: g => looseBall(g) !== NO_BALL,
    procedure: BallClone,
    lasts: [{ on: 'always', uses: [{ at: 'scores', who: 'player', when: severalBalls, rolls: tellBalls }] }],
  },
  {
    id: 'heckler',
    name: 'Heckler',
    deck: 'randomEvents',
    rule: 'B16-SPCARD-02',
    moment: 'own',
    confidence: 'medium-high',
    targets: opponentOnPitch,
    procedure: onPlayer('Heckler', 'heckler', (g, player) => g.affect(player, SKILLS_SILENCED, 0, Until.half)),
  },
  {
    id: 'johnnyWaterboy',
    name: 'Johnny Waterboy',
    deck: 'randomEvents',
    rule: 'B16-SPCARD-03',
    moment: 'start',
    confidence: 'high',
    procedure: forTheMatch('JohnnyWaterboy', EARLY_RISERS),
    lasts: [{ effect: EARLY_RISERS, on: 'team', teamNumbers: { recovery: 1 } }],
  },
  {
    id: 'rowdyFans',
    name: 'Rowdy Fans',
    deck: 'randomEvents',
    rule: 'B16-SPCARD-04',
    moment: 'start',
    confidence: 'high',
    procedure: forTheMatch('RowdyFans', ROWDY_FANS),
    lasts: [
      { effect: ROWDY_FANS, on: 'team', assists: [{ when: isByTheSideline }] },
      {
        effect: ROWDY_FANS,
        on: 'opponents',
        uses: [{ at: 'assists', who: 'player', when: (g, m) => nextToSideline(g.square(m.owner)), becomes: () => 0 }],
      },
    ],
  },
  {
    id: 'sprinklerMalfunction',
    name: 'Sprinkler Malfunction',
    deck: 'randomEvents',
    rule: 'B16-SPCARD-05',
    moment: 'between',
    confidence: 'medium-high',
    procedure: atOnce('SprinklerMalfunction', g => g.affect(MATCH_TARGET, SPRINKLERS, 0, Until.drive)),
    lasts: [
      {
        effect: SPRINKLERS,
        on: 'match',
        imposes: [{ rolls: ['pass', 'bomb', 'throwTeammate', 'catch', 'pickUp'], by: -1, on: 'everybody' }],
      },
    ],
  },
  {
    id: 'badyearGit',
    name: 'Badyear Git',
    deck: 'randomEvents',
    rule: 'B16-SPCARD-06',
    moment: 'kick',
    confidence: 'medium',
    procedure: atOnce('BadyearGit', g => g.affect(MATCH_TARGET, LONG_KICK, 0, Until.drive)),
    lasts: [{ effect: LONG_KICK, on: 'match', uses: [{ at: 'kickDistance', who: 'anybody', rolls: kickFar }] }],
  },
  {
    id: 'eclipse',
    name: 'Eclipse',
    deck: 'randomEvents',
    rule: 'B16-SPCARD-07',
    moment: 'own',
    confidence: 'medium',
    grants: ['dodge', 'rightStuff', 'stunty'],
    procedure: atOnce('Eclipse', darken),
  },
  {
    id: 'fanaticInvasion',
    name: 'Fanatic Invasion',
    deck: 'randomEvents',
    rule: 'B16-SPCARD-08',
    moment: 'turnEnd',
    confidence: 'medium',
    grants: ['ballAndChain', 'noHands', 'secretWeapon', 'stunty'],
    procedure: FanaticInvasion,
    lasts: [
      { effect: UNCLAIMED, on: 'player', is: ['neutral'] },
      { on: 'always', pauses: { turnOver: MoveFanatic } },
    ],
  },
  {
    id: 'friendlyFans',
    name: 'Friendly Fans',
    deck: 'randomEvents',
    rule: 'B16-SPCARD-09',
    moment: 'start',
    confidence: 'medium',
    procedure: forTheMatch('FriendlyFans', FRIENDLY_FANS),
    lasts: [
      {
        effect: FRIENDLY_FANS,
        on: 'team',
        uses: [
          {
            at: 'beforeInjury',
            who: 'target',
            when: (_g, m) => (m.flags & Harm.crowd) !== 0,
            becomes: () => Injury.stunned,
          },
        ],
      },
    ],
  },
  {
    id: 'hometownFans',
    name: 'Hometown Fans',
    deck: 'randomEvents',
    rule: 'B16-SPCARD-10',
    moment: 'start',
    confidence: 'medium',
    procedure: forTheMatch('HometownFans', HOMETOWN_FANS),
    lasts: [{ on: 'always', uses: [{ at: 'thrownIn', who: 'anybody', when: someCoachPoints, with: PointThrowIn }] }],
  },
  {
    id: 'incoming',
    name: 'Incoming!',
    deck: 'randomEvents',
    rule: 'B16-SPCARD-11',
    moment: 'between',
    confidence: 'medium',
    procedure: atOnce('Incoming', (g, seat) => g.affect(teamTarget(otherSeat(seat)), EDGES_PERILOUS, 0, Until.turn)),
    lasts: [
      {
        effect: EDGES_PERILOUS,
        on: 'team',
        uses: [{ at: 'needsDodge', who: 'player', when: (g, m) => nearEdge(g.square(m.owner)), becomes: () => 1 }],
      },
    ],
  },
  {
    id: 'rogueWizard',
    name: 'Rogue Wizard',
    deck: 'randomEvents',
    rule: 'B16-SPCARD-12',
    moment: 'between',
    confidence: 'medium',
    procedure: RogueWizard,
  },
  {
    id: 'thatBabesGotTalent',
    name: "That Babe's Got Talent!",
    deck: 'randomEvents',
    rule: 'B16-SPCARD-13',
    moment: 'start',
    confidence: 'medium',
    playable: g => g.rules.options.kickOffTable,
    procedure: forTheMatch('ThatBabesGotTalent', TALENTED_CHEER),
    lasts: [{ effect: TALENTED_CHEER, on: 'team', teamNumbers: { fame: 1, cheers: 1 } }],
  },
];
