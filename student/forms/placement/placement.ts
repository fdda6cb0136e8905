export const testPath = (form: number | string | undefined) => `/leveling-tests/${form}`;

/** Whether nothing was answered, in no part of a question. */
export const isBlank = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null
    ? Object.values(answer).every(isBlank)
    : answer === undefined || answer === null || String(answer).trim() === '';
