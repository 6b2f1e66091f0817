/** What comes from outside: texts are printed without harm, and JSON is read with one sentence for whatever is wrong. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FILE_MAX, parseJson } from '../../src/common/json.ts';
import { BadInput, printable, show } from '../../src/words.ts';

const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
const messageOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    expect(error).toBeInstanceOf(BadInput);
    return (error as Error).message;
  }
  return 'accepted';
};

describe('a sentence about an input', () => {
  test('has nothing in it that a terminal obeys, whatever it quotes', () => {
    expect(printable('\u001b[31mred\u0007\u009b2J\u202etxt\u2028\r\n')).toBe(
      '\\u001b[31mred\\u0007\\u009b2J\\u202etxt\\u2028\\u000d\\u000a',
    );
    expect(printable('Zoë Œuf, 名前, 🏈')).toBe('Zoë Œuf, 名前, 🏈');
    expect(show('\u007f\ud800')).toBe('"\\u007f\\ud800"');
  });
  test('is one line of less than 300 signs, whatever it quotes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 700 }), text => {
        const { message } = new BadInput(`title: ${text} is wrong`);
        expect(message.length).toBeLessThan(300);
        expect(CONTROL.test(message)).toBe(false);
        expect(message.startsWith('title: ')).toBe(true);
      }),
      { numRuns: 300, seed: 3 },
    );
    expect(new BadInput('x'.repeat(5_000_000)).message).toHaveLength(299);
    // A sign of two code units is never cut in half.
    for (const from of [0, 1]) expect(CONTROL.test(printable('x'.repeat(from) + '🏈'.repeat(400)))).toBe(false);
  });
  test('shows any value, even one that cannot be written down', () => {
    const loop: { self?: unknown } = {};
    loop.self = loop;
    for (const value of [loop, 7n]) expect(show(value)).toBe('something that cannot be written down');
    expect(show(() => 1)).toBe('a function');
    expect([show(undefined), show(null), show([1, 2])]).toEqual(['nothing', 'null', '[1,2]']);
    expect(show({ to: 'x'.repeat(100) })).toBe(`{"to":"${'x'.repeat(53)}…`);
  });
});

describe('JSON from outside', () => {
  test.each<[string, string]>([
    ['', 'the file is empty; expected a JSON object { … }'],
    ['{"a": 1', 'the file is cut off: its JSON ends in the middle, after 7 characters'],
    ['{"a": "b', 'the file is cut off: its JSON ends in the middle, after 8 characters'],
    ['{"a": "\\u00', 'the file is cut off: its JSON ends in the middle, after 11 characters'],
    ['{"a": tru', 'the file is cut off: its JSON ends in the middle, after 9 characters'],
    ['[1,', 'the file is cut off: its JSON ends in the middle, after 3 characters'],
    ['{"a": 1,\n "b" 2}', 'the file is not proper JSON: line 2, column 6 cannot be read'],
    ['{"a": "end of file" x}', 'the file is not proper JSON: line 1, column 21 cannot be read'],
    ['{"a": "two\nlines"}', 'the file is not proper JSON: line 1, column 11 cannot be read'],
    ['{"a": "\\x"}', 'the file is not proper JSON: line 1, column 8 cannot be read'],
    ['[1]]', 'the file is not proper JSON: line 1, column 4 cannot be read'],
    ['[1}', 'the file is not proper JSON: line 1, column 3 cannot be read'],
    ['{"a": 01}', 'the file is not proper JSON: line 1, column 8 cannot be read'],
    ['{"a": 1, "b": {"a": 2}, "a": 3}', 'the file says "a" twice, the second time in line 1'],
    ['{"a": 1,\n"\\u0061": 2}', 'the file says "a" twice, the second time in line 2'],
    ['{"__proto__": 1, "__proto__": 2}', 'the file says "__proto__" twice, the second time in line 1'],
    ['['.repeat(5000), 'the file is nested too deeply: more than 32 brackets are open in line 1'],
    ['{"a":'.repeat(40), 'the file is nested too deeply: more than 32 brackets are open in line 1'],
    [`"${'x'.repeat(10_000_000)}"`, `the file is too long: 10000002 characters, where at most ${FILE_MAX} are read`],
  ])('%.30s', (source, sentence) => {
    expect(messageOf(() => parseJson(source, 'the file'))).toBe(sentence);
  });
  test('the longest and the deepest that are allowed are read', () => {
    expect(parseJson(`"${'x'.repeat(FILE_MAX - 2)}"`, 'the file')).toHaveLength(FILE_MAX - 2);
    expect(messageOf(() => parseJson('['.repeat(32) + ']'.repeat(32), 'the file'))).toBe('accepted');
  });
  test('is taken and refused as JSON.parse does, and read alike', () => {
    const SIGNS = [
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '\\',
      'u00e9',
      ' ',
      '\n',
      '-',
      '0',
      '1.5',
      'e3',
      'true',
      'nul',
      'x',
    ];
    const broken = fc
      .array(fc.constantFrom(...SIGNS, '"a"', '"b":', '{"c":1}'), { maxLength: 12 })
      .map(s => s.join(''));
    const cut = fc.tuple(fc.json({ maxDepth: 4 }), fc.nat()).map(([text, at]) => text.slice(0, at % (text.length + 1)));
    fc.assert(
      fc.property(fc.oneof(broken, fc.json({ maxDepth: 4 }), cut), source => {
        let right: unknown;
        let proper = true;
        try {
          right = JSON.parse(source.trimEnd());
        } catch {
          proper = false;
        }
        const message = messageOf(() => {
          expect(parseJson(source, 'the file')).toEqual(right);
        });
        if (message.startsWith('the file says ')) return; // JSON.parse does not mind
        expect([source, message === 'accepted']).toEqual([source, proper]);
      }),
      { numRuns: 3000, seed: 5 },
    );
  });
});
