/** Opens a record from a file: one that is over is replayed, for one that goes on the coaches are asked for first. */
import { chooseFile, textOf } from '../keep/files.ts';
import { clearTable, go, holdRecord } from '../session.ts';
import { table } from '../table/client.ts';

/** Returns what is wrong with the file, or '' . */
export const openFile = async (onReading: (reading: boolean) => void): Promise<string> => {
  const file = await chooseFile();
  if (!file) return '';
  onReading(true);
  try {
    const text = await textOf(file);
    const { outcome } = await table.openReplay(text);
    clearTable();
    go(`/${outcome === null ? 'goon' : 'replay'}/${holdRecord(text)}`);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    onReading(false);
  }
};
