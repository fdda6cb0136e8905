import type { Knex } from 'knex';

/** The audit log is read by person, record, action and time, the newest first, when it has a million lines. */
export const up = (knex: Knex) =>
  knex.raw(`
    drop index audit_logs_actor_id_idx;
    create index audit_logs_actor on audit_logs (actor_id, at) where actor_id is not null;
    create index audit_logs_action on audit_logs (action, at);
    create index audit_logs_entity on audit_logs (entity, at);
    create index audit_logs_record on audit_logs (record_id, at);
    create index audit_logs_role on audit_logs (role, at);
  `);

export const down = (knex: Knex) =>
  knex.raw(`
    drop index audit_logs_actor, audit_logs_action, audit_logs_entity, audit_logs_record, audit_logs_role;
    create index on audit_logs (actor_id);
  `);
