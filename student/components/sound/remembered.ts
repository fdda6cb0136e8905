import { dropUnder, inTab } from '#schemas/browser/tab_storage.ts';

/** How far a recording was heard, and how fast, for as long as the tab is open. */
const prefix = 'sound.';
const speed = `${prefix}speed`;

const numberAt = (key: string) => Number(inTab((storage) => storage.getItem(key)) ?? Number.NaN);

/** Seconds from the beginning of a recording. */
export const placeOf = (resource: number): number => numberAt(prefix + resource) || 0;
export const rememberPlace = (resource: number, seconds: number): void => {
  inTab((storage) => storage.setItem(prefix + resource, String(seconds)));
};

export const speedOf = (): number => numberAt(speed) || 1;
export const rememberSpeed = (value: number): void => {
  inTab((storage) => storage.setItem(speed, String(value)));
};

/** The next person in this tab starts anew. */
export const forgetSounds = (): void => dropUnder(prefix);
