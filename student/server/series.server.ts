import type { AppLoadContext } from '@remix-run/node';
import { api } from '../api.server.ts';
import type { SeriesData } from '../components/live/SeriesView.tsx';

/** The student's own series of private classes, with the dates to come and those that are over. */
export async function readSeries(context: AppLoadContext): Promise<SeriesData> {
  const { query, list } = api(context);
  const [series, coming, past] = await Promise.all([
    list('particular_classes', { status: ['active', 'finished', 'inactive'] }, 'start_date'),
    query('particular_meetings', null, 'open'),
    query('particular_meetings', null, 'open', { when: 'past' }),
  ]);
  return { series, coming, past: past.meetings };
}
