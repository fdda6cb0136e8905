const day = 86_400_000;
const textOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const dayOf = (date: string) => new Date(date).getUTCDate();
const lastOfMonth = (date: string, months: number) => {
  const at = new Date(date);
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months + 1, 0);
};

interface Dates {
  start_date: string;
  end_date: string;
}

/**
 * The dates that follow a period's: after whole months as many whole months, else as many days, so that the weekdays of a
 * period of weeks stay what they are.
 */
export function nextDates({ start_date, end_date }: Dates): Dates {
  const start = Date.parse(end_date) + day;
  const isWhole = dayOf(start_date) === 1 && Date.parse(end_date) === lastOfMonth(end_date, 0);
  if (!isWhole)
    return { start_date: textOf(start), end_date: textOf(start + Date.parse(end_date) - Date.parse(start_date)) };
  const [from, until] = [new Date(start_date), new Date(end_date)];
  const months = (until.getUTCFullYear() - from.getUTCFullYear()) * 12 + until.getUTCMonth() - from.getUTCMonth();
  return { start_date: textOf(start), end_date: textOf(lastOfMonth(textOf(start), months)) };
}
