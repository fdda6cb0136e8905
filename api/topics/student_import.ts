import imports from '#schemas/entities/student_imports.json' with { type: 'json' };
import type { Caller } from '../engine/define.ts';
import { defineTopic } from '../engine/events/topics.ts';

const mayRead = ({ role }: Caller) => role in imports['x-roles'];

/** How far an import of students is: its page then reads it again. */
export default defineTopic('student_import', {
  hearers: async (_id, callers) => callers.filter(mayRead),
  missed: async (ids) => ids.map((id) => ({ id, event: 'progress', data: {} })),
});
