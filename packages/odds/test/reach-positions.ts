/** Random positions to compare on: small crowds around one player, with every skill that matters to a move. */
import { type BlitzGame, type blood, type PlayerId, rulesetNamed, SeededDice } from '@ironpitch/engine';

export type BloodRuleset = 'blood-2016' | 'blood-2025';
/** Skills by their stable names, whatever edition they are of. */
type SkillNames = readonly string[];
/** Who has one of them can never hold a ball. */
const HANDLESS: SkillNames = ['noBall', 'noHands'];
const MOVER_SKILLS: Readonly<Record<BloodRuleset, SkillNames>> = {
  'blood-2016': [
    'dodge',
    'dodge',
    'sureFeet',
    'sureHands',
    'pro',
    'loner',
    'breakTackle',
    'sprint',
    'stunty',
    'twoHeads',
    'titchy',
    'jumpUp',
    'bigHand',
    'extraArms',
    'noHands',
    'boneHead',
    'reallyStupid',
    'wildAnimal',
    'takeRoot',
    'bloodLust',
    'leap',
    'veryLongLegs',
  ],
  'blood-2025': [
    'dodge',
    'dodge',
    'sureFeet',
    'sureFeet',
    'sureHands',
    'pro',
    'pro',
    'loner2',
    'loner4',
    'breakTackle',
    'steadyFooting',
    'steadyFooting',
    'sprint',
    'stunty',
    'twoHeads',
    'titchy',
    'jumpUp',
    'bigHand',
    'extraArms',
    'noBall',
    'drunkard',
    'boneHead',
    'reallyStupid',
    'unchannelledFury',
    'takeRoot',
    'bloodlust2',
    'leap',
    'pogo',
    'veryLongLegs',
  ],
};
const OPPONENT_SKILLS: SkillNames = ['tackle', 'prehensileTail', 'titchy', 'tentacles', 'block', 'dodge'];
/** Team re-rolls that a side may have left in these positions, and one more. */
const REROLLS: Readonly<Record<BloodRuleset, number>> = { 'blood-2016': 2, 'blood-2025': 4 };

interface CrowdOptions {
  readonly ruleset?: BloodRuleset;
  readonly gripping?: SkillNames;
  readonly movement?: number;
  readonly others?: number;
  readonly spread?: number;
  readonly ball?: boolean;
  readonly skills?: number;
}
export interface BloodCase {
  readonly game: blood.BloodGame;
  readonly player: PlayerId;
}
/** `gripping`: skills that opponents may also have. `movement`: at most. */
export const bloodSpec = (
  seed: string,
  {
    ruleset = 'blood-2016',
    gripping = [],
    movement = 3,
    others = 5,
    spread = 3,
    ball = true,
    skills = 3,
  }: CrowdOptions = {},
): blood.PositionSpec => {
  const dice = new SeededDice(seed);
  const one = <T>(list: readonly T[]): T => list[dice.pick(list.length)] as T;
  const some = <T>(list: readonly T[], most: number): T[] => [
    ...new Set(Array.from({ length: dice.pick(most + 1) }, () => one(list))),
  ];
  const wide = dice.pick(3) === 0;
  const column = wide ? 24 : 13;
  const row = 8;
  const taken = new Set([`${column},${row}`]);
  const free = (): [number, number] => {
    for (;;) {
      const square: [number, number] = [
        Math.min(26, column - spread + dice.pick(2 * spread + 1)),
        row - spread + dice.pick(2 * spread + 1),
      ];
      if (taken.has(square.join())) continue;
      taken.add(square.join());
      return square;
    }
  };
  const players: blood.PlayerSpec[] = [
    {
      id: 'mover',
      side: 'home',
      square: [column, row],
      movement: 1 + dice.pick(movement),
      strength: 1 + dice.pick(6),
      agility: 1 + dice.pick(5),
      skills: some(MOVER_SKILLS[ruleset], skills) as blood.SkillName[],
      state: dice.pick(5) === 0 ? 'prone' : 'standing',
    },
  ];
  for (let n = 0; n < others; n++) {
    const foe = dice.pick(4) > 0;
    players.push({
      id: `other${n}`,
      side: foe ? 'away' : 'home',
      square: free(),
      movement: 3 + dice.pick(6),
      strength: 2 + dice.pick(4),
      skills: foe ? (some([...OPPONENT_SKILLS, ...gripping, ...gripping], 2) as blood.SkillName[]) : [],
      state: dice.pick(6) === 0 ? 'prone' : 'standing',
    });
  }
  const standing = players[0]?.state === 'standing';
  const lies = ball && dice.pick(2) === 0;
  const wants = ball && !lies && standing && dice.pick(2) === 0;
  const holds = wants && !HANDLESS.some(skill => players[0]?.skills?.includes(skill as blood.SkillName));
  const balls = !ball ? [] : holds ? [{ holder: 'mover' }] : [{ square: free() }];
  const weather = one(['nice', 'nice', 'blizzard', 'pouringRain'] as const);
  return { players, balls, weather, rerolls: { home: dice.pick(REROLLS[ruleset]) } };
};
export const setUpBlood = (position: blood.PositionSpec, ruleset: BloodRuleset = 'blood-2016'): BloodCase => {
  const game = rulesetNamed(ruleset).setUp({ position }, new SeededDice('never rolled')) as blood.BloodGame;
  return { game, player: game.playerNamed('mover') };
};
export const randomBlood = (seed: string, options?: CrowdOptions): BloodCase =>
  setUpBlood(bloodSpec(seed, options), options?.ruleset);

/** A random match of random teams, in the middle of it, with a Player of the coach whose turn it is. */
export const randomBlitz = (
  ruleset: 'blitz-2022' | 'blitz-2024',
  seed: string,
): { game: BlitzGame; players: PlayerId[] } => {
  const rules = rulesetNamed(ruleset);
  const dice = new SeededDice(seed);
  const team = (): string => (rules.teams[dice.pick(rules.teams.length)] as (typeof rules.teams)[number]).id;
  const game = rules.create({ home: team(), away: team(), options: rules.anyOptions(dice) }, dice).start() as BlitzGame;
  const legal = new Int16Array(512);
  const long = 40 + dice.pick(150);
  for (let n = 0; !game.over && (n < long || game.question.name !== 'action'); n++) {
    const count = game.legal(legal);
    game.choose(legal[dice.pick(count)] as number);
  }
  const mine = game.over ? [] : game.playersOf(game.active).filter(p => game.onPitch(p));
  return { game, players: mine };
};
