/** A catalogue that states what differs from another one, with everything that is the same put in where it belongs. */

const SAME = /^Same as \d+[^:]*: (.*)$/;
const RULE = /^- \*\*([A-Z0-9]+-[A-Z0-9-]+)\*\*/;
const REPLACES = /\(replaces (BU-[A-Z0-9-]+)/;
/** Examples come last. */
const EXAMPLES = 1000;
const placeOf = (id: string): number => {
  const [, example, number] = /-(X?)(\d+)$/.exec(id) ?? [];
  return (example ? EXAMPLES : 0) + Number(number);
};
/** What is new stands behind the rule before it. */
const BEHIND = 0.01;

export const completed = (source: string, other: string): string => {
  const rules = new Map(
    other.split('\n').flatMap((line): [string, string][] => {
      const id = RULE.exec(line)?.[1];
      return id === undefined ? [] : [[id, line]];
    }),
  );
  return source
    .split(/^(?=#{2,3} )/m)
    .map(section => completedSection(section.split('\n'), rules).join('\n'))
    .join('');
};
const completedSection = (lines: readonly string[], rules: ReadonlyMap<string, string>): readonly string[] => {
  const same = lines.flatMap(line => SAME.exec(line)?.[1]?.split(', ') ?? []).filter(id => rules.has(id));
  if (same.length === 0) return lines;
  const own = lines.filter(line => RULE.test(line));
  // What is new and stands behind nothing comes after all that is known.
  let place = EXAMPLES - 1;
  const placed = [
    ...same.map(id => ({ place: placeOf(id), line: rules.get(id) as string })),
    ...own.map(line => {
      const id = RULE.exec(line)?.[1] as string;
      const replaced = REPLACES.exec(line)?.[1];
      const example = /-X\d+$/.test(id);
      place = replaced ? placeOf(replaced) : example ? placeOf(id) + BEHIND : place + BEHIND;
      return { place, line };
    }),
  ];
  const [heading = '', ...others] = lines.filter(line => !RULE.test(line));
  return [heading, '', ...placed.toSorted((a, b) => a.place - b.place).map(({ line }) => line), ...others];
};
