const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const short = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;
/** Spreadsheets write a day at midnight where they take it for a moment. */
const midnight = /[ T]0?0:00(:00(\.0+)?)?Z?$/;
/** Days since the end of 1899, as a spreadsheet counts them: from 1927 to 2119. */
const serial = /^[1-8]\d{4}$/;

/** A day as people and spreadsheets write it, as YYYY-MM-DD, whether or not the calendar has it; null for other texts. */
export function writtenDay(text: string, monthFirst: boolean): string | null {
  const written = text.replace(midnight, '');
  if (serial.test(written))
    return new Date(Date.UTC(1899, 11, 30) + Number(written) * 86_400_000).toISOString().slice(0, 10);
  const [, year, month, day] = iso.exec(written) ?? inOrderOfDate(short.exec(written), monthFirst);
  if (!year || !month || !day) return null;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const inOrderOfDate = (found: RegExpExecArray | null, monthFirst: boolean): (string | undefined)[] => {
  const [whole, one, other, year] = found ?? [];
  return monthFirst ? [whole, year, one, other] : [whole, year, other, one];
};

/** Whether a table writes the month before the day, as in the United States: some day shows it, and none the opposite. */
export function writesMonthFirst(cells: Iterable<string>): boolean {
  let found = false;
  for (const cell of cells) {
    const [, one, other] = short.exec(cell.replace(midnight, '')) ?? [];
    if (Number(one) > 12) return false;
    found ||= Number(other) > 12;
  }
  return found;
}
