import type { Knex } from 'knex';

const limited = ['license_until', 'access_until', 'date_expiration'];

/** The condition that a student has a date of birth: it has no name of its own. */
async function presence(knex: Knex): Promise<string> {
  const { rows } = await knex.raw(
    `select conname from pg_constraint
      where conrelid = 'users'::regclass and pg_get_constraintdef(oid) like '%date_of_birth IS NOT NULL%'`,
  );
  return rows[0].conname;
}

/** A year that was mistyped becomes the nearest that can be: what lies outside says nothing anyway. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`update users set date_of_birth = '1900-01-01' where date_of_birth < '1900-01-01'`);
  await knex.raw('alter table users drop constraint ??', [await presence(knex)]);
  await knex.raw(`alter table users add constraint users_date_of_birth_check
    check ((kind <> 'student' or date_of_birth is not null) and date_of_birth >= '1900-01-01')`);
  for (const column of limited)
    await knex.raw(`
      update users set ${column} = least(greatest(${column}, '2000-01-01'), '2100-12-31')
        where ${column} not between '2000-01-01' and '2100-12-31';
      alter table users add constraint users_${column}_check
        check (${column} >= '2000-01-01' and ${column} <= '2100-12-31');
    `);
}

export async function down(knex: Knex): Promise<void> {
  for (const column of ['date_of_birth', ...limited])
    await knex.raw(`alter table users drop constraint users_${column}_check`);
  await knex.raw(`alter table users add check (kind <> 'student' or date_of_birth is not null)`);
}
