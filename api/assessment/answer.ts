/** Answers come from outside: whatever the JSON, these read what a type expects and find nothing in the rest. */

export const asString = (answer: unknown): string => (typeof answer === 'string' ? answer : '');

/** The distinct strings of a list. */
export const asStrings = (answer: unknown): string[] =>
  Array.isArray(answer) ? [...new Set(answer.filter((one) => typeof one === 'string'))] : [];

/** A member of an object, and nothing that it inherits. */
export const memberOf = (answer: unknown, name: string): unknown =>
  typeof answer === 'object' && answer !== null && Object.hasOwn(answer, name)
    ? (answer as Record<string, unknown>)[name]
    : undefined;
