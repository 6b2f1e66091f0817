/** The Random Events deck: what each card says and does (B16-DATA-14, B16-SPCARD-01 to -13). */
import { MATCH_TARGET, teamTarget, Until } from '../../kernel/effects.ts';
import { type BallId, NO_BALL, NOBODY, otherSeat, type Seat } from '../../words.ts';
import type { BloodGame, SpecialPlay } from '../game.ts';
import { Bounce } from '../procedures/ball.ts';
import { atOnce, onPlayer } from '../procedures/cards.ts';
import { FanaticInvasion } from '../procedures/guests.ts';
import { RogueWizard } from '../procedures/spells.ts';
import { darken } from '../procedures/transform.ts';
import { procedure } from '../status.ts';
import {
  EARLY_RISERS,
  EDGES_PERILOUS,
  FRIENDLY_FANS,
  HOMETOWN_FANS,
  LONG_KICK,
  ROWDY_FANS,
  SKILLS_SILENCED,
  SPRINKLERS,
  TALENTED_CHEER,
} from '../words.ts';
import { opponentOnPitch } from './targets.ts';

const looseBall = (g: BloodGame): BallId => {
  for (let b = 0; b < g.ballCount; b++)
    if (g.inPlay(b as BallId) && g.holder(b as BallId) === NOBODY) return b as BallId;
  return NO_BALL;
};
const BallClone = procedure('BallClone', ['seat'], [cloneBall]);
function cloneBall(g: BloodGame): void {
  g.call(Bounce, g.newBall(g.ballSquare(looseBall(g))));
}
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
    text: 'A second ball bounces away from a loose one. A carrier who would score rolls a D6: on 1 to 3 it held the fake, which vanishes.',
    confidence: 'high',
    playable: g => looseBall(g) !== NO_BALL,
    procedure: BallClone,
  },
  {
    id: 'heckler',
    name: 'Heckler',
    deck: 'randomEvents',
    rule: 'B16-SPCARD-02',
    moment: 'own',
    text: 'One opponent can use no skill in this turn and its next one, except skills it has no choice about.',
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
    text: "Your KO'd players come round on a 3 or more all match.",
    confidence: 'high',
    procedure: forTheMatch('JohnnyWaterboy', EARLY_RISERS),
  },
  {
    id: 'rowdyFans',
    name: 'Rowdy Fans',
    deck: 'randomEvents',
    rule: 'B16-SPCARD-04',
    moment: 'start',
    text: 'All match, blocks and fouls by or against an opponent next to a sideline have one more assist for you, and opponents there help nobody.',
    confidence: 'high',
    procedure: forTheMatch('RowdyFans', ROWDY_FANS),
  },
  {
    id: 'sprinklerMalfunction',
    name: 'Sprinkler Malfunction',
    deck: 'randomEvents',
    rule: 'B16-SPCARD-05',
    moment: 'between',
    text: 'Every pass, catch and pick-up is at -1 until the drive ends.',
    confidence: 'medium-high',
    procedure: atOnce('SprinklerMalfunction', g => g.affect(MATCH_TARGET, SPRINKLERS, 0, Until.drive)),
  },
  {
    id: 'badyearGit',
    name: 'Badyear Git',
    deck: 'randomEvents',
    rule: 'B16-SPCARD-06',
    moment: 'kick',
    text: 'This kick scatters as many squares as two dice show.',
    confidence: 'medium',
    procedure: atOnce('BadyearGit', g => g.affect(MATCH_TARGET, LONG_KICK, 0, Until.drive)),
  },
  {
    id: 'eclipse',
    name: 'Eclipse',
    deck: 'randomEvents',
    rule: 'B16-SPCARD-07',
    moment: 'own',
    text: "In this turn and your opponent's next one everybody on the pitch plays as a Goblin: 6 2 3 7, Dodge, Right Stuff and Stunty.",
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
    text: 'A Fanatic runs on. Each coach may send it on its way after their own turn; it belongs to nobody and leaves with the drive.',
    confidence: 'medium',
    grants: ['ballAndChain', 'noHands', 'secretWeapon', 'stunty'],
    procedure: FanaticInvasion,
  },
  {
    id: 'friendlyFans',
    name: 'Friendly Fans',
    deck: 'randomEvents',
    rule: 'B16-SPCARD-09',
    moment: 'start',
    text: 'All match your players come back from the crowd unharmed, to Reserves.',
    confidence: 'medium',
    procedure: forTheMatch('FriendlyFans', FRIENDLY_FANS),
  },
  {
    id: 'hometownFans',
    name: 'Hometown Fans',
    deck: 'randomEvents',
    rule: 'B16-SPCARD-10',
    moment: 'start',
    text: 'You choose the direction of the first throw-in of the match.',
    confidence: 'medium',
    procedure: forTheMatch('HometownFans', HOMETOWN_FANS),
  },
  {
    id: 'incoming',
    name: 'Incoming!',
    deck: 'randomEvents',
    rule: 'B16-SPCARD-11',
    moment: 'between',
    text: 'In their coming turn opponents have to dodge away from every square within two of a sideline or an End Zone.',
    confidence: 'medium',
    procedure: atOnce('Incoming', (g, seat) => g.affect(teamTarget(otherSeat(seat)), EDGES_PERILOUS, 0, Until.turn)),
  },
  {
    id: 'rogueWizard',
    name: 'Rogue Wizard',
    deck: 'randomEvents',
    rule: 'B16-SPCARD-12',
    moment: 'between',
    text: 'Put a marker anywhere and scatter it five times: where it stops on the pitch a Fireball goes off.',
    confidence: 'medium',
    procedure: RogueWizard,
  },
  {
    id: 'thatBabesGotTalent',
    name: "That Babe's Got Talent!",
    deck: 'randomEvents',
    rule: 'B16-SPCARD-13',
    moment: 'start',
    text: 'All match you win Cheering Fans and Brilliant Coaching without a die and have +1 FAME for the other kick-off results.',
    confidence: 'medium',
    playable: g => g.rules.options.kickOffTable,
    procedure: forTheMatch('ThatBabesGotTalent', TALENTED_CHEER),
  },
];
