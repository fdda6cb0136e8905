import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Why the state of a meeting may not be moved now; null: it may.
    create function move_refusal(meeting meetings, to_state text, moment timestamptz default clock_timestamp())
    returns jsonb language sql stable as $$
      select case
        when to_state = 'finished' and meeting.starts_at > moment then refuse_seat('not_begun', '{}', meeting.starts_at)
        when to_state <> 'finished' and meeting.ends_at <= moment then refuse_seat('meeting_over')
      end
    $$;

    -- Moves the state of a meeting: the timetable is locked before it.
    create function move_meeting(asked_meeting integer, action text, from_states text[], to_state text, actor jsonb)
    returns jsonb language plpgsql as $$
    declare
      meeting meetings;
      moment timestamptz;
      refusal jsonb;
    begin
      perform lock_timetable();
      perform lock_meetings(array[asked_meeting]);
      moment := clock_timestamp();
      select * into meeting from meetings where id = asked_meeting;
      if not found then
        return refuse_seat('not_found');
      end if;
      if meeting.status <> all (from_states) then
        return refuse_seat('wrong_state', jsonb_build_object('state', meeting.status, 'action', action));
      end if;
      refusal := move_refusal(meeting, to_state, moment);
      if refusal is not null then
        return refusal;
      end if;
      update meetings set status = to_state, version = version + 1, updated_at = moment where id = asked_meeting;
      perform log_change(action, entity_of_meeting(meeting.kind), asked_meeting,
        jsonb_build_object('status', meeting.status), jsonb_build_object('status', to_state), moment, actor);
      if to_state = 'active' then
        perform offer_seats(asked_meeting);
      end if;
      return jsonb_build_object('outcome', to_state);
    end $$;

    -- The student of a private series has the seat in its meetings from the beginning: nobody sits in two at once.
    -- The student is told once, of the first.
    create function seat_student_of_series(ids integer[], actor jsonb) returns void language sql as $$
      insert into registrations (meeting_id, student_id, status, registered_at, registered_by)
        select m.id, p.student_id, 'registered', clock_timestamp(), (actor ->> 'user_id')::integer
          from meetings m join particular_classes p on p.id = m.particular_class_id where m.id = any (ids) order by m.id;
      update meetings set taken = 1 where id = any (ids);
      select tell_seat('seat_added', r, jsonb_build_object('dates', cardinality(ids))) from registrations r
        where r.meeting_id = (select id from meetings where id = any (ids) order by starts_at limit 1)
    $$;

    -- Cancels what is to come of a private series. Its days are free: activated again, the series has them once more.
    create function end_series(series integer, reason text, actor jsonb) returns integer language plpgsql as $$
    declare
      ids integer[];
    begin
      perform lock_timetable();
      ids := array(select id from meetings where particular_class_id = series and status in ('draft', 'active', 'paused')
        and starts_at > clock_timestamp() order by id);
      perform lock_meetings(ids);
      perform cancel_meeting(id, reason, actor) from unnest(ids) id;
      update meetings set series_date = null where id = any (ids);
      return cardinality(ids);
    end $$;

    -- The future seats, offers and waits that a student could not have with another status, type or end of access.
    create function seats_forbidden_with(
      asked_student integer, status text, student_type text, access_until date, moment timestamptz default clock_timestamp()
    ) returns setof registrations language sql stable as $$
      select r.* from registrations r join meetings m on m.id = r.meeting_id
      where r.student_id = asked_student and r.status in ('waiting', 'offered', 'registered') and r.starts_at > moment
        and (seats_forbidden_with.status <> 'active' or seats_forbidden_with.access_until < m.local_date
          or not is_for_type(seats_forbidden_with.student_type, m.kind, m.forum_type))
    $$;
    create or replace function forbidden_seats(asked_student integer, moment timestamptz default clock_timestamp())
    returns setof registrations language sql stable as $$
      select f.* from users u cross join lateral seats_forbidden_with(u.id, u.status, u.student_type, u.access_until, moment) f
      where u.id = asked_student
    $$;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    create or replace function forbidden_seats(asked_student integer, moment timestamptz default clock_timestamp())
    returns setof registrations language sql stable as $$
      select r.* from registrations r
        join users u on u.id = r.student_id
        join meetings m on m.id = r.meeting_id
      where r.student_id = asked_student and r.status in ('waiting', 'offered', 'registered') and r.starts_at > moment
        and (u.status <> 'active' or u.access_until < m.local_date or not is_for_type(u.student_type, m.kind, m.forum_type))
    $$;
    drop function seats_forbidden_with(integer, text, text, date, timestamptz);
    drop function end_series(integer, text, jsonb);
    drop function seat_student_of_series(integer[], jsonb);
    drop function move_meeting(integer, text, text[], text, jsonb);
    drop function move_refusal(meetings, text, timestamptz);
  `);
}
