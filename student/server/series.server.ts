import type { AppLoadContext } from '@remix-run/node';
import type { MeetingList } from '#schemas/types/fragments/meeting_list.ts';
import { api } from '../api.server.ts';
import type { SeriesData } from '../components/live/SeriesView.tsx';

/** The student's own series of private classes, with the dates to come and those that are over. */
export async function readSeries(context: AppLoadContext): Promise<SeriesData> {
  const { get, list } = api(context);
  const [series, coming, past] = await Promise.all([
    list('particular_classes', { status: ['active', 'finished', 'inactive'] }, 'start_date'),
    get<MeetingList>('/api/particular_meetings/open'),
    get<MeetingList>('/api/particular_meetings/open?when=past'),
  ]);
  return { series, coming, past: past.meetings };
}
