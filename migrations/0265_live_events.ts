import type { Knex } from 'knex';

/**
 * Open pages are told what changes under their readers' eyes, when the transaction of the change commits. Who joins a
 * waiting list tells nobody: two thousand of them for ten seats notify of ten.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The topic of the list that a meeting stands in; null: it stands in none.
    create function list_topic(kind text, level_id integer, forum_type text, out topic text, out id integer)
    language sql immutable as $$
      select case kind when 'classe' then 'level_classes' when 'forum' then 'band_forums' end,
        case kind when 'classe' then level_id when 'forum' then case forum_type when 'beginner' then 1 else 2 end end
    $$;

    create function tell(topic text, id integer, event text, data jsonb default '{}') returns void language sql as $$
      select pg_notify('told', jsonb_build_object('topic', topic, 'id', id, 'event', event, 'data', data)::text)
      where topic is not null
    $$;

    -- Tells the readers of a meeting, and of the list that it stands in.
    create function tell_meeting(meeting meetings, event text, data jsonb default '{}') returns void language plpgsql as $$
    declare list record;
    begin
      select * into list from list_topic(meeting.kind, meeting.level_id, meeting.forum_type);
      perform tell('meeting', meeting.id, event, data);
      perform tell(list.topic, list.id, event, data);
    end $$;

    create function tell_meeting_change() returns trigger language plpgsql as $$
    begin
      if (old.status, old.starts_at, old.ends_at, old.staff_id, old.class_lesson_id, old.second_id)
          is distinct from (new.status, new.starts_at, new.ends_at, new.staff_id, new.class_lesson_id, new.second_id) then
        perform tell_meeting(new, 'changed');
      else
        perform tell_meeting(new, 'seats_left',
          jsonb_build_object(new.id::text, greatest(0, new.capacity - new.taken)));
      end if;
      return null;
    end $$;
    create trigger meetings_told after update on meetings for each row
      when ((old.taken, old.capacity, old.status, old.starts_at, old.ends_at, old.staff_id, old.class_lesson_id, old.second_id)
        is distinct from
        (new.taken, new.capacity, new.status, new.starts_at, new.ends_at, new.staff_id, new.class_lesson_id, new.second_id))
      execute function tell_meeting_change();

    -- A period's meetings are many at once: each list is told once.
    create function tell_new_meetings() returns trigger language plpgsql as $$
    begin
      perform tell(list.topic, list.id, 'changed') from (
        select distinct l.topic, l.id from added m cross join list_topic(m.kind, m.level_id, m.forum_type) l) list;
      return null;
    end $$;
    create trigger meetings_added after insert on meetings referencing new table as added
      for each statement execute function tell_new_meetings();

    -- Tells the student of a seat; and those who wait, where somebody has left the list before them.
    create function tell_seat_change() returns trigger language plpgsql as $$
    begin
      perform tell('seats', new.student_id, 'seat', jsonb_build_object('meeting', new.meeting_id));
      if tg_op = 'UPDATE' and old.status = 'waiting' and new.status <> 'waiting' then
        perform tell_meeting(m, 'ranks', jsonb_build_object('meeting', m.id)) from meetings m where m.id = new.meeting_id;
      end if;
      return null;
    end $$;
    create trigger registrations_told after update on registrations for each row
      when ((old.status, old.starts_at, old.attended) is distinct from (new.status, new.starts_at, new.attended))
      execute function tell_seat_change();
    create trigger registrations_given after insert on registrations for each row
      when (new.registered_by is distinct from new.student_id)
      execute function tell_seat_change();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger registrations_given on registrations;
    drop trigger registrations_told on registrations;
    drop trigger meetings_added on meetings;
    drop trigger meetings_told on meetings;
    drop function tell_seat_change();
    drop function tell_new_meetings();
    drop function tell_meeting_change();
    drop function tell_meeting(meetings, text, jsonb);
    drop function tell(text, integer, text, jsonb);
    drop function list_topic(text, integer, text);
  `);
}
