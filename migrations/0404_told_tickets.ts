import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Pages of the desk learn of every ticket; those of whom it is about, of what they may read of it.
    create function tell_ticket() returns trigger language plpgsql as $$
    begin
      perform tell('desk', 1, 'ticket', jsonb_build_object('id', new.id));
      if tg_op = 'UPDATE' and (old.status, old.last_reply_at, old.merged_into)
          is distinct from (new.status, new.last_reply_at, new.merged_into) then
        perform tell('ticket', new.id, 'ticket', jsonb_build_object('id', new.id));
      end if;
      return null;
    end $$;
    create trigger tickets_told after insert or update on tickets for each row execute function tell_ticket();

    -- A reply changes its ticket too; a note, nothing that others may read.
    create function tell_note() returns trigger language plpgsql as $$
    begin
      perform tell('desk', 1, 'ticket', jsonb_build_object('id', new.ticket_id));
      return null;
    end $$;
    create trigger ticket_notes_told after insert on ticket_replies for each row
      when (new.kind = 'note') execute function tell_note();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger ticket_notes_told on ticket_replies;
    drop function tell_note();
    drop trigger tickets_told on tickets;
    drop function tell_ticket();
  `);
}
