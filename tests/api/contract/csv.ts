/** The cells of a CSV text, line by line (RFC 4180); the mark of UTF-8 before it is not told. */
export function cells(csv: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, quoted, bare, end] of csv
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    lines.at(-1)?.push(quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== ',') lines.push([]);
  }
  return lines.filter((line) => line.length > 1 || line[0] !== '');
}
