import type { Knex } from 'knex';

/** Parts of registering that decide how quick it is. */
interface Pace {
  mode: string;
  declared: string;
  lockedFirst: string;
  judged: string;
  lockedLate: string;
}

const lock = 'perform from users where id = asked_student for no key update;';

const before: Pace = {
  mode: '',
  declared: '',
  lockedFirst: lock,
  judged: 'select * into refusal from seat_refusals(asked_student, array[asked_meeting]);',
  lockedLate: '',
};

/**
 * Who is refused locks and writes nothing: of two thousand students for ten seats nearly all are. Who is not is judged
 * again under the lock. The rules are planned once for each connection, in the statement that asks them (PostgreSQL
 * inlines a function whose arguments are no volatile ones): planning them took ten times as long as asking them.
 */
const after: Pace = {
  mode: 'set plan_cache_mode = force_generic_plan',
  declared: `moment timestamptz;
      is_locked boolean := false;`,
  lockedFirst: '',
  judged: `moment := clock_timestamp();
        select * into refusal from seat_refusals(asked_student, array[asked_meeting], 'self', moment);`,
  lockedLate: `if not is_locked and (refusal.rule is null or refusal.rule = 'full' and wants_to_wait) then
          ${lock}
          is_locked := true;
          continue;
        end if;`,
};

/** Gives a student a seat, or a place on the waiting list of a full meeting, or says why not (0233). */
const register = ({ mode, declared, lockedFirst, judged, lockedLate }: Pace) => `
    create or replace function register_seat(asked_student integer, asked_meeting integer, wants_to_wait boolean, actor jsonb)
    returns jsonb language plpgsql ${mode} as $$
    declare
      refusal record;
      seat registrations;
      number integer;
      tended boolean := false;
      ${declared}
    begin
      ${lockedFirst}
      for attempt in 1..50 loop
        ${judged}
        if not found then
          return refuse_seat('not_found');
        end if;
        ${lockedLate}
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
`;

/** The others that ask the rules for one meeting. */
const others = ['offer_seats(integer)', 'accept_offer(integer, jsonb)', 'add_seat(integer, integer, text, jsonb)'];

export async function up(knex: Knex): Promise<void> {
  await knex.raw(register(after));
  for (const name of others) await knex.raw(`alter function ${name} ${after.mode}`);
}

export async function down(knex: Knex): Promise<void> {
  for (const name of others) await knex.raw(`alter function ${name} reset plan_cache_mode`);
  await knex.raw(register(before));
}
