/**
 * A judge of Blood Bowl 2025: what the report says is held against the lines of the catalogue, counted anew from who
 * stands where. It shares no code with the rules that have made the report.
 */
import type { BloodEvent } from '../../src/blood/events.ts';
import type { BloodGame } from '../../src/blood/game.ts';
import { type SkillName, skillNumber } from '../../src/blood/names.ts';
import { CARRIED, CHOMPED, DISTRACTED, NO_ASSISTS } from '../../src/blood/words.ts';
import { type PlayerId, Posture, type Square } from '../../src/words.ts';

type Rolled = Extract<BloodEvent, { type: 'rolled' }>;
type Modifiers = Rolled['modifiers'];
const ONCE_A_TURN = ['dodge', 'sureFeet', 'brawler', 'pro'];
/** Active skills that say otherwise, or whose owner goes down, or off the pitch, by what they are used for. */
const ANYHOW: readonly string[] = ['jumpUp', 'safePairOfHands', 'fend', 'taunt', 'swoop'];
/** B25-SKILL-03: those marked Active that can be told of. */
const ACTIVE: readonly string[] = [
  'block',
  'breatheFire',
  'dauntless',
  'divingTackle',
  'dodge',
  'dumpOff',
  'eyeGouge',
  'fumblerooski',
  'giveAndGo',
  'grab',
  'hitAndRun',
  'juggernaut',
  'onTheBall',
  'pileDriver',
  'projectileVomit',
  'saboteur',
  'shadowing',
  'sideStep',
  'stab',
  'standFirm',
  'steadyFooting',
  'stripBall',
  'tentacles',
  'trickster',
  'wrestle',
];
const PRESENCE = ['pass', 'throwTeammate', 'intercept', 'catch'];
const PRESENCE_REACHES = 3;

export class Judge {
  private readonly used = new Map<string, number>();
  private readonly ensure: (holds: boolean, what: string) => void;
  constructor(ensure: (holds: boolean, what: string) => void) {
    this.ensure = ensure;
  }
  /** Between two Actions. */
  looks(g: BloodGame): void {
    for (const held of everybody(g))
      for (const by of everybody(g))
        if (g.isAffectedWith(held, CHOMPED, by))
          this.ensure(hasWits(g, by) && nextTo(g, by, held), 'held by teeth that do not mark it');
  }
  hears(g: BloodGame, event: BloodEvent): void {
    if (event.type === 'turnStarted' || event.type === 'kickOffRolled')
      this.used.clear(); // a Charge! counts for no Turn
    else if (event.type === 'skillUsed') this.skill(g, event.player, event.skill);
    else if (event.type === 'rerolled') this.reroll(event.player, event.source);
    else if (event.type === 'blockRolled') this.assists(g, event.player, event.target, event.modifiers);
    else if (event.type === 'rolled') this.roll(g, event);
    else if (event.type === 'injuryRolled') this.injury(g, event.player, event.total, event.result);
    else if (event.type === 'armourRolled' && has(g, event.player, 'ironHardSkin'))
      for (const { who, cause } of event.modifiers)
        this.ensure(
          who < 0 ||
            g.control(who) === g.control(event.player) ||
            (cause === 'chainsaw' && has(g, event.player, 'chainsaw')), // it is its own (B25-Q-212)
          'something added against a hard skin',
        );
  }

