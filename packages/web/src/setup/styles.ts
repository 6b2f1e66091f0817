/** How a team list plays, where the catalogue knows it. */
import { fetchLate, type Late } from '@ironpitch/texts/page';

let styles: Late<'styles'> | undefined;
/** They come with the screens that show them. */
export const fetchStyles = async (): Promise<void> => {
  styles = await fetchLate('styles');
};
export const styleOf = (ruleset: string, roster: string): string | undefined => {
  const ofGame: Readonly<Record<string, string>> | undefined = ruleset.startsWith('blood')
    ? styles?.blood
    : styles?.blitz;
  return ofGame?.[roster];
};
