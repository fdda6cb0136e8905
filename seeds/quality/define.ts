import type { Content, Level } from './content/model.ts';
import type { Place } from './content/places.ts';

/** What is wrong, and what to do. */
export interface Fault extends Place {
  says: string;
}

/** A rule reads one level after the other, or the whole content where it compares. */
export interface Rule {
  level?: (level: Level, content: Content) => Fault[] | Promise<Fault[]>;
  whole?: (content: Content) => Fault[];
}

export const defineRule = (rule: Rule): Rule => rule;

/** The level of a file, by its folder or its name in the bank. */
export const levelOfFile = (file: string): number => Number(/\/(\d\d)[-.]/.exec(file)?.[1] ?? -1);