  /** B25-SKILL-03 */
  private skill(g: BloodGame, player: PlayerId, skill: string): void {
    if (!ACTIVE.includes(skill) || ANYHOW.includes(skill)) return;
    this.ensure(hasWits(g, player), `${skill} of somebody who is down or Distracted`);
  }
  private reroll(player: PlayerId, source: string): void {
    if (!ONCE_A_TURN.includes(source)) return;
    const times = (this.used.get(`${source}${player}`) ?? 0) + 1;
    this.used.set(`${source}${player}`, times);
    this.ensure(times === 1, `${source} a second time in a turn`);
  }
  /** B25-ASSIST, B25-SKILL-GUARD, -DEFENSIVE, -EYEGOUGE; two blocks at once have helpers of their own (B25-Q-91). */
  private assists(g: BloodGame, player: PlayerId, target: PlayerId, modifiers: Modifiers): void {
    if (modifiers.length === 0 || modifiers.some(({ cause }) => cause === 'multipleBlock')) return;
    if (g.control(player) === g.control(target)) return;
    const helping = modifiers.filter(({ cause }) => cause === 'assist').map(({ who }) => who);
    for (const p of everybody(g)) {
      if (p === player || p === target) continue;
      const foe = g.control(p) === g.control(player) ? target : player;
      const markers = everybody(g).filter(q => q !== foe && marks(g, q, p));
      const guards = has(g, p, 'guard') && !(g.active === g.control(p) && !g.bonusTurn && isDefended(g, p));
      const helps = hasWits(g, p) && nextTo(g, p, foe) && !g.isAffected(p, NO_ASSISTS);
      const should = helps && (markers.length === 0 || guards);
      this.ensure(
        helping.includes(p) === should,
        `${g.playerName(p)} ${should ? 'does not help' : 'helps'} in a block`,
      );
    }
  }
  private roll(g: BloodGame, { roll, player, modifiers }: Rolled): void {
    const count = (cause: string): number => modifiers.filter(one => one.cause === cause).length;
    const sum = (cause: string): number =>
      modifiers.reduce((total, one) => (one.cause === cause ? total + one.by : total), 0);
    const zones = (unfeared?: SkillName): number =>
      everybody(g).filter(q => marks(g, q, player) && !(unfeared && has(g, q, unfeared))).length;
    const minds = (skill: SkillName): boolean => !has(g, player, skill);
    if (roll === 'dodge') {
      this.ensure(sum('tackleZones') === (minds('stunty') ? -zones('titchy') : 0), 'a Dodge into other tackle zones');
      this.ensure(count('prehensileTail') <= 1, 'two tails');
    }
    if (roll === 'catch' || roll === 'pass')
      this.ensure(sum('tackleZones') === (minds('nervesOfSteel') ? -zones() : 0), `other tackle zones on a ${roll}`);
    if (roll === 'pickUp')
      this.ensure(sum('tackleZones') === (minds('bigHand') ? -zones() : 0), 'other tackle zones on a ball');
    if (roll === 'goForIt') this.ensure(count('drunkard') === (minds('drunkard') ? 0 : 1), 'a sober drunkard');
    if (PRESENCE.includes(roll)) {
      const near = everybody(g).filter(
        q =>
          g.control(q) !== g.control(player) &&
          has(g, q, 'disturbingPresence') &&
          distance(g, q, player) <= PRESENCE_REACHES,
      );
      this.ensure(count('disturbingPresence') === near.length, `disturbed otherwise in a ${roll}`);
    }
  }
  /** B25-INJ, B25-SKILL-THICKSKULL, B25-TRAIT-STUNTY-03 */
  private injury(g: BloodGame, player: PlayerId, total: number, result: string): void {
    const thick = has(g, player, 'thickSkull') ? 1 : 0;
    const [out, hurt] = has(g, player, 'stunty') ? [7 + thick, 9] : [8 + thick, 10];
    const less = total >= out ? 'knockedOut' : 'stunned';
    const should = total >= 10 ? 'casualty' : total >= hurt ? 'badlyHurt' : less;
    this.ensure(result === should, `an Injury roll of ${total} that is ${result}`);
  }
}

/** Whoever is carried is nowhere (B25-Q-178). */
const everybody = (g: BloodGame): PlayerId[] =>
  Array.from({ length: g.playerCount }, (_, p) => p as PlayerId).filter(p => g.onPitch(p) && !g.isAffected(p, CARRIED));
const has = (g: BloodGame, p: PlayerId, skill: SkillName): boolean => g.hasSkill(p, skillNumber(skill));
const hasWits = (g: BloodGame, p: PlayerId): boolean =>
  g.onPitch(p) && g.posture(p) === Posture.standing && !g.isAffected(p, DISTRACTED);
const between = (g: BloodGame, a: Square, b: Square): number =>
  Math.max(Math.abs(g.grid.column(a) - g.grid.column(b)), Math.abs(g.grid.row(a) - g.grid.row(b)));
const distance = (g: BloodGame, p: PlayerId, q: PlayerId): number => between(g, g.square(p), g.square(q));
const nextTo = (g: BloodGame, p: PlayerId, q: PlayerId): boolean => distance(g, p, q) === 1;
/** B25-PRIN-STAT-02 to -05 */
const marks = (g: BloodGame, by: PlayerId, p: PlayerId): boolean =>
  g.control(by) !== g.control(p) && hasWits(g, by) && nextTo(g, by, p);
const isDefended = (g: BloodGame, p: PlayerId): boolean =>
  everybody(g).some(q => marks(g, q, p) && has(g, q, 'defensive'));
