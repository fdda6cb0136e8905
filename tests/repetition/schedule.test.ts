import { expect, test } from 'vitest';
import { type Memory, type Rated, remember } from '#api/repetition/schedule.ts';

const first = '2026-11-23';
const days = (memory: Memory) => (Date.parse(memory.due_on) - Date.parse(memory.reviewed_on)) / 86_400_000;

/** What becomes of a mistake that is answered so on the days that it comes back. */
function intervals(...rated: Rated[]): number[] {
  let memory = remember(null, 'again', first);
  const memories: Memory[] = [memory];
  for (const one of rated) {
    memory = remember(memory, one, memory.due_on);
    memories.push(memory);
  }
  return memories.map(days);
}

test('what was wrong comes back on the next day, what was partly right a day later', () => {
  expect(remember(null, 'again', first)).toMatchObject({
    reviewed_on: first,
    due_on: '2026-11-24',
    reps: 1,
    lapses: 0,
  });
  expect(remember(null, 'hard', first).due_on).toBe('2026-11-25');
});

test('what is right again and again comes back ever later, and is learnt after four times', () => {
  const [once, ...more] = intervals('good', 'good', 'good', 'good');
  expect(once).toBe(1);
  expect(more).toEqual(more.toSorted((one, other) => one - other));
  expect(more.at(-1)).toBeGreaterThan(21);
});

test('what is forgotten comes back soon', () => {
  const [, , long, forgotten] = intervals('good', 'good', 'again');
  expect(long).toBeGreaterThan(5);
  expect(forgotten).toBeLessThan(long as number);
});

test('nothing waits for more than a year', () => {
  expect(Math.max(...intervals(...Array<Rated>(12).fill('good')))).toBeLessThanOrEqual(366);
});

test('a day that comes a second time, further west, counts as the day before it did', () => {
  const memory = remember(null, 'again', first);
  expect(remember(memory, 'good', '2026-11-22').reviewed_on).toBe(first);
});
