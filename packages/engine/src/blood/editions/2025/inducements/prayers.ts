/** The Prayers to Nuffle of 2025, in the order of the D16 (B25-IND-PRAYERS-01). */

/** One of the sixteen. */
export interface Prayer {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
}
export const prayers2025: readonly Prayer[] = [
  { id: 'treacherousTrapdoor', name: 'Treacherous Trapdoor', rule: 'B25-PRAYER-01' },
  { id: 'friendsWithTheRef', name: 'Friends with the Ref', rule: 'B25-PRAYER-02' },
  { id: 'stiletto', name: 'Stiletto', rule: 'B25-PRAYER-03' },
  { id: 'ironMan', name: 'Iron Man', rule: 'B25-PRAYER-04' },
  { id: 'knuckleDusters', name: 'Knuckle Dusters', rule: 'B25-PRAYER-05' },
  { id: 'badHabits', name: 'Bad Habits', rule: 'B25-PRAYER-06' },
  { id: 'greasyCleats', name: 'Greasy Cleats', rule: 'B25-PRAYER-07' },
  { id: 'blessingOfNuffle', name: 'Blessing of Nuffle', rule: 'B25-PRAYER-08' },
  { id: 'molesUnderThePitch', name: 'Moles Under the Pitch', rule: 'B25-PRAYER-09' },
  { id: 'perfectPassing', name: 'Perfect Passing', rule: 'B25-PRAYER-10' },
  { id: 'dazzlingCatching', name: 'Dazzling Catching', rule: 'B25-PRAYER-11' },
  { id: 'fanInteraction', name: 'Fan Interaction', rule: 'B25-PRAYER-12' },
  { id: 'foulingFrenzy', name: 'Fouling Frenzy', rule: 'B25-PRAYER-13' },
  { id: 'throwARock', name: 'Throw a Rock', rule: 'B25-PRAYER-14' },
  { id: 'underScrutiny', name: 'Under Scrutiny', rule: 'B25-PRAYER-15' },
  { id: 'intensiveTraining', name: 'Intensive Training', rule: 'B25-PRAYER-16' },
];
