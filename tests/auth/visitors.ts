import type { Visitor } from '#schemas/guard.ts';

let id = 100;
const staff = (slug: string): Visitor => ({ id: ++id, role: { slug }, student_type: null, current_level: null });
const student = (student_type: string, level: { id: number } | null = null): Visitor => ({
  id: ++id,
  role: { slug: 'student' },
  student_type,
  current_level: level,
});
const level = { id: 2 };

/** One of every kind of visitor that the specification tells apart. */
export const visitors = {
  nobody: null,
  admin: staff('admin'),
  coordinator: staff('coordinator'),
  service: staff('customer-service'),
  teacher: staff('teacher'),
  normal: student('normal', level),
  beginnerForum: student('beginner_forum', level),
  justForums: student('just_forums', level),
  externalWithLevel: student('external', level),
  new: student('normal'),
  newBeginnerForum: student('beginner_forum'),
  newJustForums: student('just_forums'),
  external: student('external'),
  advanced: student('advanced'),
  advancedWithLevel: student('advanced', level),
  old: student('old'),
  oldWithLevel: student('old', level),
  demo: student('demo'),
  demoWithLevel: student('demo', level),
};

export type Person = keyof typeof visitors;
