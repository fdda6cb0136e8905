import type { Answers } from '../compiled.ts';

/** Answers that wait on this device, each with the number of its save. */
export type PendingAnswers = Record<string, { seq: number; answer: unknown }>;

/** What they are, whatever their numbers. */
export const answersOf = (pending: PendingAnswers): Answers =>
  Object.fromEntries(Object.entries(pending).map(([name, { answer }]) => [name, answer]));

const prefix = 'answers:';

/** What was answered on this device and not acknowledged. */
export function storedAnswers(attempt: number): PendingAnswers {
  try {
    return JSON.parse(localStorage.getItem(prefix + attempt) ?? '{}');
  } catch {
    return {};
  }
}

/** Another tab may have the same attempt open: of each answer the later one is stored. */
export function storeAnswers(attempt: number, waiting: PendingAnswers): void {
  const all = { ...storedAnswers(attempt) };
  for (const [name, answers] of Object.entries(waiting)) {
    if (answers.seq >= (all[name]?.seq ?? 0)) all[name] = answers;
  }
  write(attempt, all);
}

/** Takes away what was sent, where nothing later has come; gives what still waits here. */
export function release(attempt: number, waiting: PendingAnswers, batch: PendingAnswers): PendingAnswers {
  const still = (answers: PendingAnswers): PendingAnswers =>
    Object.fromEntries(Object.entries(answers).filter(([name, { seq }]) => seq > (batch[name]?.seq ?? 0)));
  write(attempt, still(storedAnswers(attempt)));
  return still(waiting);
}

/** Deletes the stored answers of one attempt, or of all. */
export function clearStored(attempt?: number): void {
  try {
    const all = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    for (const key of attempt === undefined ? all : [prefix + attempt]) localStorage.removeItem(key);
  } catch {
    // A browser without storage has nothing to delete.
  }
}

function write(attempt: number, answers: PendingAnswers): void {
  try {
    if (Object.keys(answers).length === 0) localStorage.removeItem(prefix + attempt);
    else localStorage.setItem(prefix + attempt, JSON.stringify(answers));
  } catch {
    // Without storage, the page still has the answers until it is left.
  }
}
