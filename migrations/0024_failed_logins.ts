import type { Knex } from 'knex';

// Each sign-in counts the failures before it, also while many addresses guess at one account.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index audit_logs_failed_logins on audit_logs (at) where action = 'login_failed';
    create index audit_logs_forgotten on audit_logs (address, at) where action = 'password_forgotten';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index audit_logs_failed_logins, audit_logs_forgotten');
}
