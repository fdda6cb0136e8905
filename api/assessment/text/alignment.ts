/** One step from what was said to what was written. `text` is what was written, `instead` what was said. */
export interface Difference {
  mark: 'same' | 'wrong' | 'missing' | 'extra';
  text?: string;
  instead?: string;
}

export interface Word {
  /** As it stands. */
  text: string;
  /** As it is compared. */
  plain: string;
}

/** Some words of each text, from where on and how many, that say the same. */
export interface Match {
  row: number;
  at: number;
  expected: number;
  written: number;
}

/** What a word costs that is wrong, missing or too many. */
export const wholeWord = 10;

interface Tolerance {
  /** What it costs to write one word for another, in tenths of a word. */
  costOf?: (written: Word, wanted: Word) => number;
  matches?: Match[];
}

/** How a beginning of one text and of the other is reached with the least cost. */
interface Cell {
  cost: number;
  from?: Cell;
  step?: Difference;
}

/** The least steps from the words that were said to those that were written, in their order, and their cost. */
export function align(expected: Word[], written: Word[], tolerance: Tolerance = {}) {
  const { costOf = () => wholeWord, matches = [] } = tolerance;
  const byEnd = Map.groupBy(matches, (match) => `${match.row + match.expected} ${match.at + match.written}`);
  const grid: Grid = { expected, written, cells: [], byEnd, costOf };
  for (let row = 0; row <= expected.length; row += 1) {
    const cells: Cell[] = [];
    grid.cells.push(cells);
    for (let at = 0; at <= written.length; at += 1) {
      const [first = { cost: 0 }, ...others] = waysTo(grid, row, at);
      cells.push(others.reduce((best, way) => (way.cost < best.cost ? way : best), first));
    }
  }
  const end = grid.cells.at(-1)?.at(-1);
  return { cost: end?.cost ?? 0, steps: stepsTo(end) };
}

interface Grid {
  expected: Word[];
  written: Word[];
  cells: Cell[][];
  /** By how many words of each are read behind them. */
  byEnd: Map<string, Match[]>;
  costOf: (written: Word, wanted: Word) => number;
}

/** The ways to have read so many words of each. */
function waysTo({ expected, written, cells, byEnd, costOf }: Grid, row: number, at: number): Cell[] {
  const [wanted, word] = [expected[row - 1], written[at - 1]];
  const ways: Cell[] = [];
  const add = (before: number, place: number, cost: number, step: Difference) => {
    const from = cells[before]?.[place];
    if (from) ways.push({ cost: from.cost + cost, from, step });
  };
  if (wanted && word?.plain === wanted.plain) add(row - 1, at - 1, 0, { mark: 'same', text: word.text });
  else if (wanted && word)
    add(row - 1, at - 1, costOf(word, wanted), { mark: 'wrong', text: word.text, instead: wanted.text });
  for (const match of byEnd.get(`${row} ${at}`) ?? [])
    add(match.row, match.at, 0, { mark: 'same', text: textOf(written.slice(match.at, at)) });
  if (wanted) add(row - 1, at, wholeWord, { mark: 'missing', instead: wanted.text });
  if (word) add(row, at - 1, wholeWord, { mark: 'extra', text: word.text });
  return ways;
}

const textOf = (words: Word[]) => words.map(({ text }) => text).join(' ');

function stepsTo(end: Cell | undefined): Difference[] {
  const steps: Difference[] = [];
  for (let cell = end; cell?.step; cell = cell.from) steps.push(cell.step);
  return steps.reverse();
}
