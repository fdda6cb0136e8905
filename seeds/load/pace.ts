/** How much slower than flite speaks by itself, up to which level: from about 110 words a minute to 160. */
const stretches: [level: number, stretch: number][] = [
  [3, 1.35],
  [6, 1.25],
  [9, 1.12],
  [13, 1.05],
];

/** The pace of everything that a level lets one hear, be it a dialogue, a question or a dictation. */
export const stretchAt = (level: number): number => stretches.find(([last]) => level <= last)?.[1] ?? 1.35;

/** The level of a recording, by its name; those for everybody speak as to beginners. */
export const levelOfRecording = (file: string): number => Number.parseInt(file, 10) || 0;

/** Silence before and after each line, in seconds. */
export const silence = { before: 0.1, after: 0.45 };
