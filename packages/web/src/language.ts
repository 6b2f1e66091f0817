/** In which language the page speaks: English, unless the address asks for another one, such as `?language=keys`. */
import { english, type PageLanguage, speak } from '@ironpitch/texts/page';

/** For translators: every text is its own key. */
export const inKeys = (
  { texts, late, editions }: PageLanguage,
  keysOf: <T>(texts: T, path?: string) => T,
): PageLanguage => ({
  texts: keysOf(texts),
  late: Object.fromEntries(
    Object.entries(late).map(([name, fetch]) => [name, async () => keysOf(await fetch(), name)]),
  ) as PageLanguage['late'],
  editions: Object.fromEntries(
    Object.entries(editions).map(([id, fetch]) => [
      id,
      async () => ({ edition: keysOf((await fetch()).edition, `editions.${id}`) }),
    ]),
  ),
});
const LANGUAGES: Readonly<Record<string, () => Promise<PageLanguage>>> = {
  keys: async () => inKeys(english, (await import('@ironpitch/texts')).keysOf),
};
/** Done when the language that was asked for is in force; null where English will do. */
export const languageAsked = (search: string): Promise<void> | null => {
  const name = new URLSearchParams(search).get('language') ?? '';
  const fetch = Object.hasOwn(LANGUAGES, name) ? LANGUAGES[name] : undefined;
  return fetch ? fetch().then(speak) : null;
};
