/** What teams of Blood Bowl 2025 bring along: special rules of their lists, inducements, Prayers to Nuffle. */
import { type Named, words } from '../../../shape.ts';

export const brings = words<Named>()({
  // Special rules of team lists.
  brawlinBrutes: { name: "Brawlin' Brutes", does: 'A casualty earns 3 Star Player Points, a Touchdown 2.' },
  briberyAndCorruption: {
    name: 'Bribery and Corruption',
    does: 'Once a match the coach may roll again for a 1 in an argument with the referee.',
  },
  mastersOfUndeath: {
    name: 'Masters of Undeath',
    does: 'Once a match, when an opponent of Strength 4 or less without Stunty has died, one Lineman joins the team in Reserves.',
  },
  swarming: { name: 'Swarming', does: 'After both teams have set up, up to D3 Linemen more come out of Reserves.' },
  teamCaptain: {
    name: 'Team Captain',
    does: 'While the captain is on the pitch, a 6 on a D6 gives a team re-roll back as it is used.',
  },
  // Inducements.
  partTimeAssistantCoaches: { name: 'Part-time Assistant Coaches', does: 'Assistant coaches for this match.' },
  tempAgencyCheerleaders: { name: 'Temp Agency Cheerleaders', does: 'Cheerleaders for this match.' },
  blitzersBestKegs: { name: "Blitzer's Best Kegs", does: "+1 for each when KO'd players try to come round." },
  bribes: { name: 'Bribes', does: 'On a 2+ a player who is sent off may stay.' },
  wanderingApothecary: { name: 'Wandering Apothecary', does: 'Works once as an apothecary does.' },
  extraTeamTraining: { name: 'Extra Team Training', does: 'One team re-roll more in each half.' },
  teamMascot: {
    name: 'Team Mascot',
    does: 'One team re-roll more each half, which works on a 4+; and a 1 of the cheering fans may be rolled again.',
  },
  weatherMage: {
    name: 'Weather Mage',
    does: 'Once a match, as your turn begins: roll for the weather and move the result by up to 2.',
  },
  mortuaryAssistant: { name: 'Mortuary Assistant', does: 'Once a match a failed Regeneration is rolled again.' },
  plagueDoctor: {
    name: 'Plague Doctor',
    does: 'Once a match: a failed Regeneration is rolled again, or it works as an apothecary.',
  },
  riotousRookies: { name: 'Riotous Rookies', does: 'Before the match 2D3+1 Linemen with Loner (4+) join the team.' },
  halflingMasterChef: {
    name: 'Halfling Master Chef',
    does: 'Each half 3D6: for each 4+ one team re-roll more for you and one less for your opponent.',
  },
  dodgyLeagueRep: {
    name: 'Dodgy League Rep',
    does: 'After each foul of your opponent a 5+ has the fouler sent off; and +1 for you to argue the call.',
  },
  josefBugmanOnStaff: {
    name: 'Josef Bugman',
    does: "+1 when KO'd players try to come round; and once a match D3 of your players are set up again before the kick.",
  },
  sportsWizard: {
    name: 'Sports-Wizard',
    does: 'Once a match, when a turn is over: a Fireball on a square and those around it, or Zap!, which makes somebody a frog.',
  },
  prayersToNuffle: { name: 'Prayers to Nuffle', does: 'Each is a roll on the table of prayers before the match.' },
  // Prayers to Nuffle.
  treacherousTrapdoor: { name: 'Treacherous Trapdoor', does: 'Whoever comes onto a trapdoor falls in on a 1.' },
  friendsWithTheRef: { name: 'Friends with the Ref', does: 'You argue the call with success on a 5 as well.' },
  stiletto: { name: 'Stiletto', does: 'One of your players has Stab.' },
  ironMan: { name: 'Iron Man', does: 'One of your players has better armour.' },
  knuckleDusters: { name: 'Knuckle Dusters', does: 'One of your players has Mighty Blow.' },
  badHabits: { name: 'Bad Habits', does: 'D3 opponents have Loner (2+).' },
  greasyCleats: { name: 'Greasy Cleats', does: 'One opponent is slower by a square.' },
  blessingOfNuffle: { name: 'Blessing of Nuffle', does: 'One of your players has Pro.' },
  molesUnderThePitch: { name: 'Moles Under the Pitch', does: 'Your opponents Rush at -1.' },
  perfectPassing: { name: 'Perfect Passing', does: 'Your completions earn 2 Star Player Points.' },
  dazzlingCatching: { name: 'Dazzling Catching', does: 'Catching a pass earns your players a Star Player Point.' },
  fanInteraction: {
    name: 'Fan Interaction',
    does: 'A casualty among the crowd earns whoever pushed the victim there 2 Star Player Points.',
  },
  foulingFrenzy: { name: 'Fouling Frenzy', does: 'A casualty by a foul earns 2 Star Player Points.' },
  throwARock: {
    name: 'Throw a Rock',
    does: 'Once, as your turn begins: an opponent picked at random is knocked down on a 4+.',
  },
  underScrutiny: { name: 'Under Scrutiny', does: 'Opponents who break armour with a foul are always seen.' },
  intensiveTraining: { name: 'Intensive Training', does: 'One of your players has a Primary skill of your choice.' },
});
