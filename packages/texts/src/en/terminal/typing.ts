/** How squares are typed. */
export const SQUARE_HELP =
  'Type a square as column,row (14,7) or as letter and row (n7); next to a player also a direction: n, ne, e, se, s, sw, w, nw.';
