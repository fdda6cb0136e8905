/** Stretches of days that people name instead of typing two dates; some lie ahead. Weeks begin on Monday. */
export const periods = [
  'today',
  'yesterday',
  'this_week',
  'last_week',
  'this_month',
  'last_month',
  'last_30_days',
  'last_90_days',
  'last_12_months',
  'this_year',
  'tomorrow',
  'next_7_days',
  'next_30_days',
  'next_90_days',
  'next_month',
  'always',
] as const;

export type Period = (typeof periods)[number];

/** The first and the last day of a stretch. */
export interface Days {
  from: string;
  until: string;
}

const dayInMs = 86_400_000;
const toIsoDate = (day: Date): string => day.toISOString().slice(0, 10);

/** The day so many days after another. */
const daysAfter = (day: string, days: number): string => toIsoDate(new Date(Date.parse(day) + days * dayInMs));

/** The first day of the month that lies so many months after that of a day. */
function firstOfMonth(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return toIsoDate(new Date(Date.UTC(year, month - 1 + months, 1)));
}

const mondayOf = (day: string): string => daysAfter(day, -((new Date(Date.parse(day)).getUTCDay() + 6) % 7));

/** The seven days of the week of a day. */
export const weekOf = (day: string): string[] => Array.from({ length: 7 }, (_, at) => daysAfter(mondayOf(day), at));

/** A whole month, counted from that of a day. */
const monthAt = (day: string, months: number): Days => ({
  from: firstOfMonth(day, months),
  until: daysAfter(firstOfMonth(day, months + 1), -1),
});

const readers: Record<Period, (today: string) => Days> = {
  today: (today) => ({ from: today, until: today }),
  yesterday: (today) => ({ from: daysAfter(today, -1), until: daysAfter(today, -1) }),
  this_week: (today) => ({ from: mondayOf(today), until: daysAfter(mondayOf(today), 6) }),
  last_week: (today) => ({ from: daysAfter(mondayOf(today), -7), until: daysAfter(mondayOf(today), -1) }),
  this_month: (today) => monthAt(today, 0),
  last_month: (today) => monthAt(today, -1),
  last_30_days: (today) => ({ from: daysAfter(today, -29), until: today }),
  last_90_days: (today) => ({ from: daysAfter(today, -89), until: today }),
  last_12_months: (today) => ({ from: firstOfMonth(today, -11), until: today }),
  this_year: (today) => ({ from: `${today.slice(0, 4)}-01-01`, until: `${today.slice(0, 4)}-12-31` }),
  tomorrow: (today) => ({ from: daysAfter(today, 1), until: daysAfter(today, 1) }),
  next_7_days: (today) => ({ from: today, until: daysAfter(today, 6) }),
  next_30_days: (today) => ({ from: today, until: daysAfter(today, 29) }),
  next_90_days: (today) => ({ from: today, until: daysAfter(today, 89) }),
  next_month: (today) => monthAt(today, 1),
  always: () => ({ from: '2000-01-01', until: '2100-12-31' }),
};

/** The days that a name means on a day. */
export const daysOf = (period: Period, today: string): Days => readers[period](today);
