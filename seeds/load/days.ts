import { dayOf } from '#schemas/dates.ts';
import { readSeed } from './read.ts';

const { school_time_zone } = readSeed<{ school_time_zone: string }>('settings.yaml');

/** The date so many days from the one on which the school is opened, as its own clock says it. */
export const dayIn = (days: number): string =>
  dayOf(new Date(Date.now() + days * 86_400_000).toISOString(), school_time_zone);
