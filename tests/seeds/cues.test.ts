import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCourse } from '#seeds/load/read.ts';
import { readCues, spokenIn } from '#seeds/load/spoken.ts';

/** Bytes of a second of a recording: all of the course's are of 24 kbit/s. */
const second = 3000;
const cues = readCues();
const spoken = spokenIn(readCourse());

test('Each line of what lessons let one hear has its own time, one after the other, within its recording', () => {
  expect([...cues.keys()].sort()).toEqual(spoken.map(({ file }) => file).sort());
  for (const { file, text } of spoken) {
    const times = cues.get(file) ?? [];
    expect(times, file).toHaveLength(text.split('\n').length);
    const ordered = times.flatMap(({ start, end }) => [start, end]);
    expect(ordered, file).toEqual([...ordered].sort((one, other) => one - other));
    const { size } = statSync(new URL(`../../seeds/files/${file}`, import.meta.url));
    const after = size / second - (ordered.at(-1) ?? 0);
    // A breath after the last line, or the time to say a word after a machine.
    expect(after, file).toBeGreaterThan(0.3);
    expect(after, file).toBeLessThan(1.4);
  }
});
