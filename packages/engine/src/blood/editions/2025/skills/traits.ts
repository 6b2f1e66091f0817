/** The Traits, which nobody learns. */
import { Action, KICK_TEAMMATE, THROW_TEAMMATE } from '../../../words.ts';
import { KickMate, offerKicks, offerThrows, ThrowMate } from '../flows/teammate.ts';
import { ofCategory } from './entry.ts';

export const traits = ofCategory('trait', {
  kickTeammate: {
    name: 'Kick Team-mate',
    rule: 'B25-PRIN-TRAIT-03',
    worksDown: true,
    ownAction: { action: 'kickTeammate', may: g => !g.declared(Action.kickTeammate) },
    activities: [{ verb: KICK_TEAMMATE, during: ['kickTeammate'], offer: offerKicks, procedure: KickMate }],
  },
  rightStuff: {
    name: 'Right Stuff',
    rule: 'B25-PRIN-TRAIT-01',
    worksDown: true,
    compulsory: true,
    is: ['throwable'],
  },
  throwTeammate: {
    name: 'Throw Team-mate',
    rule: 'B25-TTM-02',
    ownAction: { action: 'throwTeammate', may: g => !g.declared(Action.throwTeammate) },
    activities: [{ verb: THROW_TEAMMATE, during: ['throwTeammate'], offer: offerThrows, procedure: ThrowMate }],
  },
});
