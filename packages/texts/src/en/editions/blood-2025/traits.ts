/** The Traits of Blood Bowl 2025, in our own words. */
import { type Named, words } from '../../../shape.ts';

const hatred = (whom: string, of: string): Named => ({
  name: `Hatred (${whom})`,
  does: `May roll one Player Down again when it blocks ${of}.`,
});
const loner = (target: number): Named => ({
  name: `Loner (${target}+)`,
  does: `Before a team re-roll works for it a die has to show ${target} or more; otherwise the re-roll is wasted.`,
});
const bloodlust = (target: number): Named => ({
  name: `Bloodlust (${target}+)`,
  does: `After declaring it rolls a die, +1 for a block or blitz: below ${target} it has to bite a Thrall next to it before its activation ends, or lose the ball, its wits and the turn. It may make a move of its action.`,
});

export const traits = words<Named>()({
  alwaysHungry: {
    name: 'Always Hungry',
    does: 'Before it throws a team-mate it rolls a die: on a 1 it tries to eat it. Another 1 and the team-mate is gone; otherwise the throw is fumbled.',
  },
  animalSavagery: {
    name: 'Animal Savagery',
    does: 'After declaring it needs a 4, with +2 for a block or blitz. Otherwise it knocks down a team-mate next to it first; with nobody there it is distracted.',
  },
  animosityAll: {
    name: 'Animosity (All)',
    does: 'On a 1 it refuses to pass or hand the ball to any team-mate, and its activation ends.',
  },
  animosityGoblin: {
    name: 'Animosity (Goblin)',
    does: 'On a 1 it refuses to pass or hand the ball to a Goblin team-mate, and its activation ends.',
  },
  ballAndChain: {
    name: 'Ball & Chain',
    does: 'Goes where the die takes it, square by square, and blocks whoever stands in the way, friend or foe. When it goes down it is knocked out at least.',
  },
  bloodlust2: bloodlust(2),
  bloodlust3: bloodlust(3),
  bombardier: {
    name: 'Bombardier',
    does: 'Once a turn it may throw a bomb like a pass. It goes off where it comes to rest, unless somebody catches it and throws it on.',
  },
  boneHead: { name: 'Bone Head', does: 'After declaring it rolls a die: on a 1 it is distracted.' },
  breatheFire: {
    name: 'Breathe Fire',
    does: 'May breathe fire at an opponent next to it instead of blocking: 4+ puts it on the ground, a 6 knocks it down, a 1 its owner. −1 against Strength 5 or more.',
  },
  chainsaw: {
    name: 'Chainsaw',
    does: 'May saw at an opponent next to it, or in a foul, with +3 to the armour roll; on a 1 the saw kicks back. Its owner’s armour suffers the same +3 whenever it goes down.',
  },
  decay: { name: 'Decay', does: 'Its casualty rolls get +1.' },
  drunkard: { name: 'Drunkard', does: '−1 when it rushes.' },
  hatredBigGuy: hatred('Big Guy', 'a Big Guy'),
  hatredAnimal: hatred('Animal', 'an Animal'),
  hatredBeastman: hatred('Beastman', 'a Beastman'),
  hatredConstruct: hatred('Construct', 'a Construct'),
  hatredDryad: hatred('Dryad', 'a Dryad'),
  hatredDwarf: hatred('Dwarf', 'a Dwarf'),
  hatredElf: hatred('Elf', 'an Elf'),
  hatredFrog: hatred('Frog', 'a Frog'),
  hatredGhoul: hatred('Ghoul', 'a Ghoul'),
  hatredGnoblar: hatred('Gnoblar', 'a Gnoblar'),
  hatredGnome: hatred('Gnome', 'a Gnome'),
  hatredGoblin: hatred('Goblin', 'a Goblin'),
  hatredHalfling: hatred('Halfling', 'a Halfling'),
  hatredHuman: hatred('Human', 'a Human'),
  hatredLizardman: hatred('Lizardman', 'a Lizardman'),
  hatredMinotaur: hatred('Minotaur', 'a Minotaur'),
  hatredOgre: hatred('Ogre', 'an Ogre'),
  hatredOrc: hatred('Orc', 'an Orc'),
  hatredSkaven: hatred('Skaven', 'a Skaven'),
  hatredSkeleton: hatred('Skeleton', 'a Skeleton'),
  hatredSkink: hatred('Skink', 'a Skink'),
  hatredSnakeman: hatred('Snakeman', 'a Snakeman'),
  hatredSnotling: hatred('Snotling', 'a Snotling'),
  hatredSpawn: hatred('Spawn', 'a Spawn'),
  hatredSpite: hatred('Spite', 'a Spite'),
  hatredSquirrel: hatred('Squirrel', 'a Squirrel'),
  hatredThrall: hatred('Thrall', 'a Thrall'),
  hatredTreeman: hatred('Treeman', 'a Treeman'),
  hatredTroll: hatred('Troll', 'a Troll'),
  hatredUndead: hatred('Undead', 'an Undead'),
  hatredVampire: hatred('Vampire', 'a Vampire'),
  hatredWerewolf: hatred('Werewolf', 'a Werewolf'),
  hatredWraith: hatred('Wraith', 'a Wraith'),
  hatredYhetee: hatred('Yhetee', 'a Yhetee'),
  hatredZoat: hatred('Zoat', 'a Zoat'),
  hatredZombie: hatred('Zombie', 'a Zombie'),
  hypnoticGaze: {
    name: 'Hypnotic Gaze',
    does: 'After a move it may stare at an opponent next to it: on 3+ that one is distracted. Its activation ends.',
  },
  insignificant: { name: 'Insignificant', does: 'At most half of a team that is drafted may be players like this.' },
  kickTeammate: {
    name: 'Kick Team-mate',
    does: 'Once a turn it may kick a team-mate with the Right Stuff; one it kicks badly is knocked out at least.',
  },
  loner2: loner(2),
  loner3: loner(3),
  loner4: loner(4),
  myBall: { name: 'My Ball', does: 'Never gives the ball away: no passes, no hand-offs.' },
  noBall: { name: 'No Ball', does: 'Can neither pick up, catch nor intercept the ball.' },
  pickMeUp: {
    name: 'Pick-me-up',
    does: 'When an opposing turn ends, prone team-mates within three squares stand up on 5+.',
  },
  plagueRidden: {
    name: 'Plague Ridden',
    does: 'Once a match, when its block has killed somebody who is no Big Guy and has no Decay, Regeneration or Stunty, a Lineman joins its team in reserves.',
  },
  pogo: { name: 'Pogo', does: 'May jump over any square next to it, whoever is there, without any penalty.' },
  projectileVomit: {
    name: 'Projectile Vomit',
    does: 'May spew at an opponent next to it instead of blocking: an armour roll that nothing changes. On a 1 it hits itself.',
  },
  reallyStupid: {
    name: 'Really Stupid',
    does: 'After declaring it needs a 4, with +2 if a brighter team-mate stands next to it; otherwise it is distracted.',
  },
  regeneration: { name: 'Regeneration', does: 'On 4+ a casualty goes back to reserves.' },
  rightStuff: { name: 'Right Stuff', does: 'May be thrown by a team-mate, even lying down.' },
  secretWeapon: { name: 'Secret Weapon', does: 'Is sent off at the end of a drive in which it has played.' },
  stab: {
    name: 'Stab',
    does: 'May stab an opponent next to it instead of blocking: an armour roll that nothing changes, and no more.',
  },
  stunty: {
    name: 'Stunty',
    does: 'Dodges into tackle zones without a penalty, but intercepts with −1 and is hurt more easily.',
  },
  swoop: {
    name: 'Swoop',
    does: 'When thrown it may glide where a template points instead of scattering, and may then roll its landing again.',
  },
  takeRoot: {
    name: 'Take Root',
    does: 'If it stands it rolls a die after declaring: on a 1 it cannot leave its square until the drive ends or it goes down.',
  },
  throwTeammate: {
    name: 'Throw Team-mate',
    does: 'Once a turn it may throw a team-mate with the Right Stuff who stands or lies next to it.',
  },
  timmmBer: { name: 'Timmm-ber!', does: '+1 to stand up for each free team-mate next to it.' },
  titchy: {
    name: 'Titchy',
    does: '+1 to its dodges; opponents who dodge into its tackle zone have no penalty for it.',
  },
  trickster: {
    name: 'Trickster',
    does: 'Before an opponent’s block or special action it may slip to another free square next to that opponent.',
  },
  unchannelledFury: {
    name: 'Unchannelled Fury',
    does: 'After declaring it needs a 4, with +2 for a block or blitz; otherwise its activation is over.',
  },
  unsteady: { name: 'Unsteady', does: 'May not secure the ball.' },
});
