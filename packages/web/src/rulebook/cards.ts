/** What a card of Blitz Bowl says, put beside its name: the catalogue keeps that in its data. */
import { editions } from '@ironpitch/texts/page';

/** By the name on the card; nothing for what is no card. */
export const cardWords = (book: string): ReadonlyMap<string, string> => {
  const box = editions.blitz[book];
  if (!box) return new Map();
  const said = [...Object.values(box.challenges), ...Object.values(box.randomEvents)].map(
    ({ name, does }) => [name, does] as const,
  );
  const played = Object.values(box.plays).map(({ name, when, does }) => [name, `${when} ${does}`] as const);
  return new Map([...said, ...played]);
};
/** A rule that begins with the name of a card and its number says what the card does as well. */
export const withCard = (text: string, cards: ReadonlyMap<string, string>): string => {
  const [, head = '', rest = ''] = /^(.{3,40}?,? \d(?: points?, \d)? cop(?:y|ies)\.)(.*)$/.exec(text) ?? [];
  const says = cards.get(head.replace(/,? \d.*$/, ''));
  return says === undefined ? text : `${head} ${says}${rest}`;
};
