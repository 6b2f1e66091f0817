import { expect, test } from 'vitest';
import { type HintFacts, hints } from '../src/en/hints.ts';

const facts = (more: Partial<HintFacts>): HintFacts => ({
  purpose: 'position',
  chance: 1,
  risk: 0,
  guards: null,
  worth: 0.5,
  ...more,
});
const blitz = facts({ purpose: 'blitzCarrier', chance: 0.86, risk: 0.14, guards: 2 });

test.each([
  [
    'the next plan is riskier',
    hints.reason(blitz, facts({ purpose: 'pass', risk: 0.23 }), true),
    'Frees the ball in 86\u00a0%, two beside the carrier; the throw is 9 points riskier',
  ],
  [
    'it is no riskier, but worth less',
    hints.reason(blitz, facts({ purpose: 'endTurn', worth: 0.49 }), true),
    'Frees the ball in 86\u00a0%, two beside the carrier; ending the turn is worth 1 point less',
  ],
  [
    'two ways to the same are not told by one name',
    hints.reason(facts({}), facts({ worth: 0.4 }), true),
    'Nothing can go wrong; the next plan is worth 10 points less',
  ],
  [
    'a little is nothing',
    hints.reason(facts({ chance: 0.9 }), facts({ purpose: 'block', worth: 0.499, risk: 0.02 }), true),
    'Works in 90\u00a0%; the block is about as good',
  ],
  [
    'the second plan is held against the first',
    hints.reason(facts({ purpose: 'block', chance: 0.7, risk: 0.3, worth: 0.44 }), facts({}), false),
    'A knock-down in 70\u00a0%; 6 points less than the first plan, 30 points riskier',
  ],
  [
    'the difference is that of the chances that are shown',
    hints.reason(facts({ chance: 0.875, risk: 0.125 }), facts({}), false),
    'Works in 88\u00a0%; 12 points riskier',
  ],
  [
    'the worth as well',
    hints.reason(facts({ worth: 0.494 }), facts({ worth: 0.505 }), false),
    'Nothing can go wrong; 2 points less than the first plan',
  ],
  [
    'it may be as good',
    hints.reason(facts({ purpose: 'endTurn' }), facts({}), false),
    'About as good as the first plan',
  ],
  ['there may be no other', hints.reason(facts({ purpose: 'other' }), null, true), 'Nothing else is worth a thought'],
])('%s', (_, said, wanted) => {
  expect(said).toBe(wanted);
});
