import type { Answers } from '../compiled.ts';

/** Answers that wait on this device, each with the number of its save. */
export type Kept = Record<string, { seq: number; answer: unknown }>;

/** What they are, whatever their numbers. */
export const answersOf = (kept: Kept): Answers =>
  Object.fromEntries(Object.entries(kept).map(([name, { answer }]) => [name, answer]));

const prefix = 'answers:';

/** What was answered on this device and not acknowledged. */
export function keptAnswers(attempt: number): Kept {
  try {
    return JSON.parse(localStorage.getItem(prefix + attempt) ?? '{}');
  } catch {
    return {};
  }
}

/** Another tab may have the same attempt open: of each answer the later is kept. */
export function keep(attempt: number, waiting: Kept): void {
  const all = { ...keptAnswers(attempt) };
  for (const [name, kept] of Object.entries(waiting)) {
    if (kept.seq >= (all[name]?.seq ?? 0)) all[name] = kept;
  }
  write(attempt, all);
}

/** Takes away what was sent, where nothing later has come; gives what still waits here. */
export function release(attempt: number, waiting: Kept, sent: Kept): Kept {
  const still = (kept: Kept): Kept =>
    Object.fromEntries(Object.entries(kept).filter(([name, { seq }]) => seq > (sent[name]?.seq ?? 0)));
  write(attempt, still(keptAnswers(attempt)));
  return still(waiting);
}

/** Takes away what is kept of an attempt, or of all. */
export function forgetKept(attempt?: number): void {
  try {
    const all = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    for (const key of attempt === undefined ? all : [prefix + attempt]) localStorage.removeItem(key);
  } catch {
    // Where the browser keeps nothing, there is nothing to forget.
  }
}

function write(attempt: number, kept: Kept): void {
  try {
    if (Object.keys(kept).length === 0) localStorage.removeItem(prefix + attempt);
    else localStorage.setItem(prefix + attempt, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still holds the answers until the page is left.
  }
}
