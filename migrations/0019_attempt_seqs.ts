import type { Knex } from 'knex';

// Which save gave an answer, so that an older one that comes late does not undo it.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table attempts add seqs jsonb not null default '{}' check (jsonb_typeof(seqs) = 'object');

    -- A student's attempts at the versions of a form.
    create index on attempts (student_id, form_version_id);
    drop index attempts_student_id_idx;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index attempts_student_id_form_version_id_idx;
    create index on attempts (student_id);
    alter table attempts drop seqs;
  `);
}
