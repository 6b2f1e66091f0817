/** Opens a record from a file: one that is over is replayed, for one that goes on the coaches are asked for first. */
import { chooseFile } from '../keep/files.ts';
import { clearTable, go, holdRecord } from '../session.ts';
import { TableProblem, table } from '../table/client.ts';

/** Returns what is wrong with the file, or '' . */
export const openFile = async (): Promise<string> => {
  const file = await chooseFile();
  if (!file) return '';
  const text = await file.text();
  try {
    const { outcome } = await table.openReplay(text);
    clearTable();
    go(`/${outcome === null ? 'goon' : 'replay'}/${holdRecord(text)}`);
    return '';
  } catch (error) {
    if (error instanceof TableProblem) return error.message;
    throw error;
  }
};
