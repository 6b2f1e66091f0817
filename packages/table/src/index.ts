/** A match at a table: what whoever hosts it calls, and the messages that go to and fro. */
export type { BlitzPart, ChallengeView } from './blitz/part.ts';
export type { BloodPart } from './blood/part.ts';
export { hostTable, type TableHost } from './host.ts';
export {
  carryOut,
  coaches,
  type Order,
  type Orders,
  orderReader,
  readOrder,
  refusal,
  TABLE_ORDERS,
} from './messages.ts';
export { NAME_WORDS } from './playernames.ts';
export { Seat } from './seat.ts';
export type * from './service.ts';
export { Table } from './table.ts';
