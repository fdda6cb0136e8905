import type { Locale } from './localize.ts';

type Unit = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute' | 'second';

const steps: [Unit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/** The words for one and several; for the previous, this and the next, where they have a name. */
const words: Record<Locale, { past: string; future: string; units: Record<Unit, string[]> }> = {
  es: {
    past: 'hace #',
    future: 'en #',
    units: {
      year: ['año', 'años', 'el año pasado', '', 'el próximo año'],
      month: ['mes', 'meses', 'el mes pasado', '', 'el próximo mes'],
      week: ['semana', 'semanas', 'la semana pasada', '', 'la próxima semana'],
      day: ['día', 'días', 'ayer', '', 'mañana'],
      hour: ['hora', 'horas'],
      minute: ['minuto', 'minutos'],
      second: ['segundo', 'segundos', '', 'ahora'],
    },
  },
  en: {
    past: '# ago',
    future: 'in #',
    units: {
      year: ['year', 'years', 'last year', '', 'next year'],
      month: ['month', 'months', 'last month', '', 'next month'],
      week: ['week', 'weeks', 'last week', '', 'next week'],
      day: ['day', 'days', 'yesterday', '', 'tomorrow'],
      hour: ['hour', 'hours'],
      minute: ['minute', 'minutes'],
      second: ['second', 'seconds', '', 'now'],
    },
  },
};

/** "3 days ago", "in 2 hours": how far a moment lies from now, the same in Node and in every browser. */
export function relative(moment: Date, now: Date, locale: Locale): string {
  const seconds = (moment.getTime() - now.getTime()) / 1000;
  const [unit, size] = steps.find((_, at) => fills(at, Math.abs(seconds))) ?? (['second', 1] as const);
  const count = Math.round(seconds / size);
  const { past, future, units } = words[locale];
  const [one, several, ...named] = units[unit];
  const far = `${Math.abs(count)} ${Math.abs(count) === 1 ? one : several}`;
  return named[count + 1] || (count < 0 ? past : future).replace('#', far);
}

/** Whether so long is a step, also once it is rounded to the next smaller one: 59.6 seconds are a minute. */
function fills(at: number, seconds: number): boolean {
  const [, length = 1] = steps[at] ?? [];
  const [, smaller = 1] = steps[at + 1] ?? [];
  return Math.max(seconds, Math.round(seconds / smaller) * smaller) >= length;
}
