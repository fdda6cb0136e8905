import { readSeed } from './read.ts';

const { school_time_zone } = readSeed<{ school_time_zone: string }>('settings.yaml');
const wall = new Intl.DateTimeFormat('en-CA', { timeZone: school_time_zone, dateStyle: 'short' });

/** The date so many days from the one on which the school is opened, as its own clock says it. */
export const dayIn = (days: number): string => wall.format(Date.now() + days * 86_400_000);
