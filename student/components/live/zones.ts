import { useRouteLoaderData } from '@remix-run/react';
import type { readerOf } from '../../server/reader.server.ts';

/** The reader's time zone, and the school's. */
export function useZones() {
  const { time_zone: zone, user } = useRouteLoaderData<typeof readerOf>('root') ?? {};
  return { zone, school: user?.school_time_zone };
}
