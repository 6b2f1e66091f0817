/** A match at a table: what whoever hosts it calls, and the messages that go to and fro. */
export type { BlitzPart, ChallengeView } from './blitz/part.ts';
export type { BloodPart } from './blood/part.ts';
export { hostTable } from './host.ts';
export type * from './service.ts';
