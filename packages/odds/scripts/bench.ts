/** How long the reach of one player takes, and a checksum of what came out: `npm run bench:odds`. */
import { type blood, hashText } from '@ironpitch/engine';
import { reach } from '../src/reach/index.ts';
import { type BloodCrowd, blitzCrowd, bloodCrowd, type Crowd } from './crowds.ts';

const POSITIONS = 100;
/** The quickest counts: whatever else the machine does only ever adds to it. */
const ROUNDS = 15;

const digest = ({ game, player }: Crowd): string => {
  const there = reach(game, player);
  const chances = (sq: (typeof there.squares)[number]): string =>
    there
      .ways(sq)
      .map(one => one.chance.toFixed(9))
      .join();
  return there.squares.map(sq => `${sq}:${chances(sq)}`).join(' ');
};
/** Every reachable square with its safest way. In milliseconds of processor time, so that a busy machine does not count. */
const timed = ({ game, player }: Crowd): number => {
  const start = process.cpuUsage();
  const there = reach(game, player);
  for (const sq of there.squares) there.safest(sq);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};
const middle = (sorted: Float64Array, part: number): number => sorted[Math.floor(part * (sorted.length - 1))] as number;

const measure = (name: string, crowdOf: (seed: string) => Crowd): void => {
  const crowds = Array.from({ length: POSITIONS }, (_, n) => crowdOf(`crowd ${n}`));
  const checksum = hashText(crowds.map(digest).join('\n'));
  const rounds = crowds.map(() => new Float64Array(ROUNDS));
  for (let round = 0; round < ROUNDS; round++)
    for (const [n, crowd] of crowds.entries()) (rounds[n] as Float64Array)[round] = timed(crowd);
  const times = Float64Array.from(rounds, one => Math.min(...one)).sort();
  const at = (part: number): string => middle(times, part).toFixed(2).padStart(6);
  console.log(`${name.padEnd(40)} median${at(0.5)} ms  95 %${at(0.95)} ms  worst${at(1)} ms  checksum ${checksum}`);
};
const skilled =
  (...skills: blood.SkillName[]) =>
  (seed: string): Crowd =>
    bloodCrowd(seed, { skills });
const against =
  (...gripping: blood.SkillName[]) =>
  (seed: string): Crowd =>
    bloodCrowd(seed, { skills: ['dodge'], gripping });

console.log(`${POSITIONS} crowds each, the quickest of ${ROUNDS} rounds for each of them, processor time`);
measure('blood-2016, no skill', skilled());
measure('blood-2016, dodge', skilled('dodge'));
measure('blood-2016, dodge and loner', skilled('dodge', 'loner'));
measure('blood-2016, dodge and pro', skilled('dodge', 'pro'));
measure('blood-2016, leap', skilled('leap'));
measure('blood-2016, dodge, leap, sprint', skilled('dodge', 'leap', 'sprint', 'sureFeet'));
measure('blood-2016, dodge, pro, loner, leap', skilled('dodge', 'pro', 'loner', 'leap', 'sprint'));
measure('blood-2016, dodge, tight', seed => bloodCrowd(seed, { skills: ['dodge'], tight: true }));
measure('blood-2016, Break Tackle', seed => bloodCrowd(seed, { skills: ['breakTackle'], strength: 5 }));
measure('blood-2016, Break Tackle and dodge', seed =>
  bloodCrowd(seed, { skills: ['breakTackle', 'dodge'], strength: 5 }),
);
measure('blood-2016, against Diving Tackle', against('divingTackle'));
measure('blood-2016, against Shadowing', against('shadowing'));
measure('blood-2016, against both in one', against('divingTackle', 'shadowing'));
measure('blood-2016, Diving Tackle, next to it', seed =>
  bloodCrowd(seed, { skills: ['dodge'], gripping: ['divingTackle'], beside: true }),
);
measure('blood-2016, Shadowing, next to it', seed =>
  bloodCrowd(seed, { skills: ['dodge'], gripping: ['shadowing'], beside: true }),
);
const in2025 = (crowd: BloodCrowd) => (seed: string) => bloodCrowd(seed, { ...crowd, ruleset: 'blood-2025' });
measure('blood-2025, no skill', in2025({ skills: [] }));
measure('blood-2025, dodge', in2025({ skills: ['dodge'] }));
measure('blood-2025, dodge, Sure Feet, Pro', in2025({ skills: ['dodge', 'sureFeet', 'pro'] }));
measure('blood-2025, leap', in2025({ skills: ['leap'] }));
measure('blood-2025, Break Tackle', in2025({ skills: ['breakTackle'], strength: 5 }));
measure('blood-2025, against Diving Tackle', in2025({ skills: ['dodge'], gripping: ['divingTackle'] }));
measure('blood-2025, Shadowing, next to it', in2025({ skills: ['dodge'], gripping: ['shadowing'], beside: true }));
measure('blitz-2024', seed => blitzCrowd(seed, 'blitz-2024'));
measure('blitz-2022', seed => blitzCrowd(seed, 'blitz-2022'));
