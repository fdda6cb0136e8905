import { readSeed } from './read.ts';

/** How pictures draw somebody: words of `seeds/drawing`. */
export interface Looks {
  skin: string;
  hair: string;
  style: string;
  top: string;
}

export interface Person {
  name: string;
  /** The levels of the course in which this is who has the name. */
  levels: number[];
  /** What the recordings are spoken with, for those who speak. */
  voice?: Voice;
  age?: number;
  about: string;
  looks?: Looks;
}

export type Voice = 'woman' | 'man';

interface Cast {
  people: Person[];
  /** Who speaks without a name, by voice. */
  roles: Record<Voice, string[]>;
}

export const cast = readSeed<Cast>('cast.yaml');

/** Who has a name in a level. */
export const personOf = (name: string, level: number): Person | undefined =>
  cast.people.find((one) => one.name === name && one.levels.includes(level));

/** The voice of who speaks in a level, be it a person or a role. Nothing of who is not in the cast. */
export const voiceOf = (name: string, level: number): Voice | undefined =>
  personOf(name, level)?.voice ??
  (Object.keys(cast.roles) as Voice[]).find((voice) => cast.roles[voice].includes(name));
