/** What both the terminal and the page say, whatever the game. */
import { words } from '../shape.ts';
import { capital, ended, list, percent, signed, square } from './grammar.ts';
import { hints } from './hints.ts';

export const common = {
  brand: 'Ironpitch',
  tagline: 'Fantasy football, every die explained',
  note: 'Unofficial, free fan project, not affiliated with or endorsed by Games Workshop; Blood Bowl and Blitz Bowl are its trademarks, named only to say which rules are played.',
  sides: ['Home', 'Away'] as const,
  sideNames: ['home', 'away'] as const,
  /** Both coaches play the same team: the colour tells them apart. */
  sideTeam: (side: 0 | 1, team: string): string => `${side === 0 ? 'Red' : 'Blue'} ${team}`,
  square,
  capital,
  ended,
  percent,
  signed,
  /** Short notes in a row. */
  joinNotes: (notes: readonly string[]): string => notes.join(' · '),
  list,
  hints,
  /** How a match ended: `Dwarf wins …` */
  endings: words()({
    suddenDeath: 'by sudden death',
    touchdowns: 'on touchdowns',
    penalties: 'after the penalty shoot-out',
    draw: 'at the final whistle',
    points: 'on points',
    concession: 'by concession',
  }),
  games: words<{ readonly name: string; readonly lead: string; readonly minutes: string; readonly aside: string }>()({
    'blitz-2024': {
      name: 'Blitz Bowl 2024',
      lead: 'Quick and cheeky: three actions a turn, points for challenges.',
      minutes: '30 min',
      aside: '6',
    },
    'blitz-2022': {
      name: 'Blitz Bowl 2022',
      lead: 'The earlier box, with endgame cards that raise the stakes.',
      minutes: '30 min',
      aside: '6',
    },
    'blood-2016': {
      name: 'Blood Bowl 2016',
      lead: 'The classic edition, as many leagues still play it.',
      minutes: '90 min',
      aside: '11',
    },
    'blood-2025': {
      name: 'Blood Bowl 2025',
      lead: 'The full game, third season. Two halves, eleven a side.',
      minutes: '90 min',
      aside: '11',
    },
  }),
};
