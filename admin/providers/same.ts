import { dequal } from 'dequal/lite';

/** Whether two values are equal as JSON: undefined members and the order of members do not count. */
export const same = (one: unknown, other: unknown): boolean => dequal(asJson(one), asJson(other));

const asJson = (value: unknown) => JSON.parse(JSON.stringify(value ?? null));
