import type { Knex } from 'knex';

/**
 * Seats are taken and given back by these functions alone. All of them lock in one order: the timetable's advisory lock,
 * the student, meetings by their ids, registrations. Times are those of the clock after the locks.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What was done to a seat, by whom: 'actor' has user_id, actor_id, role, address and request_id.
    create function log_seat(action text, seat registrations, actor jsonb, details jsonb default '{}') returns void
    language sql as $$
      insert into audit_logs (user_id, actor_id, role, at, action, entity, record_id, after, address, request_id)
      values ((actor ->> 'user_id')::integer, (actor ->> 'actor_id')::integer, coalesce(actor ->> 'role', 'system'),
        clock_timestamp(), log_seat.action, 'registrations', seat.id,
        jsonb_build_object('meeting_id', seat.meeting_id, 'student_id', seat.student_id, 'status', seat.status,
          'ended_as', seat.ended_as) || details,
        actor ->> 'address', actor ->> 'request_id')
    $$;

    -- Tells the student of a seat.
    create function tell_seat(notice text, seat registrations, details jsonb default '{}') returns void language sql as $$
      insert into notices (user_id, notice, params, meeting_id, registration_id)
      values (seat.student_id, tell_seat.notice, jsonb_build_object('starts_at', seat.starts_at) || details, seat.meeting_id, seat.id)
    $$;

    create function refuse_seat(rule text, params jsonb default '{}', possible_at timestamptz default null)
    returns jsonb language sql immutable as $$
      select jsonb_build_object('outcome', 'refused', 'rule', rule, 'params', params, 'possible_at', possible_at)
    $$;

    -- Locks meetings, and those that follow them as the second of two, in the order of their ids.
    create function lock_meetings(ids integer[]) returns void language plpgsql as $$
    begin
      perform from meetings m
        where m.id = any (ids) or m.id in (select f.second_id from meetings f where f.id = any (ids))
        order by m.id for no key update;
    end $$;

    -- Seats of a meeting, and of the second one after it, become fewer; what was beyond the capacity goes first.
    create function free_seats(asked_meeting integer, number integer) returns void language sql as $$
      update meetings set taken = taken - number, over_capacity = greatest(0, least(over_capacity, taken - number - capacity))
        where number > 0 and (id = asked_meeting or id = (select second_id from meetings where id = asked_meeting))
    $$;

    create function end_seat(seat registrations, reason text, moment timestamptz) returns registrations language plpgsql as $$
    declare ended registrations;
    begin
      update registrations set status = 'inactive', ended_as = reason, cancelled_at = moment, version = version + 1,
          updated_at = moment
        where id = seat.id returning * into ended;
      return ended;
    end $$;

    -- Offers the free seats of a meeting to those on its list who could accept now, the first first; who is passed over
    -- keeps the rank. Where no time is left for an offer the list closes, and a seat is anybody's.
    create function offer_seats(asked_meeting integer) returns integer language plpgsql as $$
    declare
      moment timestamptz;
      offer record;
      seat registrations;
      offered integer := 0;
    begin
      perform lock_meetings(array[asked_meeting]);
      moment := clock_timestamp();
      select least(m.capacity - m.taken, s.capacity - s.taken) as seats, m.status, s.status as second_status,
          m.starts_at - make_interval(mins => c.cancel_until_minutes) as latest,
          least(moment + make_interval(mins => c.offer_minutes),
            m.starts_at - make_interval(mins => c.cancel_until_minutes)) as until
        into offer
        from meetings m cross join settings c left join meetings s on s.id = m.second_id where m.id = asked_meeting;
      if offer.latest <= moment then
        for seat in
          select * from registrations where meeting_id = asked_meeting and status = 'waiting' order by waiting_number
        loop
          seat := end_seat(seat, 'closed', moment);
          perform tell_seat('waiting_closed', seat);
        end loop;
        return 0;
      end if;
      if offer.status <> 'active' or coalesce(offer.second_status, 'active') <> 'active' or offer.seats <= 0 then
        return 0;
      end if;
      for seat in
        select r.* from registrations r
          cross join lateral seat_refusals(r.student_id, array[asked_meeting], 'accept', moment) refusal
        where r.meeting_id = asked_meeting and r.status = 'waiting' and refusal.rule is null
        order by r.waiting_number limit offer.seats
      loop
        update registrations set status = 'offered', offered_until = offer.until, version = version + 1, updated_at = moment
          where id = seat.id returning * into seat;
        perform tell_seat('seat_offered', seat, jsonb_build_object('until', offer.until));
        offered := offered + 1;
      end loop;
      update meetings set taken = taken + offered
        where offered > 0 and (id = asked_meeting or id = (select second_id from meetings where id = asked_meeting));
      return offered;
    end $$;

    -- What the clock does to a meeting's list: offers that have expired go to the next.
    create function tend_seats(asked_meeting integer) returns integer language plpgsql as $$
    declare
      moment timestamptz;
      seat registrations;
      expired integer := 0;
    begin
      perform lock_meetings(array[asked_meeting]);
      moment := clock_timestamp();
      for seat in
        select * from registrations where meeting_id = asked_meeting and status = 'offered' and offered_until <= moment
      loop
        seat := end_seat(seat, 'expired', moment);
        perform tell_seat('offer_expired', seat);
        expired := expired + 1;
      end loop;
      perform free_seats(asked_meeting, expired);
      return expired + offer_seats(asked_meeting);
    end $$;

    -- Takes a seat as the meeting was read; false where it is another by now, or full.
    create function take_seat(asked_meeting integer, read_sequence integer, second integer, second_sequence integer)
    returns boolean language plpgsql as $$
    begin
      if second is null then
        update meetings set taken = taken + 1
          where id = asked_meeting and taken < capacity and status = 'active' and sequence = read_sequence
            and second_id is null;
        return found;
      end if;
      perform lock_meetings(array[asked_meeting]);
      if (select count(*) from meetings where taken < capacity and status = 'active'
            and (id, sequence) in ((asked_meeting, read_sequence), (second, second_sequence))) < 2 then
        return false;
      end if;
      update meetings set taken = taken + 1 where id in (asked_meeting, second);
      return true;
    end $$;

    -- Gives a student a seat, or a place on the waiting list of a full meeting, or says why not.
    create function register_seat(asked_student integer, asked_meeting integer, wants_to_wait boolean, actor jsonb)
    returns jsonb language plpgsql as $$
    declare
      refusal record;
      seat registrations;
      number integer;
      tended boolean := false;
    begin
      perform from users where id = asked_student for no key update;
      for attempt in 1..50 loop
        select * into refusal from seat_refusals(asked_student, array[asked_meeting]);
        if not found then
          return refuse_seat('not_found');
        end if;
        if refusal.rule is null then
          -- Nobody overtakes the list.
          if not tended and exists (
            select from registrations where meeting_id = asked_meeting and status = 'waiting') then
            perform offer_seats(asked_meeting);
            tended := true;
            continue;
          end if;
          continue when not take_seat(asked_meeting, refusal.sequence, refusal.second_id, refusal.second_sequence);
          insert into registrations (meeting_id, student_id, status, registered_at, registered_by)
            values (asked_meeting, asked_student, 'registered', clock_timestamp(), (actor ->> 'user_id')::integer)
            returning * into seat;
        elsif refusal.rule = 'full' and wants_to_wait and (refusal.params ->> 'may_wait')::boolean then
          perform lock_meetings(array[asked_meeting]);
          update meetings m set last_waiting = m.last_waiting + 1
            where m.id = asked_meeting and m.status = 'active' and m.sequence = refusal.sequence
              and (m.taken >= m.capacity or exists (
                select from meetings s where s.id = m.second_id and s.taken >= s.capacity))
            returning m.last_waiting into number;
          continue when not found;
          insert into registrations (meeting_id, student_id, status, registered_by, waiting_number)
            values (asked_meeting, asked_student, 'waiting', (actor ->> 'user_id')::integer, number)
            returning * into seat;
        else
          return refuse_seat(refusal.rule, refusal.params, refusal.possible_at);
        end if;
        perform log_seat('register', seat, actor);
        return jsonb_build_object('outcome', seat.status, 'registration', seat.id);
      end loop;
      raise exception 'meeting % changes too often', asked_meeting using errcode = 'serialization_failure';
    end $$;

    -- Makes an offer a seat, if everything still allows it, and ends the student's other offers of that hour.
    create function accept_offer(asked_registration integer, actor jsonb) returns jsonb language plpgsql as $$
    declare
      seat registrations;
      other registrations;
      refusal record;
      moment timestamptz;
      others integer[];
    begin
      select * into seat from registrations where id = asked_registration;
      if not found then
        return refuse_seat('not_found');
      end if;
      perform from users where id = seat.student_id for no key update;
      select coalesce(array_agg(r.meeting_id), '{}') into others from registrations r
        where r.student_id = seat.student_id and r.status = 'offered' and r.id <> seat.id
          and tstzrange(r.starts_at, r.ends_at) && tstzrange(seat.starts_at, seat.ends_at);
      perform lock_meetings(others || seat.meeting_id);
      moment := clock_timestamp();
      select * into seat from registrations where id = asked_registration;
      if seat.status <> 'offered' then
        return refuse_seat('not_offered', jsonb_build_object('ended_as', seat.ended_as));
      end if;
      if seat.offered_until <= moment then
        return refuse_seat('offer_expired', jsonb_build_object('until', seat.offered_until));
      end if;
      select * into refusal from seat_refusals(seat.student_id, array[seat.meeting_id], 'accept', moment);
      if refusal.rule is not null then
        return refuse_seat(refusal.rule, refusal.params, refusal.possible_at);
      end if;
      update registrations set status = 'registered', registered_at = moment, offered_until = null, version = version + 1,
          updated_at = moment
        where id = seat.id returning * into seat;
      perform log_seat('accept', seat, actor);
      for other in
        select * from registrations r where r.student_id = seat.student_id and r.status = 'offered'
          and r.meeting_id = any (others)
      loop
        other := end_seat(other, 'declined', moment);
        perform log_seat('decline', other, actor);
        perform free_seats(other.meeting_id, 1);
        perform offer_seats(other.meeting_id);
      end loop;
      return jsonb_build_object('outcome', 'registered', 'registration', seat.id);
    end $$;

    -- Why a seat may not be given back; null: it may. A student keeps to the time until which it may be cancelled.
    create function cancel_refusal(seat registrations, by_staff boolean default false, moment timestamptz default clock_timestamp())
    returns jsonb language sql stable as $$
      select case
        when seat.status = 'inactive' then refuse_seat('seat_ended', jsonb_build_object('ended_as', seat.ended_as))
        when seat.status = 'completed' or m.status in ('finished', 'completed') then refuse_seat('meeting_over')
        when not by_staff and seat.status = 'registered' and moment > latest
          then refuse_seat('cancel_too_late', jsonb_build_object('until', latest))
      end
      from meetings m cross join settings c
        cross join lateral (select m.starts_at - make_interval(mins => c.cancel_until_minutes) as latest) until
      where m.id = seat.meeting_id
    $$;

    -- Ends a seat, an offer or a wait.
    create function cancel_seat(asked_registration integer, actor jsonb, by_staff boolean default false)
    returns jsonb language plpgsql as $$
    declare
      seat registrations;
      moment timestamptz;
      held boolean;
      refusal jsonb;
    begin
      select * into seat from registrations where id = asked_registration;
      if not found then
        return refuse_seat('not_found');
      end if;
      perform from users where id = seat.student_id for no key update;
      perform lock_meetings(array[seat.meeting_id]);
      moment := clock_timestamp();
      select * into seat from registrations where id = asked_registration;
      refusal := cancel_refusal(seat, by_staff, moment);
      if refusal is not null then
        return refusal;
      end if;
      held := seat.status <> 'waiting';
      seat := end_seat(seat,
        case when by_staff then 'removed' when seat.status = 'offered' then 'declined' else 'cancelled' end, moment);
      perform log_seat(case when by_staff then 'remove' else 'cancel' end, seat, actor);
      if by_staff then
        perform tell_seat('seat_removed', seat);
      end if;
      if held then
        perform free_seats(seat.meeting_id, 1);
        perform offer_seats(seat.meeting_id);
      end if;
      return jsonb_build_object('outcome', seat.ended_as, 'registration', seat.id);
    end $$;

    -- Staff give a student a seat; beyond the capacity with a reason.
    create function add_seat(asked_student integer, asked_meeting integer, reason text, actor jsonb)
    returns jsonb language plpgsql as $$
    declare
      seat registrations;
      refusal record;
      moment timestamptz;
      is_over boolean;
    begin
      perform from users where id = asked_student for no key update;
      perform lock_meetings(array[asked_meeting]);
      moment := clock_timestamp();
      select * into refusal from seat_refusals(asked_student, array[asked_meeting], 'staff', moment);
      if not found then
        return refuse_seat('not_found');
      end if;
      if refusal.rule is not null then
        return refuse_seat(refusal.rule, refusal.params, refusal.possible_at);
      end if;
      select * into seat from registrations
        where student_id = asked_student and meeting_id = asked_meeting and status <> 'inactive';
      if seat.status in ('registered', 'completed') then
        return refuse_seat('already_registered');
      end if;
      if seat.status is distinct from 'offered' then
        select bool_or(taken >= capacity) into is_over from meetings
          where id in (asked_meeting, refusal.second_id);
        if is_over and coalesce(reason, '') = '' then
          return refuse_seat('full_without_reason');
        end if;
        update meetings set taken = taken + 1, over_capacity = greatest(over_capacity, taken + 1 - capacity)
          where id in (asked_meeting, refusal.second_id);
      end if;
      if seat.id is null then
        insert into registrations (meeting_id, student_id, status, registered_at, registered_by, add_reason)
          values (asked_meeting, asked_student, 'registered', moment, (actor ->> 'user_id')::integer, reason)
          returning * into seat;
      else
        update registrations set status = 'registered', registered_at = moment, offered_until = null,
            registered_by = (actor ->> 'user_id')::integer, add_reason = reason, version = version + 1, updated_at = moment
          where id = seat.id returning * into seat;
      end if;
      perform log_seat('add', seat, actor, jsonb_strip_nulls(jsonb_build_object('reason', reason)));
      perform tell_seat('seat_added', seat);
      return jsonb_build_object('outcome', 'registered', 'registration', seat.id);
    end $$;

    -- Cancels a meeting: its seats end, give the day's limit back, and everybody is told.
    create function cancel_meeting(asked_meeting integer, reason text, actor jsonb) returns jsonb language plpgsql as $$
    declare
      meeting meetings;
      seat registrations;
      moment timestamptz;
      pair integer;
      held integer := 0;
      told integer := 0;
    begin
      perform lock_timetable();
      select f.id into pair from meetings f where f.second_id = asked_meeting;
      perform lock_meetings(array_remove(array[asked_meeting, pair], null));
      moment := clock_timestamp();
      select * into meeting from meetings where id = asked_meeting;
      if not found then
        return refuse_seat('not_found');
      end if;
      if meeting.status not in ('draft', 'active', 'paused') then
        return refuse_seat('wrong_state', jsonb_build_object('state', meeting.status, 'action', 'cancel'));
      end if;
      for seat in
        select * from registrations where meeting_id = asked_meeting and status <> 'inactive' order by id
      loop
        held := held + (seat.status <> 'waiting')::integer;
        told := told + 1;
        seat := end_seat(seat, 'meeting_cancelled', moment);
        perform tell_seat('meeting_cancelled', seat);
      end loop;
      perform free_seats(asked_meeting, held);
      -- Of two consecutive ones the other stands alone: who had both keeps the first.
      for seat in select * from registrations where meeting_id = pair and status <> 'inactive' order by id
      loop
        perform tell_seat('second_cancelled', seat);
      end loop;
      update meetings set second_id = null where id in (asked_meeting, pair) and second_id is not null;
      update meetings set status = 'inactive', cancelled_at = moment, cancel_reason = reason, is_exception = true,
          taken = 0, over_capacity = 0, licence_id = null, licence_slot = null, version = version + 1, updated_at = moment
        where id = asked_meeting;
      insert into audit_logs (user_id, actor_id, role, at, action, entity, record_id, before, after, address, request_id)
        values ((actor ->> 'user_id')::integer, (actor ->> 'actor_id')::integer, coalesce(actor ->> 'role', 'system'), moment,
          'cancel', case meeting.kind when 'classe' then 'classes' when 'forum' then 'forums' when 'demo' then 'demo_classes'
            else 'particular_meetings' end, asked_meeting, jsonb_build_object('status', meeting.status),
          jsonb_build_object('status', 'inactive', 'cancel_reason', reason), actor ->> 'address', actor ->> 'request_id');
      return jsonb_build_object('outcome', 'cancelled', 'told', told);
    end $$;

    -- The future seats, offers and waits that a student may not have any more: all of one who is inactive, those after the
    -- access has expired, and those that the type has no right to. A change of level ends none.
    create function forbidden_seats(asked_student integer, moment timestamptz default clock_timestamp())
    returns setof registrations language sql stable as $$
      select r.* from registrations r
        join users u on u.id = r.student_id
        join meetings m on m.id = r.meeting_id
      where r.student_id = asked_student and r.status in ('waiting', 'offered', 'registered') and r.starts_at > moment
        and (u.status <> 'active' or u.access_until < m.local_date or not is_for_type(u.student_type, m.kind, m.forum_type))
    $$;

    create function end_forbidden_seats(asked_student integer, actor jsonb) returns integer language plpgsql as $$
    declare
      seat registrations;
      moment timestamptz;
      meetings_of integer[];
      held boolean;
      ended integer := 0;
    begin
      perform from users where id = asked_student for no key update;
      select coalesce(array_agg(meeting_id), '{}') into meetings_of from forbidden_seats(asked_student);
      perform lock_meetings(meetings_of);
      moment := clock_timestamp();
      for seat in
        select * from forbidden_seats(asked_student, moment) where meeting_id = any (meetings_of) order by meeting_id
      loop
        held := seat.status <> 'waiting';
        seat := end_seat(seat, 'removed', moment);
        perform log_seat('remove', seat, actor);
        perform tell_seat('seat_removed', seat);
        if held then
          perform free_seats(seat.meeting_id, 1);
          perform offer_seats(seat.meeting_id);
        end if;
        ended := ended + 1;
      end loop;
      return ended;
    end $$;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop function end_forbidden_seats(integer, jsonb);
    drop function forbidden_seats(integer, timestamptz);
    drop function cancel_meeting(integer, text, jsonb);
    drop function add_seat(integer, integer, text, jsonb);
    drop function cancel_seat(integer, jsonb, boolean);
    drop function cancel_refusal(registrations, boolean, timestamptz);
    drop function accept_offer(integer, jsonb);
    drop function register_seat(integer, integer, boolean, jsonb);
    drop function take_seat(integer, integer, integer, integer);
    drop function tend_seats(integer);
    drop function offer_seats(integer);
    drop function end_seat(registrations, text, timestamptz);
    drop function free_seats(integer, integer);
    drop function lock_meetings(integer[]);
    drop function refuse_seat(text, jsonb, timestamptz);
    drop function tell_seat(text, registrations, jsonb);
    drop function log_seat(text, registrations, jsonb, jsonb);
  `);
}
