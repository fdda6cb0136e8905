import type { Row } from '#api/engine/define.ts';
import type { Report } from '#api/reporting/define.ts';

/** What a school has to narrow its reports by. */
export interface Choices {
  today: string;
  levels: number[];
  groups: number[];
  teachers: unknown[];
  swan_ids: string[];
}

export type Dice = ReturnType<typeof dice>;

/** The same numbers in every run. */
export function dice(seed: number) {
  let state = seed;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
  return { next, of: <T>(list: T[]): T => list[next(list.length)] as T };
}

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** What a filter may be asked for: something that there is. */
function choiceFor(name: string, { filters }: Report, choices: Choices, { next, of }: Dice): unknown {
  if (name === 'level_id') return of([0, ...choices.levels]);
  if (name === 'group_id') return of(choices.groups);
  if (name === 'staff_id') return of(choices.teachers);
  if (name === 'weekday') return 1 + next(7);
  if (name === 'hour') return 8 + next(16);
  if (name === 'percentage') return 1 + next(100);
  if (name === 'swan_ids') return Array.from({ length: 8 }, () => of(choices.swan_ids)).join(' ');
  return of(filters[name]?.enum ?? []);
}

/**
 * Some days, where a report has any, and one or two things more.
 * @param days how long ago the first may be, among how many days it is, and how many days it may last
 */
export function drawFilters(
  report: Report,
  choices: Choices,
  die: Dice,
  [ago, among, length]: [number, number, number],
): Row {
  const from = dayAfter(choices.today, die.next(among) - ago);
  const days = 'period' in report.filters ? { from, until: dayAfter(from, die.next(length)) } : {};
  const others = Object.keys(report.filters).filter((name) => !['period', 'from', 'until', 'swan_ids'].includes(name));
  const chosen = others.filter(() => die.next(others.length) < 1);
  const list = 'swan_ids' in report.filters ? ['swan_ids'] : [];
  return {
    ...days,
    ...Object.fromEntries([...list, ...chosen].map((name) => [name, choiceFor(name, report, choices, die)])),
  };
}
