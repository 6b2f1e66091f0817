/** A match and its mirror image: the pitch turned by half, the teams on each other's seats, the dice fallen alike. */
import {
  answerOf,
  COIN,
  D8,
  type Die,
  type Game,
  type MatchSpec,
  objectOf,
  otherSeat,
  type PlayerId,
  type RulesetDefinition,
  type Seat,
  SeededDice,
  type Square,
  verbOf,
} from '@ironpitch/engine';
import type { Bot } from '../src/bot.ts';
import { BotSeat } from '../src/seat.ts';

/** The same dice, seen from the other end: the coin shows the other side, what flies off flies the opposite way. */
class MirroredDice extends SeededDice {
  /** Whose dice they are just now. */
  game: Game | undefined;
  private rolling = false;
  override roll(die: Die): number {
    this.rolling = true;
    const rolled = super.roll(die);
    this.rolling = false;
    if (die === COIN) return 1 - rolled;
    return die === D8 && this.isDirection ? ((rolled + 3) & 7) + 1 : rolled;
  }
  /** Of several Trapdoors the opposite one. */
  override pick(count: number): number {
    const picked = super.pick(count);
    const newBall = !this.rolling && this.game?.isRunning && this.running.startsWith('NewBall(');
    return newBall ? count - 1 - picked : picked;
  }
  /** A check may be made on a D8 as well, and the arena is rolled for. */
  private get isDirection(): boolean {
    return !this.running.startsWith('Roll(') && this.running !== 'Match()';
  }
  private get running(): string {
    return this.game?.describe().split(' > ').at(-1) ?? '';
  }
}
/** A bot whose dice know what they are rolled for. */
const imagining = (bot: Bot, dice: MirroredDice): Bot => ({
  name: bot.name,
  choose(game, question, clock) {
    dice.game = game;
    return bot.choose(game, question, clock);
  },
});
/** Names of players, squares and seats of one match, in the other. */
export class Mirror {
  private readonly squares: number;
  private readonly counts: readonly [number, number];
  constructor(g: Game) {
    this.squares = g.grid.squares;
    const home = Array.from({ length: g.playerCount }, (_, p) => g.control(p as PlayerId)).indexOf(1);
    this.counts = [home, g.playerCount - home];
  }
  square(sq: Square): Square {
    return (sq < 0 ? sq : this.squares - 1 - sq) as Square;
  }
  player(p: PlayerId): PlayerId {
    const [home, away] = this.counts;
    return (p < home ? p + away : p - home) as PlayerId;
  }
  answer(answer: number): number {
    const verb = verbOf(answer);
    const object = objectOf(answer);
    if (verb.object === 'square') return answerOf(verb, this.square(object as Square));
    if (verb.object === 'player') return answerOf(verb, this.player(object as PlayerId));
    return verb.object === 'seat' ? answerOf(verb, otherSeat(object as Seat)) : answer;
  }
}
const turnedOptions = (options: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name,
      value === 'home' ? 'away' : value === 'away' ? 'home' : value,
    ]),
  );

/** Plays a match and its mirror image; tells how far they went alike, and which two answers differ then. */
export const playMirrored = (
  rules: RulesetDefinition,
  match: Omit<MatchSpec, 'ruleset'>,
  seed: string,
  makeBot: (seed: string, dice: SeededDice) => Bot,
): { readonly decisions: number; readonly difference?: string } => {
  const turned = { home: match.away, away: match.home, options: turnedOptions(match.options ?? {}) };
  const dice = new MirroredDice(seed);
  const game = rules.create(match, new SeededDice(seed)).start();
  const image = rules.create(turned, dice);
  dice.game = image;
  image.start();
  const mirror = new Mirror(game);
  const seats = SEATED.map(
    seat => new BotSeat(makeBot(`${seed}/${seat}`, new SeededDice(`${seed}/${seat}`)), seat, rules, match),
  );
  const images = SEATED.map(seat => {
    const itsSeed = `${seed}/${otherSeat(seat)}`;
    const itsDice = new MirroredDice(itsSeed);
    return new BotSeat(imagining(makeBot(itsSeed, itsDice), itsDice), seat, rules, turned);
  });
  for (let decisions = 0; ; decisions++) {
    if (game.over && image.over) return { decisions };
    const given = (seats[game.asked] as BotSeat).answer(game);
    const mirrored = (images[image.asked] as BotSeat).answer(image);
    if (mirror.answer(given) !== mirrored || game.asked === image.asked) {
      const said = (g: Game, answer: number): string => `${JSON.stringify(g.nameAnswer(answer))} in ${g.describe()}`;
      return { decisions, difference: `${said(game, given)}, but ${said(image, mirrored)}` };
    }
    game.choose(given);
    image.choose(mirrored);
  }
};
const SEATED: readonly Seat[] = [0, 1];
