/** How far a recording was heard, and how fast, for as long as the tab is open. */
const prefix = 'sound.';
const speed = `${prefix}speed`;

/** A browser may refuse to store anything: then nothing is remembered. */
function attempt<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}

const numberAt = (key: string) => Number(attempt((storage) => storage.getItem(key)) ?? Number.NaN);

/** Seconds from the beginning of a recording. */
export const placeOf = (resource: number): number => numberAt(prefix + resource) || 0;
export const rememberPlace = (resource: number, seconds: number): void => {
  attempt((storage) => storage.setItem(prefix + resource, String(seconds)));
};

export const speedOf = (): number => numberAt(speed) || 1;
export const rememberSpeed = (value: number): void => {
  attempt((storage) => storage.setItem(speed, String(value)));
};

/** The next person in this tab starts anew. */
export const forgetSounds = (): void => {
  attempt((storage) => {
    for (const key of Object.keys(storage).filter((one) => one.startsWith(prefix))) storage.removeItem(key);
  });
};
