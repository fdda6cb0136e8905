import type { Knex } from 'knex';

/**
 * Meetings are moved, and their teachers substituted, by `change_meetings` alone: one of them, or those of a line of the
 * timetable or of a private series from a date on. It locks in the one order of `0233`, after the row of the line or the
 * series, as the engine locks the row of an action first.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A line that changes from a date on ends before it, and another begins: what was held stays with the line by which it
    -- was held, and activating the period again makes of each its own dates.
    alter table schedules
      add column start_date date check (start_date >= '2000-01-01' and start_date <= '2100-12-31'),
      add column end_date date check (end_date >= '2000-01-01' and end_date <= '2100-12-31');

    -- All dates of a line are shifted as a whole.
    alter table meetings
      drop constraint meetings_schedule_id_series_date_key,
      drop constraint meetings_particular_class_id_series_date_key,
      add constraint meetings_schedule_id_series_date_key unique (schedule_id, series_date) deferrable,
      add constraint meetings_particular_class_id_series_date_key unique (particular_class_id, series_date) deferrable;

    -- A meeting as it is to become. One that stays keeps everything but its place in the line.
    create type meeting_change as (
      id integer, stays boolean, local_date date, start_time time, minutes integer, starts_at timestamptz,
      ends_at timestamptz, staff_id integer, capacity integer, class_lesson_id integer, series_date date,
      previous_start timestamptz, is_timed boolean, is_substituted boolean, licence_id integer, licence_slot integer
    );

    create function weekday_number(weekday text) returns integer language sql immutable as $$
      select array_position('{monday,tuesday,wednesday,thursday,friday,saturday,sunday}'::text[], weekday)
    $$;
    create function weekday_name(date date) returns text language sql immutable as $$
      select ('{monday,tuesday,wednesday,thursday,friday,saturday,sunday}'::text[])[extract(isodow from date)]
    $$;
    create function iso(moment timestamptz) returns text language sql immutable as $$
      select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    $$;
    create function entity_of_meeting(kind text) returns text language sql immutable as $$
      select case kind when 'classe' then 'classes' when 'forum' then 'forums' when 'demo' then 'demo_classes'
        else 'particular_meetings' end
    $$;

    -- What was done to a record of the timetable, by whom: 'actor' has user_id, actor_id, role, address and request_id.
    create function log_change(
      action text, entity text, record integer, before jsonb, after jsonb, moment timestamptz, actor jsonb
    ) returns void language sql as $$
      insert into audit_logs (user_id, actor_id, role, at, action, entity, record_id, before, after, address, request_id)
        values ((actor ->> 'user_id')::integer, (actor ->> 'actor_id')::integer, coalesce(actor ->> 'role', 'system'),
          moment, log_change.action, log_change.entity, record, log_change.before, log_change.after, actor ->> 'address',
          actor ->> 'request_id')
    $$;

    -- What meetings would become: 'asked' names a meeting or a schedule, how far it reaches ('this', 'following', 'all' that
    -- are to come) and what changes. Days are counted from those that the line gave; an exception stays where it is unless
    -- it is included.
    create function changes_of(asked jsonb) returns setof meeting_change language sql stable as $$
      with origin as (
        select m.id as meeting_id, s.id as schedule_id, m.particular_class_id, asked ->> 'reach' = 'this' as alone,
          case asked ->> 'reach' when 'following' then coalesce(m.series_date, (asked ->> 'from')::date) end as first_date,
          case
            when asked \\? 'local_date' then (asked ->> 'local_date')::date - coalesce(m.series_date, m.local_date)
            when asked \\? 'weekday' then weekday_number(asked ->> 'weekday') - weekday_number(s.weekday)
          end as days
        from (select) one
          left join meetings m on m.id = (asked ->> 'meeting_id')::integer
          left join schedules s on s.id = coalesce(m.schedule_id, (asked ->> 'schedule_id')::integer)
      ),
      members as (
        select m.*, o.alone, o.days,
          m.id is distinct from o.meeting_id and (m.status not in ('draft', 'active', 'paused')
            or m.is_exception and not coalesce((asked ->> 'include_exceptions')::boolean, false)
            or coalesce(asked -> 'skip' @> to_jsonb(m.id), false)) as stays
        from origin o join meetings m on (o.alone and m.id = o.meeting_id
          or not o.alone and m.schedule_id = o.schedule_id or not o.alone and m.particular_class_id = o.particular_class_id)
        where o.alone or m.starts_at > clock_timestamp() and m.series_date >= coalesce(o.first_date, m.series_date)
      ),
      wanted as (
        select m.*, case when m.alone then m.series_date else m.series_date + coalesce(m.days, 0) end as new_series_date,
          case when m.stays then m.local_date else coalesce(coalesce(m.series_date, m.local_date) + m.days, m.local_date) end
            as new_date,
          case when m.stays then m.start_time else coalesce((asked ->> 'start_time')::time, m.start_time) end as new_time,
          case when m.stays then m.minutes else coalesce((asked ->> 'minutes')::integer, m.minutes) end as new_minutes,
          case when m.stays then m.staff_id else coalesce((asked ->> 'staff_id')::integer, m.staff_id) end as new_staff,
          case when not m.stays and asked \\? 'capacity' then coalesce((asked ->> 'capacity')::integer, c.default_capacity)
            else m.capacity end as new_capacity,
          case when not m.stays and asked \\? 'class_lesson_id' then (asked ->> 'class_lesson_id')::integer
            else m.class_lesson_id end as new_lesson
        from members m cross join settings c
      )
      select w.id,
        (w.local_date, w.start_time, w.minutes, w.staff_id, w.capacity, w.class_lesson_id) is not distinct from
          (w.new_date, w.new_time, w.new_minutes, w.new_staff, w.new_capacity, w.new_lesson),
        w.new_date, w.new_time, w.new_minutes, t.starts_at, t.starts_at + make_interval(mins => w.new_minutes), w.new_staff,
        w.new_capacity, w.new_lesson, w.new_series_date, w.starts_at,
        (w.starts_at, w.minutes) is distinct from (t.starts_at, w.new_minutes), w.staff_id <> w.new_staff,
        w.licence_id, w.licence_slot
      from wanted w cross join lateral (select (w.new_date + w.new_time) at time zone w.time_zone as starts_at) t
      order by w.id
    $$;

    -- The seats, offers and waits in meetings that change, with their times afterwards. Two consecutive meetings that follow
    -- each other no more are a pair no more: who has a seat keeps the first.
    create function seats_after(changes meeting_change[]) returns table (
      registration_id integer, student_id integer, meeting_id integer, status text, kind text, local_date date,
      starts_at timestamptz, ends_at timestamptz, lost_second integer
    ) language sql stable as $$
      with changed as (select * from unnest(changes) where not stays)
      select r.id, r.student_id, f.id, r.status, f.kind, coalesce(cf.local_date, f.local_date),
        coalesce(cf.starts_at, f.starts_at),
        greatest(coalesce(cf.ends_at, f.ends_at), case when pair.holds then coalesce(cs.ends_at, s.ends_at) end),
        case when not pair.holds then s.id end
      from meetings f
        join registrations r on r.meeting_id = f.id and r.status <> 'inactive'
        left join meetings s on s.id = f.second_id
        left join changed cf on cf.id = f.id
        left join changed cs on cs.id = s.id
        cross join lateral (
          select coalesce(cs.local_date, s.local_date) = coalesce(cf.local_date, f.local_date)
            and coalesce(cs.starts_at, s.starts_at) >= coalesce(cf.ends_at, f.ends_at) as holds
        ) pair
      where f.id in (select id from changed) or f.second_id in (select id from changed)
    $$;

    -- What meetings would share with others at their new times: a teacher, the line, or the student of a private class.
    create function collisions_after(changes meeting_change[]) returns table (
      meeting_id integer, shared text, other_meeting_id integer
    ) language sql stable as $$
      with changed as (
        select c.id, c.staff_id, tstzrange(c.starts_at, c.ends_at) as held, m.period_id, m.parallel,
          coalesce(m.level_id::text, m.forum_type) as line
        from unnest(changes) c join meetings m on m.id = c.id where not c.stays
      )
      select c.id, case when o.staff_id = c.staff_id then 'teacher' else 'line' end, o.id
        from changed c join meetings o on o.status <> 'inactive' and tstzrange(o.starts_at, o.ends_at) && c.held
          and (o.staff_id = c.staff_id or not c.parallel and not o.parallel and o.period_id = c.period_id
            and coalesce(o.level_id::text, o.forum_type) = c.line)
        where o.id not in (select id from changed)
      union all
      select c.id, case when o.staff_id = c.staff_id then 'teacher' else 'line' end, o.id
        from changed c join changed o on o.id < c.id and o.held && c.held
          and (o.staff_id = c.staff_id or not c.parallel and not o.parallel and o.period_id = c.period_id and o.line = c.line)
      union all
      select s.meeting_id, 'student', o.meeting_id
        from seats_after(changes) s join registrations o on o.student_id = s.student_id and o.meeting_id <> s.meeting_id
          and o.status in ('registered', 'completed') and tstzrange(o.starts_at, o.ends_at) && tstzrange(s.starts_at, s.ends_at)
        where s.kind = 'particular' and o.meeting_id not in (select id from changed)
      order by 1, 2, 3
    $$;

    -- Whose seat ends by a change: who would sit in two meetings at once, whose access ends before the new day, and who
    -- keeps the first alone of two consecutive meetings.
    create function seats_lost(changes meeting_change[]) returns table (
      registration_id integer, student_id integer, meeting_id integer, other_meeting_id integer, rule text
    ) language sql stable as $$
      with seats as (select * from seats_after(changes))
      select s.registration_id, s.student_id, s.meeting_id, other.meeting_id,
          case when other.meeting_id is null then 'access_expired' else 'other_meeting' end
        from seats s join users u on u.id = s.student_id
          left join lateral (
            select o.meeting_id from registrations o left join seats moved on moved.registration_id = o.id
            where o.student_id = s.student_id and o.id <> s.registration_id and o.status in ('registered', 'completed')
              and tstzrange(coalesce(moved.starts_at, o.starts_at), coalesce(moved.ends_at, o.ends_at))
                && tstzrange(s.starts_at, s.ends_at)
              and (moved.registration_id is null or moved.kind = 'particular' or moved.registration_id < s.registration_id)
            order by o.starts_at limit 1
          ) other on s.status in ('registered', 'completed')
        where s.kind <> 'particular' and (other.meeting_id is not null or u.access_until < s.local_date)
      union all
      select s.registration_id, s.student_id, s.lost_second, s.meeting_id, 'pair_split' from seats s
        where s.lost_second is not null
      order by 3, 1
    $$;

    -- All that a change does, as staff see it before. The digest is of what they decide upon: seats that are taken
    -- meanwhile are no reason to look again.
    create function change_plan(changes meeting_change[]) returns jsonb language sql stable as $$
      with plan as (
        select
          (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'entity', entity_of_meeting(m.kind),
              'from', jsonb_build_object('starts_at', iso(m.starts_at), 'ends_at', iso(m.ends_at), 'local_date', m.local_date,
                'start_time', m.start_time, 'minutes', m.minutes, 'staff_id', m.staff_id, 'capacity', m.capacity,
                'class_lesson_id', m.class_lesson_id),
              'to', jsonb_build_object('starts_at', iso(c.starts_at), 'ends_at', iso(c.ends_at), 'local_date', c.local_date,
                'start_time', c.start_time, 'minutes', c.minutes, 'staff_id', c.staff_id, 'capacity', c.capacity,
                'class_lesson_id', c.class_lesson_id)) order by m.starts_at, m.id), '[]')
            from unnest(changes) c join meetings m on m.id = c.id where not c.stays) as meetings,
          (select coalesce(jsonb_agg(to_jsonb(c)), '[]') from collisions_after(changes) c) as collisions,
          (select coalesce(jsonb_agg(to_jsonb(l) || jsonb_build_object('name', u.first_name || ' ' || u.name)), '[]')
            from seats_lost(changes) l join users u on u.id = l.student_id) as students,
          (select coalesce(jsonb_agg(c.id order by c.starts_at), '[]') from unnest(changes) c join meetings m on m.id = c.id
            where not c.stays and exists (select from holidays h where h.date = c.local_date and h.status = 'active'
              and (h.scope = 'all' or h.scope = case m.kind when 'forum' then 'forums' else 'classes' end))) as holidays
      )
      select to_jsonb(plan) || jsonb_build_object(
        'digest', encode(sha256(convert_to(to_jsonb(plan)::text, 'UTF8')), 'hex'),
        'told', (select count(distinct s.student_id) from seats_after(changes) s
          where exists (select from unnest(changes) c where c.is_timed or c.is_substituted)))
      from plan
    $$;

    -- Writes changes into meetings. A licence stays where it is free at the new time, else another is given.
    -- Answers those that have none then.
    create function write_changes(changes meeting_change[]) returns integer[] language plpgsql as $$
    declare
      wanting record;
      found_one record;
    begin
      update meetings m set local_date = c.local_date, start_time = c.start_time, minutes = c.minutes, staff_id = c.staff_id,
          capacity = c.capacity, class_lesson_id = c.class_lesson_id,
          licence_id = case when not c.is_timed then m.licence_id end,
          licence_slot = case when not c.is_timed then m.licence_slot end,
          over_capacity = case when c.capacity = m.capacity then m.over_capacity else greatest(0, m.taken - c.capacity) end,
          version = m.version + 1, updated_at = clock_timestamp()
        from unnest(changes) c where c.id = m.id and not c.stays;
      for wanting in
        select m.id, m.licence_from, m.licence_until, c.licence_id, c.licence_slot
          from unnest(changes) c join meetings m on m.id = c.id where c.is_timed order by m.starts_at, m.id
      loop
        select f.* into found_one from free_licences(wanting.licence_from, wanting.licence_until) f
          where (f.licence_id, f.licence_slot) = (wanting.licence_id, wanting.licence_slot);
        if not found then
          select f.* into found_one from free_licences(wanting.licence_from, wanting.licence_until) f limit 1;
        end if;
        continue when not found;
        update meetings set licence_id = found_one.licence_id, licence_slot = found_one.licence_slot where id = wanting.id;
      end loop;
      return array(select m.id from unnest(changes) c join meetings m on m.id = c.id
        where not c.stays and m.licence_id is null order by m.starts_at, m.id);
    end $$;

    -- Ends what seats_lost names, and takes pairs apart. Answers the meetings in which seats became free.
    create function end_lost_seats(changes meeting_change[], moment timestamptz, actor jsonb) returns integer[]
    language plpgsql as $$
    declare
      lost record;
      seat registrations;
      held boolean;
      freed integer[] := '{}';
    begin
      for lost in select * from seats_lost(changes) order by rule = 'pair_split', registration_id
      loop
        select * into seat from registrations where id = lost.registration_id;
        if lost.rule = 'pair_split' then
          if seat.status <> 'inactive' then
            perform tell_seat('second_removed', seat);
          end if;
          continue;
        end if;
        held := seat.status <> 'waiting';
        seat := end_seat(seat, 'removed', moment);
        perform log_seat('remove', seat, actor, jsonb_build_object('rule', lost.rule));
        perform tell_seat('seat_removed', seat, jsonb_build_object('rule', lost.rule));
        if held then
          perform free_seats(seat.meeting_id, 1);
          freed := freed || seat.meeting_id;
        end if;
      end loop;
      with apart as (
        update meetings f set second_id = null
          from meetings s left join unnest(changes) cs on cs.id = s.id
          where s.id = f.second_id
            and (cs.id is not null or f.id in (select id from unnest(changes)))
            and not exists (
              select from meetings first left join unnest(changes) cf on cf.id = first.id
              where first.id = f.id and coalesce(cf.local_date, first.local_date) = coalesce(cs.local_date, s.local_date)
                and coalesce(cf.ends_at, first.ends_at) <= coalesce(cs.starts_at, s.starts_at))
          returning s.id, f.taken
      )
      update meetings m set taken = m.taken - apart.taken,
          over_capacity = greatest(0, least(m.over_capacity, m.taken - apart.taken - m.capacity))
        from apart where apart.id = m.id;
      return freed;
    end $$;

    -- The line of a change that reaches beyond one date: changed as a whole where all its meetings are, else it ends before
    -- the first of them and another begins. Answers the line of the changed meetings.
    create function change_line(line schedules, asked jsonb, ids integer[]) returns integer language plpgsql as $$
    declare
      first_date date;
      days integer;
      wanted schedules;
    begin
      first_date := coalesce((asked ->> 'from')::date,
        (select series_date from meetings where id = (asked ->> 'meeting_id')::integer and asked ->> 'reach' = 'following'),
        (select min(series_date) from meetings where id = any (ids)),
        (select (clock_timestamp() at time zone school_time_zone)::date from settings));
      wanted := jsonb_populate_record(line, asked);
      if asked \\? 'local_date' then
        wanted.weekday := weekday_name((asked ->> 'local_date')::date);
      end if;
      days := coalesce((asked ->> 'local_date')::date
        - (select coalesce(series_date, local_date) from meetings where id = (asked ->> 'meeting_id')::integer),
        weekday_number(wanted.weekday) - weekday_number(line.weekday));
      if not exists (select from meetings where schedule_id = line.id and id <> all (ids)) then
        update schedules set weekday = wanted.weekday, start_time = wanted.start_time, minutes = wanted.minutes,
            staff_id = wanted.staff_id, capacity = wanted.capacity, class_lesson_id = wanted.class_lesson_id,
            start_date = line.start_date + days, end_date = line.end_date + days, version = version + 1,
            updated_at = clock_timestamp()
          where id = line.id;
        return line.id;
      end if;
      update schedules set end_date = first_date - 1, version = version + 1, updated_at = clock_timestamp()
        where id = line.id;
      insert into schedules (period_id, weekday, start_time, minutes, level_id, forum_type, class_lesson_id, staff_id,
          capacity, status, start_date, end_date)
        values (line.period_id, wanted.weekday, wanted.start_time, wanted.minutes, line.level_id, line.forum_type,
          wanted.class_lesson_id, wanted.staff_id, wanted.capacity, line.status, first_date + days, line.end_date + days)
        returning * into wanted;
      update meetings set schedule_id = wanted.id where id = any (ids);
      insert into consecutive_classes (first_schedule_id, second_schedule_id, status)
        select case first_schedule_id when line.id then wanted.id else first_schedule_id end,
            case second_schedule_id when line.id then wanted.id else second_schedule_id end, status
          from consecutive_classes where line.id in (first_schedule_id, second_schedule_id);
      return wanted.id;
    end $$;

    -- A private series is as its meetings to come are.
    create function change_series(series integer, asked jsonb, changes meeting_change[]) returns void language sql as $$
      update particular_classes p set
          start_time = coalesce((asked ->> 'start_time')::time, p.start_time),
          minutes = coalesce((asked ->> 'minutes')::integer, p.minutes),
          staff_id = coalesce((asked ->> 'staff_id')::integer, p.staff_id),
          days = case when asked \\? 'local_date' then (
            select jsonb_agg(day order by weekday_number(day)) from (
              select distinct weekday_name(c.series_date) as day from unnest(changes) c) dated) else p.days end,
          version = p.version + 1, updated_at = clock_timestamp()
        where p.id = series and asked ->> 'reach' <> 'this';
      update particular_classes p set end_date = (
          select max(m.local_date) from meetings m where m.particular_class_id = p.id and m.status <> 'inactive')
        where p.id = series
    $$;

    -- Why meetings may not be changed as asked; null: they may.
    create function change_refusal(meeting meetings, asked jsonb, changes meeting_change[], moment timestamptz)
    returns jsonb language sql stable as $$
      select case
        when meeting.status not in ('draft', 'active', 'paused')
          then refuse_seat('wrong_state', jsonb_build_object('state', meeting.status, 'action', 'reschedule'))
        when meeting.ends_at <= moment then refuse_seat('meeting_over')
        when asked ->> 'reach' <> 'this' and meeting.id is not null
          and coalesce(meeting.schedule_id, meeting.particular_class_id) is null then refuse_seat('no_series')
        when exists (select from unnest(changes) c where c.is_timed and c.previous_start <= moment)
          then refuse_seat('has_begun')
        when exists (select from unnest(changes) c where c.is_timed and c.starts_at <= moment) then refuse_seat('in_the_past')
        when asked ->> 'reach' <> 'this' and meeting.particular_class_id is not null
          and exists (select from unnest(changes) c where extract(isodow from c.series_date) > 5)
          then refuse_seat('weekend')
      end
    $$;

    -- Changes meetings, or answers the plan of it (dry), or the plan beside the refusal where another was seen or
    -- something collides.
    create function change_meetings(asked jsonb, dry boolean, seen_digest text, actor jsonb) returns jsonb
    language plpgsql as $$
    declare
      meeting meetings;
      line schedules;
      changes meeting_change[];
      ids integer[];
      moment timestamptz;
      plan jsonb;
      refusal jsonb;
      lacking integer[];
      freed integer[];
      offering integer;
    begin
      select * into meeting from meetings where id = (asked ->> 'meeting_id')::integer;
      if asked ->> 'reach' <> 'this' then
        select * into line from schedules
          where id = coalesce(meeting.schedule_id, (asked ->> 'schedule_id')::integer) for no key update;
        perform from particular_classes where id = meeting.particular_class_id for no key update;
      end if;
      perform lock_timetable();
      ids := array(select id from changes_of(asked));
      ids := ids || array(select f.id from meetings f where f.second_id = any (ids));
      perform from users where id in (
          select student_id from registrations where meeting_id = any (ids) and status <> 'inactive')
        order by id for no key update;
      perform lock_meetings(ids);
      moment := clock_timestamp();
      set constraints all deferred;
      select * into meeting from meetings where id = (asked ->> 'meeting_id')::integer;
      changes := array(select c from changes_of(asked) c);
      refusal := change_refusal(meeting, asked, changes, moment);
      if refusal is not null then
        return refusal;
      end if;
      plan := change_plan(changes);
      if not dry then
        refusal := case
          when seen_digest <> plan ->> 'digest' then refuse_seat('plan_changed')
          when plan -> 'collisions' <> '[]' then refuse_seat('collisions',
            jsonb_build_object('smart_count', jsonb_array_length(plan -> 'collisions')))
        end;
      end if;
      if dry or refusal is not null then
        -- Tried, for its licences, and taken back.
        begin
          lacking := write_changes(changes);
          raise exception 'tried' using errcode = 'UTRY1';
        exception when sqlstate 'UTRY1' then
          plan := plan || jsonb_build_object('lacking', to_jsonb(lacking));
        end;
        set constraints all immediate;
        return case when dry then plan else refusal || jsonb_build_object('plan', plan) end;
      end if;

      perform log_change('reschedule', one ->> 'entity', (one ->> 'id')::integer, one -> 'from', one -> 'to', moment, actor)
        from jsonb_array_elements(plan -> 'meetings') one;
      freed := end_lost_seats(changes, moment, actor);
      lacking := write_changes(changes);
      if asked ->> 'reach' <> 'this' then
        if line.id is not null then
          plan := plan || jsonb_build_object('schedule_id', change_line(line, asked, array(select id from unnest(changes))));
          perform log_change('change', 'schedules', line.id, to_jsonb(line), asked, moment, actor);
        end if;
        update meetings m set series_date = c.series_date from unnest(changes) c where c.id = m.id;
      end if;
      perform change_series(meeting.particular_class_id, asked, changes);
      update meetings m set is_exception = m.status = 'inactive' or (m.local_date, m.start_time, m.minutes, m.staff_id)
            is distinct from (m.series_date, given.start_time, given.minutes, given.staff_id)
        from unnest(changes) c, lateral (
          select s.start_time, s.minutes, s.staff_id from meetings o join schedules s on s.id = o.schedule_id where o.id = c.id
          union all
          select p.start_time, p.minutes, p.staff_id from meetings o join particular_classes p on p.id = o.particular_class_id
            where o.id = c.id
        ) given
        where c.id = m.id;
      update registrations r set offered_until = least(r.offered_until, r.starts_at - make_interval(mins => s.cancel_until_minutes))
        from settings s, unnest(changes) c where c.id = r.meeting_id and c.is_timed and r.status = 'offered';
      perform tell_seat(case when c.is_timed then 'meeting_moved' else 'meeting_substituted' end, r,
          jsonb_build_object('previous_start', iso(c.previous_start)))
        from unnest(changes) c join meetings f on c.id in (f.id, f.second_id)
          join registrations r on r.meeting_id = f.id and r.status <> 'inactive'
        where c.is_timed or c.is_substituted order by r.id;
      for offering in
        select m.id from meetings m where m.id = any (ids || freed)
          and exists (select from registrations r where r.meeting_id = m.id and r.status = 'waiting') order by m.id
      loop
        perform offer_seats(offering);
      end loop;
      set constraints all immediate;
      return plan || jsonb_build_object('lacking', to_jsonb(lacking));
    end $$;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop function change_meetings(jsonb, boolean, text, jsonb);
    drop function change_refusal(meetings, jsonb, meeting_change[], timestamptz);
    drop function change_series(integer, jsonb, meeting_change[]);
    drop function change_line(schedules, jsonb, integer[]);
    drop function end_lost_seats(meeting_change[], timestamptz, jsonb);
    drop function write_changes(meeting_change[]);
    drop function change_plan(meeting_change[]);
    drop function seats_lost(meeting_change[]);
    drop function collisions_after(meeting_change[]);
    drop function seats_after(meeting_change[]);
    drop function changes_of(jsonb);
    drop function log_change(text, text, integer, jsonb, jsonb, timestamptz, jsonb);
    drop function entity_of_meeting(text);
    drop function iso(timestamptz);
    drop function weekday_name(date);
    drop function weekday_number(text);
    drop type meeting_change;
    alter table meetings
      drop constraint meetings_schedule_id_series_date_key,
      drop constraint meetings_particular_class_id_series_date_key,
      add constraint meetings_schedule_id_series_date_key unique (schedule_id, series_date),
      add constraint meetings_particular_class_id_series_date_key unique (particular_class_id, series_date);
    alter table schedules drop column start_date, drop column end_date;
  `);
}
