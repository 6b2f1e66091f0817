import { describe, expect, test } from 'vitest';
import { jsonText, printable, printableLines, printablePlace, SENTENCE_MAX } from '../src/text/printable.ts';

describe('texts from outside', () => {
  test('what would steer the terminal is written out', () => {
    expect(printable('\x1b[2J\x1b]0;mine\x07')).toBe('\\x1b[2J\\x1b]0;mine\\x07');
    expect(printable('a\nb\r\tc\x00\x7f\x9b1m')).toBe('a\\nb\\r\\tc\\x00\\x7f\\x9b1m');
    expect(printable('abc\u202ednosj.exe\u2028\ud800')).toBe('abc\\u202ednosj.exe\\u2028\\ud800');
  });
  test('what people write is left alone', () => {
    for (const text of ['Grün-Weiß 06', 'Les Géants', '鬼', '👩‍🚀 Reikland', '"\\x1b"'])
      expect(printable(text)).toBe(text);
  });
  test('what is too long ends with a mark, and no sign is cut in two', () => {
    expect(printable('x'.repeat(300))).toHaveLength(300);
    expect(printable('x'.repeat(301))).toBe(`${'x'.repeat(299)}…`);
    expect(printable('\x1b'.repeat(1e6))).toHaveLength(SENTENCE_MAX);
    expect(printable('👩'.repeat(10), 6)).toBe('👩👩…');
  });
  test('lines stay lines; a long path keeps both ends', () => {
    expect(printableLines('one\ntwo\x1b\n')).toBe('one\ntwo\\x1b\n');
    const path = printablePlace(`/home/${'deep/'.repeat(500)}match.json`);
    expect(path).toHaveLength(120);
    expect(path).toMatch(/^\/home\/deep\/.*….*deep\/match\.json$/);
    expect(printablePlace('/tmp/a\x1b.json')).toBe('/tmp/a\\x1b.json');
  });
  test('JSON says the same, without a control sign', () => {
    const value = { title: 'a\x1b[31m\x9b1m\u202e"\\' };
    for (const sign of ['\x1b', '\x9b', '\u202e']) expect(jsonText(value)).not.toContain(sign);
    expect(JSON.parse(jsonText(value))).toEqual(value);
  });
});
