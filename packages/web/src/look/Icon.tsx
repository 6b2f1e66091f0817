/** Line icons of the page's furniture, drawn on 24 by 24. */
const PATHS = {
  back: 'M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-2',
  again: 'm15 5 5 5-5 5M20 10H10a5 5 0 0 0 0 10h2',
  leave: 'M11 5 4 12l7 7M4 12h16',
  book: 'M5 4h9a4 4 0 0 1 4 4v12H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h10',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3v3m0 12v3M3 12h3m12 0h3M5.6 5.6l2.2 2.2m8.4 8.4 2.2 2.2m0-12.8-2.2 2.2m-8.4 8.4-2.2 2.2',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  play: 'M8 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  step: 'M6 5v14l8-7zM18 5v14',
  stepBack: 'M18 5v14l-8-7zM6 5v14',
  skip: 'M4 5v14l7-7zM12 5v14l7-7zM21 5v14',
  first: 'M20 5v14l-8-7zM12 5v14l-8-7zM3 5v14',
  last: 'M4 5v14l8-7zM12 5v14l8-7zM21 5v14',
  friends: 'M8 6a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM16 6a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3 19c0-6 10-6 10 0m-2 0c0-6 10-6 10 0',
  folder: 'M3 7h6l2 2h10v10H3z',
  learn: 'm3 9 9-4 9 4-9 4zM7 11v5c3 2.5 7 2.5 10 0v-5M21 9v6',
  film: 'M6 5h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM8 5v14m8-14v14M4 10h4m-4 4h4m8-4h4m-4 4h4',
  save: 'M12 4v11m-4-4 4 4 4-4M5 19h14',
  question: 'M5 5h14v10h-8l-4 4v-4H5z',
  cards: 'M6 6h6a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zm3-2 9 2.5a2 2 0 0 1 1.400 2.400L17 18',
  bench: 'M3 13h18M5 13V8m14 5V8M6 13v5m12-5v5',
  log: 'M5 6h14M5 12h14M5 18h8',
  menu: 'M4 7h16M4 12h16M4 17h16',
  run: 'm5 6 6 6-6 6m7-12 6 6-6 6',
  mark: 'M8 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM16 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  throw: 'M4 18C6 8 12 5 18 7m-5-3.500L19 7l-4 5',
  block: 'm12 3 2 5 5-2-2 5 5 2-5 2 2 5-5-2-2 5-2-5-5 2 2-5-5-2 5-2-2-5 5 2z',
  sidestep: 'M5 17c6 0 4-10 10-10h4m-4-4 4 4-4 4',
  standUp: 'M12 20V5m-6 6 6-6 6 6M5 20h14',
  reserves: 'M4 12h13m-5-5 5 5-5 5M20 5v14',
  foul: 'M6 4v9l-2 5h12l4-3-4-3-4 1V4z',
  end: 'M6 5v14M10 6l8 6-8 6z',
  card: 'M7 4h10a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zm5 4 1.200 2.600 2.800.4-2 2 .5 2.800L12 14.500l-2.500 1.300.5-2.800-2-2 2.800-.4z',
  star: 'm12 4 2.400 5.200 5.600.7-4.200 3.800 1.200 5.600-5-2.900-5 2.900 1.200-5.600L4 9.900l5.600-.7z',
  no: 'M6 6l12 12M18 6 6 18',
  yes: 'm5 13 4 4 10-10',
  player: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c1-8 15-8 16 0',
  help: 'M9 9a3 3 0 1 1 4 2.800c-.8.4-1 1-1 2.200M12 17.500v.5M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  hint: 'M9 17c0-3-4-4-4-8.500a7 7 0 0 1 14 0C19 13 15 14 15 17zM9.500 20h5M11 22.500h2',
  flag: 'M6 21V4m0 1h11l-3 4 3 4H6',
  sound: 'M4 9.500v5h4l5 4v-13l-5 4zM16.500 9a4 4 0 0 1 0 6m2.500-8.500a7.500 7.500 0 0 1 0 11',
  mute: 'M4 9.500v5h4l5 4v-13l-5 4zM17 10l4 4m0-4-4 4',
  square: 'M5 5h14v14H5z',
  team: 'M8.500 4 4 6.500 5.500 11 8 10v10h8V10l2.500 1L20 6.500 15.500 4a3.500 3.500 0 0 1-7 0z',
  zoomOut: 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zm4.800 11.300L20 20M7.500 10.500h6',
} as const;
export type IconName = keyof typeof PATHS;

export const Icon = (props: { name: IconName }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.8"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[props.name]} />
  </svg>
);
