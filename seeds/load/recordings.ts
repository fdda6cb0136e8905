import { readdirSync } from 'node:fs';

/** Where the recordings of the course are. */
export const ofCourse = 'files/';

export const placeOf = (folder: string) => new URL(`../${folder}`, import.meta.url);

/** The recordings in a folder of `seeds`. */
export const recordingsIn = (folder: string) => readdirSync(placeOf(folder)).filter((name) => name.endsWith('.mp3'));
