import type { Line, Role } from './line.ts';

const office: Role[] = ['admin', 'coordinator'];
const students: Role[] = ['student'];
const everybody: Role[] = [...office, 'customer-service', 'teacher', 'student'];
const nobodyElse = { 'customer-service': '-', teacher: '-' };
const own = 'read.own';

/** What people are told: each has the own notices, and students read the messages that are addressed to them. */
export const told: Record<string, Line> = {
  notices: {
    ...{ admin: own, coordinator: own, 'customer-service': own, teacher: own, student: own },
    actions: { read: everybody },
    collection: { read_all: everybody },
    overall: { mine: everybody },
  },
  messages: {
    ...{ admin: 'read create update delete', coordinator: 'read create update delete', ...nobodyElse, student: own },
    actions: { activate: office, deactivate: office, remind: office, read: students, unread: students },
    queries: { seen_by: office, unread_by: office },
    overall: { mine: students, audience: office },
  },
  message_receipts: { admin: 'read', coordinator: 'read', ...nobodyElse, student: '-' },
};
