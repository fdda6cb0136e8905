import { dequal } from 'dequal/lite';

/** Whether two values are the same in JSON, which is what is sent: a member without a value is none, and order says nothing. */
export const same = (one: unknown, other: unknown): boolean => dequal(asJson(one), asJson(other));

const asJson = (value: unknown) => JSON.parse(JSON.stringify(value ?? null));
