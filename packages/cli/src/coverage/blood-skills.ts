/** How each skill shows: by the words of the match report, or by what it changed without a word. */
import { blood, type Modifier, NOBODY, type PlayerId, type Seat, type Square } from '@ironpitch/engine';
import { WITNESSES_2025 } from './blood-2025.ts';
import { type Clue, hasNamed, type Story, type Witness, type Witnesses, zonesOn } from './blood-clues.ts';

type BloodGame = blood.BloodGame;
type BloodEvent = blood.BloodEvent;

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
/** The skill called so, or where the report does not say which of several it was, as with Loner (3+), whichever the player has. */
const inEdition = (g: BloodGame, name: string, player: PlayerId): string[] => {
  const { skills } = g.rules.edition;
  if (skills[name] !== undefined) return [name];
  const several = new RegExp(`^${name}[0-9A-Z]`);
  return name === '' ? [] : Object.keys(skills).filter(skill => several.test(skill) && hasNamed(g, player, skill));
};
const named = (g: BloodGame, event: BloodEvent): string[] => {
  const names: string[] = [SHOWN_BY[event.type] ?? ''];
  if (event.type === 'skillUsed' || event.type === 'lostWits' || event.type === 'contestRolled')
    names.push(event.skill);
  if (event.type === 'rerolled') names.push(event.source);
  if (event.type === 'rolled') names.push(event.roll);
  if ('modifiers' in event) names.push(...(event.modifiers as readonly Modifier[]).map(({ cause }) => cause));
  const player = 'player' in event ? (event.player as PlayerId) : NOBODY;
  return names.flatMap(name => inEdition(g, BEHIND[name] ?? name, player));
};

// --- skills that work without a word -------------------------------------------------------------------------------
const isMinded = (modifiers: readonly Modifier[]): boolean => modifiers.some(({ cause }) => cause === 'tackleZones');
const holderAt = (g: BloodGame, sq: Square): PlayerId => (sq < 0 ? NOBODY : g.playerAt(sq));

const WITNESSES: Witnesses = {
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

const storyOf = (action: string, foulBy: PlayerId): Story => ({
  action,
  foulBy,
  fouled: false,
  pair: [NOBODY, NOBODY],
  extraSquares: 0,
  blocks: [],
  last: '',
});

/** Watches one match after the other; remembers what the events alone do not tell. */
export class SkillWatch {
  private story: Story = storyOf('', NOBODY);
  private leaders = [false, false];

  /** The skills that an event shows at work. */
  skillsIn(g: BloodGame, event: BloodEvent): string[] {
    this.follow(event);
    const felt = [WITNESSES, WITNESSES_2025]
      .flatMap(
        witnesses => (witnesses[event.type] as Witness<BloodEvent['type']>)?.(event as never, g, this.story) ?? [],
      )
      .filter(([skill]) => g.rules.edition.skills[skill] !== undefined)
      .filter(([skill, owner, showed]) => showed && (skill === 'claw' || hasNamed(g, owner, skill)));
    return [...named(g, event), ...felt.map(([skill]) => skill)];
  }
  private follow(event: BloodEvent): void {
    const { story } = this;
    if (event.type === 'declared') {
      const foulBy = event.action === 'foul' ? event.player : NOBODY;
      this.story = storyOf(event.action, foulBy);
    } else if (event.type === 'rolled') {
      story.last = event.roll === 'goForIt' ? 'goForIt' : '';
      if (story.last === 'goForIt') story.extraSquares++;
    } else if (event.type === 'blockRolled') {
      story.last = 'block';
      story.blocks.push(`${event.player} ${event.target}`);
      story.pair = [event.player, event.target];
    } else if (event.type === 'armourRolled') {
      story.fouled = story.foulBy !== NOBODY;
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
