/** What a run of matches has seen of Blitz Bowl. */
import {
  ACTIONS,
  BALL_KINDS,
  type BlitzEvent,
  type BlitzGame,
  type Game,
  type GameEvent,
  PLAYS,
  type PlayerId,
  questions,
  REROLLS,
  type RulesetDefinition,
} from '@ironpitch/engine';
import type { Names, Seen } from './seen.ts';

const CATEGORIES = [
  'teams',
  'pitches',
  'arenas',
  'balls',
  'actions',
  /** An ability is seen when a Player who has it makes an Action. */
  'abilities',
  /** Claimed. */
  'challenges',
  /** Played. */
  'bonusPlays',
  'randomEvents',
  'rerolls',
  'questions',
] as const;
type Category = (typeof CATEGORIES)[number];

export class SeenInBlitz implements Seen {
  readonly all: Names;
  private readonly seen = Object.fromEntries(CATEGORIES.map(c => [c, new Set<string>()])) as Record<
    Category,
    Set<string>
  >;
  private readonly abilities: readonly string[];

  constructor(definition: RulesetDefinition, game: BlitzGame) {
    const { edition } = game.rules;
    const ids = (list: readonly { readonly id: string }[]): string[] => list.map(one => one.id);
    this.abilities = Object.keys(edition.abilities);
    const inDeck = new Set([...edition.deck, ...edition.endgameDeck].map(card => card.play as string));
    const abilities = Object.values(edition.abilities);
    const withBalls = 'balls' in edition.options;
    this.all = {
      teams: ids(definition.teams),
      pitches: ids(edition.pitches),
      arenas: ids(edition.arenas),
      balls: withBalls ? BALL_KINDS : ['ordinary'],
      actions: ACTIONS,
      abilities: this.abilities,
      challenges: ids(edition.challenges),
      bonusPlays: PLAYS.filter(play => inDeck.has(play)),
      randomEvents: ids(edition.events),
      rerolls: REROLLS.filter(
        source =>
          (withBalls || !(BALL_KINDS as readonly string[]).includes(source)) &&
          (source !== 'expertPasser' || abilities.some(ability => ability.rerolls === 'failedThrow')),
      ),
      questions: questions.flatMap(q => (q.game === 'blitz' && !game.rules.neverAsks.includes(q.name) ? [q.name] : [])),
    } satisfies Record<Category, readonly string[]>;
  }
  watch(game: Game, events: readonly GameEvent[]): void {
    const g = game as BlitzGame;
    if (!g.over) this.seen.questions.add(g.question.name);
    for (const event of events as readonly BlitzEvent[]) this.note(g, event);
  }
  private note(g: BlitzGame, event: BlitzEvent): void {
    const { seen } = this;
    if (event.type === 'pitchChosen') this.noteStart(g, event.pitch);
    else if (event.type === 'arenaRolled') seen.arenas.add(event.arena);
    else if (event.type === 'ballPlaced') seen.balls.add(event.kind);
    else if (event.type === 'actionStarted') this.noteAction(g, event.player, event.action);
    else if (event.type === 'claimed') seen.challenges.add(event.challenge);
    else if (event.type === 'bonusPlayed') seen.bonusPlays.add(event.play);
    else if (event.type === 'eventDrawn') seen.randomEvents.add(event.event);
    else if (event.type === 'rerolled') seen.rerolls.add(event.source);
  }
  private noteStart(g: BlitzGame, pitch: string): void {
    this.seen.pitches.add(pitch);
    for (const team of g.rules.teams) this.seen.teams.add(team.id);
  }
  private noteAction(g: BlitzGame, player: PlayerId, action: string): void {
    this.seen.actions.add(action);
    for (const skill of g.lineup.profiles.list[g.profile(player)]?.skills ?? [])
      this.seen.abilities.add(this.abilities[skill] as string);
  }
  names(): Names {
    return Object.fromEntries(Object.entries(this.seen).map(([category, names]) => [category, [...names]]));
  }
}
