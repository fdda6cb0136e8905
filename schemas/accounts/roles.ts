const working = ['admin', 'coordinator', 'customer-service', 'teacher'] as const;
const named = [...working, 'student', 'system', 'nobody'] as const;

/** Whom a schema may name: `system` is work by the clock, `nobody` who is not signed in. */
export type Role = (typeof named)[number];

export const roles: Role[] = [...named];
/** Those who work at the school, from whom may most to whom may least. */
export const staff: Role[] = [...working];
/** Everybody who signs in. */
export const members: Role[] = [...working, 'student'];
