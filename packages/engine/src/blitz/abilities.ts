/** Abilities: numbers and permissions as data. Editions pick theirs from here and state what they print differently. */
import type { Ability } from './edition.ts';
import { Grant, Mode } from './words.ts';

export const abilities = {
  bloodlust: { name: 'Bloodlust', bloodlust: true }, // BU-ABIL-19
  bomber: { name: 'Bomber', blocksWithin: 3, bombFaces: { shove: 'miss' } }, // BU-ABIL-33 to -38
  catchersInstincts: {
    name: "Catcher's Instincts",
    grants: [{ after: 'throw', action: 'run', to: 'catcher', as: Grant.free }],
  }, // BU-ABIL-45
  defensive: { name: 'Defensive', spoilsAssists: true }, // BU-ABIL-48
  dumpOff: { name: 'Dump-off', dumpOff: true }, // BU-ABIL-49
  elusive: { name: 'Elusive', run: Mode.near | Mode.endsOpen }, // BU-ABIL-50
  enforcer: { name: 'Enforcer', enforcer: true, idleDiceBar: true, mustFollowUp: true }, // BU-ABIL-51, BU-OQ-69
  ethereal: { name: 'Ethereal', run: Mode.near | Mode.through | Mode.blocked | Mode.endsOpen }, // BU-ABIL-52
  expertPasser: { name: 'Expert Passer', rerolls: 'failedThrow' }, // BU-ABIL-44
  frenzied: { name: 'Frenzied', grants: [{ after: 'mark', action: 'block', to: 'actor', as: Grant.free }] }, // BU-ABIL-08
  handlingSkills: { name: 'Handling Skills', picksUpWhenMoved: true }, // BU-ABIL-12
  headButt: {
    name: 'Head-butt',
    grants: [{ after: 'mark', action: 'block', to: 'actor', having: 'run', as: Grant.free }],
  }, // BU-ABIL-53
  hitAndRun: { name: 'Hit And Run', grants: [{ after: 'block', action: 'run', to: 'actor', as: Grant.hitAndRun }] }, // BU-ABIL-24
  hulkingBrute: {
    name: 'Hulking Brute',
    ownFaces: { tackle: 'kerrunch', smash: 'kerrunch' },
    facesAgainst: { shove: 'miss' },
  }, // BU-ABIL-54, -55
  insignificant: { name: 'Insignificant', toRunners: 'harmless', ownFaces: { tackle: 'miss' } }, // BU-ABIL-29 to -32
  leap: { name: 'Leap', run: Mode.near | Mode.through | Mode.endsOpen }, // BU-ABIL-39, -40
  litheCreature: { name: 'Lithe Creature', run: Mode.near | Mode.endsOpen, cannotThrow: true }, // BU-ABIL-56
  mightyBlow: { name: 'Mighty Blow', ownFaces: { smash: 'kerrunch' } }, // BU-ABIL-57
  minion: { name: 'Minion', minion: true }, // BU-ABIL-17
  offensiveSpecialist: { name: 'Offensive Specialist', rerolls: 'block' }, // BU-ABIL-04
  pickMeUp: { name: 'Pick-me-up', picksUpTeammates: true }, // BU-ABIL-15
  regenerate: { name: 'Regenerate', regenerates: true }, // BU-ABIL-58
  runningPass: {
    name: 'Running Pass',
    grants: [{ after: 'run', action: 'throw', to: 'actor', as: Grant.runningPass }],
  }, // BU-ABIL-59
  safeHands: { name: 'Safe Hands', choosesBounce: true }, // BU-ABIL-01
  standFirm: { name: 'Stand Firm', facesAgainst: { shove: 'miss' } }, // BU-ABIL-60
  titchy: { name: 'Titchy', toRunners: 'stops', ownFaces: { tackle: 'miss' } }, // BU-ABIL-61
  violent: { name: 'Violent', violent: ['block', 'foul'] }, // BU-ABIL-62
  warMachine: { name: 'War Machine', run: Mode.near, runsWhileMarked: true, unassisted: 'own' }, // BU-ABIL-41 to -43
  wardance: { name: 'Wardance', freeSidestep: true }, // BU-ABIL-63
  woodlandAid: { name: 'Woodland Aid', unassisted: 'against' }, // BU-ABIL-64
} as const satisfies Readonly<Record<string, Ability>>;
