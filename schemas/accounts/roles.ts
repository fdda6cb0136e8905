const planning = ['admin', 'coordinator'] as const;
const inOffice = [...planning, 'customer-service'] as const;
const working = [...inOffice, 'teacher'] as const;
const namedRoles = [...working, 'student', 'system', 'nobody'] as const;

/** Whom a schema may name: `system` is work by the clock, `nobody` who is not signed in. */
export type Role = (typeof namedRoles)[number];

export const roles: Role[] = [...namedRoles];
/** Those who work at the school, from whom may most to whom may least. */
export const staff: Role[] = [...working];
/** Those of them who look after all students: every ticket, seat and timetable is theirs to read. */
export const office: Role[] = [...inOffice];
/** Those of them who answer for the course and its teachers. */
export const planners: Role[] = [...planning];
/** Everybody who signs in. */
export const members: Role[] = [...working, 'student'];
