/** The texts of the terminal in the language in force; it has all rulesets at hand. */
import { learnEdition } from './editions.ts';
import { edition as blitz2022 } from './en/editions/blitz-2022.ts';
import { edition as blitz2024 } from './en/editions/blitz-2024.ts';
import { edition as blood2016 } from './en/editions/blood-2016.ts';
import { edition as blood2025 } from './en/editions/blood-2025/index.ts';
import { terminal } from './en/terminal/index.ts';
import type { Box, Edition } from './shape.ts';
import { tongue } from './tongue.ts';

export {
  type Box,
  type Edition,
  editions,
  learnEdition,
  type Named,
  type OwnWords,
  ownWords,
  type PlayWords,
} from './editions.ts';
export type { BlitzFacts } from './en/terminal/blitz/play.ts';
export type { BlitzReportWords } from './en/terminal/blitz/report.ts';
export type { BloodFacts } from './en/terminal/blood/play.ts';
export type { BloodReportWords } from './en/terminal/blood/report.ts';
export { type FactNames, sayRefusal } from './refusal.ts';
export type { TypedAsked, TypedBloodAsked } from './shape.ts';
export type TerminalTexts = typeof terminal;
/** What the terminal needs of a language. */
export interface TerminalLanguage {
  readonly texts: TerminalTexts;
  readonly editions: Readonly<Record<string, Box | Edition>>;
}
export const english: TerminalLanguage = {
  texts: terminal,
  editions: { 'blitz-2022': blitz2022, 'blitz-2024': blitz2024, 'blood-2016': blood2016, 'blood-2025': blood2025 },
};

const spoken = tongue<TerminalTexts>(terminal);
export const t: TerminalTexts = spoken.texts;
export const speak = (language: TerminalLanguage): void => {
  spoken.speak(language.texts);
  for (const [ruleset, words] of Object.entries(language.editions)) learnEdition(ruleset, words);
};
speak(english);
