/** How each skill shows: by the words of the match report, or by what it changed without a word. */
import { blood, type Modifier, NOBODY, type PlayerId, type Seat, type Square } from '@ironpitch/engine';

type BloodGame = blood.BloodGame;
type BloodEvent = blood.BloodEvent;
type EventOf<T extends BloodEvent['type']> = Extract<BloodEvent, { readonly type: T }>;

/** Leagues only: nothing in a match shows them. */
export const LEAGUE_ONLY: ReadonlySet<string> = new Set(['nurglesRot', 'weepingDagger', 'disposable']);

// --- skills that the report names ----------------------------------------------------------------------------------
/** Rolls and modifiers that a skill is the reason for, where they are not called like it. */
const BEHIND: Readonly<Record<string, blood.SkillName>> = {
  hailMary: 'hailMaryPass',
  bomb: 'bombardier',
  landing: 'rightStuff',
  helpingHand: 'timmmBer',
};
/** Events that only a skill brings about. */
const SHOWN_BY: Readonly<Partial<Record<BloodEvent['type'], blood.SkillName>>> = {
  threwTeammate: 'throwTeammate',
  kickedTeammate: 'kickTeammate',
  careened: 'ballAndChain',
  lonerRolled: 'loner',
  proRolled: 'pro',
  regenerationRolled: 'regeneration',
};
const isSkill = (name: string): boolean => (blood.SKILLS as readonly string[]).includes(name);
const named = (event: BloodEvent): string[] => {
  const names: string[] = [SHOWN_BY[event.type] ?? ''];
  if (event.type === 'skillUsed' || event.type === 'lostWits' || event.type === 'contestRolled')
    names.push(event.skill);
  if (event.type === 'rerolled') names.push(event.source);
  if (event.type === 'rolled') names.push(event.roll);
  if ('modifiers' in event) names.push(...(event.modifiers as readonly Modifier[]).map(({ cause }) => cause));
  return names.map(name => BEHIND[name] ?? name).filter(isSkill);
};

// --- skills that work without a word -------------------------------------------------------------------------------
const zonesOn = (g: BloodGame, p: PlayerId): number =>
  g.onPitch(p) && (g.control(p) as number) >= 0 ? blood.zonesAgainst(g, g.control(p), g.square(p)) : 0;
const isMinded = (modifiers: readonly Modifier[]): boolean => modifiers.some(({ cause }) => cause === 'tackleZones');
const holderAt = (g: BloodGame, sq: Square): PlayerId => (sq < 0 ? NOBODY : g.playerAt(sq));

/** What has happened in the Action under way. */
interface Story {
  foulBy: PlayerId;
  extraSquares: number;
  blocks: string[];
  /** What a re-roll would repeat. */
  last: 'goForIt' | 'block' | '';
}
type Witness<T extends BloodEvent['type']> = (event: EventOf<T>, g: BloodGame, story: Story) => readonly Clue[];
/** Somebody who must have the skill, and whether it showed. */
type Clue = readonly [skill: blood.SkillName, owner: PlayerId, showed: boolean];

const WITNESSES: { readonly [T in BloodEvent['type']]?: Witness<T> } = {
  rolled: ({ player, roll, modifiers }, g, story) => [
    ['sprint', player, roll === 'goForIt' && story.extraSquares > g.rules.edition.goForIt.squares],
    [
      'nervesOfSteel',
      player,
      ['pass', 'catch', 'intercept'].includes(roll) && zonesOn(g, player) > 0 && !isMinded(modifiers),
    ],
    ['bigHand', player, roll === 'pickUp' && zonesOn(g, player) > 0 && !isMinded(modifiers)],
    ['stunty', player, roll === 'dodge' && zonesOn(g, player) > 0 && !isMinded(modifiers)],
  ],
  injuryRolled: ({ player, total, result }, g) => {
    const { knockedOut } = g.rules.edition.injury;
    return [
      ['thickSkull', player, total >= knockedOut && result === 'stunned'],
      ['stunty', player, total < knockedOut && result === 'knockedOut'],
    ];
  },
  casualtyRolled: ({ player }) => [['decay', player, true]],
  armourRolled: ({ player, target }, g, story) => [
    ['sneakyGit', story.foulBy, true],
    // Whoever has the claw is not in the report; what it does to the target number is.
    ['claw', NOBODY, target < g.stat(player, blood.Stat.armour) + g.rules.edition.armourMargin],
  ],
  stoodUp: ({ player }) => [['jumpUp', player, true]],
  sentOff: ({ player }) => [['secretWeapon', player, true]],
  ballBounced: ({ from }, g) => [['noHands', holderAt(g, from), true]],
  kickOffDice: ({ seat }, g) => favourites(g, seat),
  blockResult: ({ player, target, face }, g) => [
    ['tackle', player, face === 'defenderStumbles' && g.hasSkill(target, blood.Skill.dodge)],
  ],
  blockRolled: ({ player, target, modifiers }, g, story) => [
    ['frenzy', player, story.blocks.filter(block => block === `${player} ${target}`).length > 1],
    ...modifiers.filter(({ cause }) => cause === 'assist').map(({ who }): Clue => ['guard', who, zonesOn(g, who) > 1]),
  ],
};
const favourites = (g: BloodGame, seat: Seat): Clue[] =>
  g
    .playersOf(seat)
    .filter(p => g.onPitch(p))
    .map(p => ['fanFavourite', p, true]);

/** Watches one match after the other; remembers what the events alone do not tell. */
export class SkillWatch {
  private story: Story = { foulBy: NOBODY, extraSquares: 0, blocks: [], last: '' };
  private leaders = [false, false];

  /** The skills that an event shows at work. */
  skillsIn(g: BloodGame, event: BloodEvent): string[] {
    this.follow(event);
    const witness = WITNESSES[event.type] as Witness<BloodEvent['type']> | undefined;
    const clues = witness?.(event as never, g, this.story) ?? [];
    const felt = clues.filter(
      ([skill, owner, showed]) =>
        showed && (owner === NOBODY ? skill === 'claw' : g.hasSkill(owner, blood.Skill[skill])),
    );
    return [...named(event), ...felt.map(([skill]) => skill)];
  }
  private follow(event: BloodEvent): void {
    const { story } = this;
    if (event.type === 'declared') {
      const foulBy = event.action === 'foul' ? event.player : NOBODY;
      this.story = { foulBy, extraSquares: 0, blocks: [], last: '' };
    } else if (event.type === 'rolled') {
      story.last = event.roll === 'goForIt' ? 'goForIt' : '';
      if (story.last === 'goForIt') story.extraSquares++;
    } else if (event.type === 'blockRolled') {
      story.last = 'block';
      story.blocks.push(`${event.player} ${event.target}`);
    } else if (event.type === 'rerolled') {
      if (story.last === 'block') story.blocks.pop();
      else if (story.last === 'goForIt') story.extraSquares--;
    }
  }
  /** A Leader's re-roll that was there at the last question and is gone after a re-roll. */
  leaderUsed(g: BloodGame, events: readonly BloodEvent[]): boolean {
    const now = ([0, 1] as const).map(seat => g.leaderReroll(seat));
    const used = events.some(
      event => event.type === 'rerolled' && event.source === 'team' && this.leaders[event.seat] && !now[event.seat],
    );
    this.leaders = now;
    return used;
  }
}
