import { monthNames } from '#schemas/dates.ts';
import { isDay } from '#schemas/days.ts';

/** Each name of a month and its first three letters, with its number. */
const numbers = new Map(
  Object.values(monthNames).flatMap((names) =>
    names.flatMap((name, at) => [name, name.slice(0, 3)].map((word) => [word.toLowerCase(), at + 1] as const)),
  ),
);
const month = [...numbers.keys()].toSorted((one, other) => other.length - one.length).join('|');
const year = String.raw`(?:,?\s+(?:de\s+|del\s+)?(\d{4}))?`;

/** How people write a day, and in which places its parts stand. */
const dateFormats: { as: RegExp; parts: [day: number, month: number, year: number] }[] = [
  { as: new RegExp(String.raw`\b(\d{1,2})\s+(?:de\s+)?(${month})\b\.?${year}`, 'gi'), parts: [1, 2, 3] },
  { as: new RegExp(String.raw`\b(${month})\b\.?\s+(\d{1,2})\b${year}`, 'gi'), parts: [2, 1, 3] },
  { as: /(?<![\d/-])(\d{1,2})\/(\d{1,2})(?![\d/-])/g, parts: [1, 2, 3] },
];

const two = (number: number | string) => String(number).padStart(2, '0');

/**
 * Days in a text as the calendar writes them: "24 de noviembre", "Nov 24" and "24/11" become `2026-11-24`. Without a year it
 * is the one nearest to today.
 * @param today `2026-11-23`
 */
export function withDays(text: string, today: string): string {
  return dateFormats.reduce(
    (textSoFar, { as, parts: [day, of, in_] }) =>
      textSoFar.replace(as, (...found) => {
        const number = numbers.get(String(found[of]).toLowerCase()) ?? found[of];
        const dayIn = (one: string | number) => [one, two(number), two(found[day])].join('-');
        const named = /^\d{4}$/.test(String(found[in_])) ? dayIn(found[in_]) : nearest(dayIn, today);
        return isDay(named) ? named : found[0];
      }),
    text,
  );
}

function nearest(dayIn: (year: number) => string, today: string): string {
  const away = (day: string) => Math.abs(Date.parse(day) - Date.parse(today));
  const now = Number(today.slice(0, 4));
  const days = [now - 1, now, now + 1].map(dayIn).filter(isDay);
  return days.toSorted((one, other) => away(one) - away(other))[0] ?? dayIn(now);
}
