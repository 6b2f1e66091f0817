/** Values kept in a file beside the tests; UPDATE_GOLDEN=1 writes them anew instead of comparing. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';

const updating = process.env.UPDATE_GOLDEN === '1';
const read = (file: URL): string => (existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : '');
const COMMAND = 'UPDATE_GOLDEN=1 npx vitest run packages/engine/test/counters packages/engine/test/playthroughs';

/** Named texts in a JSON file. */
export const golden = <T extends Record<string, string>>(file: URL): { check(name: string, value: string): void } => {
  const kept = JSON.parse(read(file) || '{}') as Record<string, string> as T & Record<string, string>;
  return {
    check(name, value) {
      if (!updating) {
        expect(value, `changed on purpose? ${COMMAND}`).toBe(kept[name]);
        return;
      }
      (kept as Record<string, string>)[name] = value;
      writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
    },
  };
};
/** One text in a file of its own. */
export const checkGoldenText = (file: URL, text: string): void => {
  if (updating) writeFileSync(file, text);
  else expect(text, `changed on purpose? ${COMMAND}`).toBe(read(file));
};
