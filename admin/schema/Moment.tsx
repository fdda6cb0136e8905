import { Tooltip } from '@mui/material';
import { longDateTime } from '#schemas/dates.ts';
import type { Locale } from '#schemas/localize.ts';
import { useSchool } from '../school.ts';
import { useLanguage } from './labels.ts';
import { Unseen } from './Unseen.tsx';

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** "3 days ago", "in 2 hours". */
export function relative(moment: Date, now: Date, locale: Locale): string {
  const seconds = (moment.getTime() - now.getTime()) / 1000;
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.round(seconds / size), unit);
}

/** A moment in a list: how long ago at a glance, the whole of it on hover and to a screen reader. */
export function Moment({ value }: { value: string | null | undefined }) {
  const locale = useLanguage();
  const { user } = useSchool();
  if (!value) return null;
  const whole = longDateTime(value, locale, user.time_zone ?? undefined);
  return (
    <Tooltip title={whole}>
      <time dateTime={value}>
        <span aria-hidden>{relative(new Date(value), new Date(), locale)}</span>
        <Unseen>{whole}</Unseen>
      </time>
    </Tooltip>
  );
}
