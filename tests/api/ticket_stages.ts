import type { Row } from '#api/engine/define.ts';
import type { Sampler } from '#tests/support/sample.ts';
import type { School } from '#tests/support/school.ts';
import type { Scene } from './scene.ts';

/** Who is no member of the desk acts on the own tickets. */
async function own({ id }: Row, { knex }: School, _samples: Sampler, role: string): Promise<void> {
  if (role !== 'teacher' && role !== 'student') return;
  const person = await knex('users').where({ username: role }).first('id');
  await knex('tickets')
    .where({ id })
    .update({ opened_by: person.id, student_id: role === 'student' ? person.id : null });
}

/** Another ticket of the same requester, named in the subject. */
async function another({ id }: Row, { knex }: School, samples: Sampler): Promise<void> {
  const { id: into } = await samples.record('tickets');
  const [ticket] = await knex('tickets').where({ id: into }).update({ status: 'pending' }).returning('*');
  await knex('tickets')
    .where({ id })
    .update({ subject: String(into), student_id: ticket.student_id, opened_by: ticket.opened_by });
}

const closing = ['solved_by', 'solved_at', 'discarded_by', 'discarded_at', 'due_at'];

export const ticketScenes: Record<string, Scene> = {
  'tickets.reply': { ready: own, changes: ['assigned_to', 'awaits', 'due_at', 'last_reply_at'] },
  'tickets.take': { changes: ['assigned_to'] },
  'tickets.assign': {
    async ready({ id }, { knex }) {
      const person = await knex('users').where({ username: 'coordinator' }).first('id');
      await knex('tickets')
        .where({ id })
        .update({ subject: String(person.id) });
    },
    input: ({ subject }) => ({ assigned_to: Number(subject) }),
    changes: ['assigned_to'],
  },
  'tickets.set_priority': { changes: ['priority', 'due_at'] },
  'tickets.set_category': { changes: ['category'] },
  'tickets.solve': { changes: closing },
  'tickets.discard': { changes: closing },
  'tickets.reopen': {
    ready: own,
    by: (state) => (state === 'discarded' ? ['admin', 'coordinator', 'customer-service'] : undefined),
    changes: [...closing, 'merged_into', 'satisfaction', 'awaits'],
  },
  'tickets.merge': {
    ready: another,
    input: ({ subject }) => ({ into: Number(subject) }),
    changes: [...closing, 'merged_into'],
  },
  'tickets.rate': { ready: own, changes: ['satisfaction'] },
};
