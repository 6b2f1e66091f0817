/** Matches that once broke an invariant: the quick suite plays them for ever. Add the case the failure printed, and what it was. */
export const failingSeeds: readonly { readonly match: string; readonly was: string }[] = [
  {
    match: 'blitz-2024/khorne/halfling/keen/0',
    was: "the die of an Armour Check lay among an Enforcer's Block Dice and was offered as a face",
  },
  {
    match: 'blood-2025/lizardmen-stars/norse-stars/keen/b25-reading-0',
    was: 'Savage Blow: enough dice were picked, and nothing said that "keep" ends it',
  },
];
