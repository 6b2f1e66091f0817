/** How a score lies on the printed track. The score itself is a plain number without an upper end (BU-OQ-47). */

/** BU-SCORE-03: the Team Coin shows the full tens (0: it is off the track), the Score Marker the rest. */
export const scoreTrack = (score: number): { readonly coin: number; readonly marker: number } => ({
  coin: score - (score % 10),
  marker: score % 10,
});
