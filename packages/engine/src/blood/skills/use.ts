/** What every procedure of an entry's use is called with, and which skills are used up for a turn. */

/** Owner of the entry, whom it faces, how it came about, what is at stake, the squares it is about. */
export const USE = ['player', 'target', 'flags', 'value', 'from', 'to'] as const;

/** Bits of `g.used`, besides those that procedures keep there. */
export const Once = {
  dodge: 1,
  pro: 2,
  breakTackle: 4,
  chainsaw: 8,
  leap: 16,
  sureFeet: 256,
  pickMeUp: 1024,
  brawler: 8192,
} as const;
