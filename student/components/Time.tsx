import { useRouteLoaderData } from '@remix-run/react';
import { longDate, longDateTime } from '#schemas/dates.ts';
import type { readerOf } from '../server/reader.server.ts';
import { useWords } from './words.tsx';

const formats = { date: longDate, moment: longDateTime };

/** A moment (ISO in UTC) in the reader's language and time zone, the same on the server and in the browser. */
export function Time({ of, as = 'moment' }: { of: string | null; as?: keyof typeof formats }) {
  const { locale } = useWords();
  const { time_zone: zone, user } = useRouteLoaderData<typeof readerOf>('root') ?? {};
  return of ? <time dateTime={of}>{formats[as](of, locale, { zone, school: user?.school_time_zone })}</time> : null;
}
