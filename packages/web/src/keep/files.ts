/** Files that come from a person and go to a person. */
import { t } from '@ironpitch/texts/page';

export const chooseFile = (): Promise<File | null> =>
  new Promise(resolve => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.json,application/json';
    input.onchange = () => resolve(input.files?.[0] ?? null);
    input.oncancel = () => resolve(null);
    input.click();
  });

/** No record and no team is nearly as large. */
const LARGEST_MB = 10;
/** The text of a file; one that cannot be read, or is something else by its size alone, is a sentence. */
export const textOf = async (file: File): Promise<string> => {
  if (file.size > LARGEST_MB * 1_000_000) throw new Error(t.missing.fileLarge(LARGEST_MB));
  try {
    return await file.text();
  } catch {
    throw new Error(t.missing.fileGone);
  }
};

export const jsonFile = (text: string): Blob => new Blob([text], { type: 'application/json' });
/** Gives something to the person as a file. */
export const download = (name: string, file: Blob): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
};
