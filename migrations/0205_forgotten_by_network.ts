import type { Knex } from 'knex';

// Who asks for a new password is counted by network: of the longer addresses anybody has as many as they like.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index audit_logs_forgotten;
    create index audit_logs_forgotten on audit_logs ((after ->> 'network'), at) where action = 'password_forgotten';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index audit_logs_forgotten;
    create index audit_logs_forgotten on audit_logs (address, at) where action = 'password_forgotten';
  `);
}
