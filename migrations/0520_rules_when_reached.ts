import type { Knex } from 'knex';

/** Parts of the rules that look at the student's other seats. */
interface Looks {
  joined: string;
  meets: string;
  met: string;
  day: string;
  fence: string;
}

const meeting = `
          select jsonb_build_object('meeting', r.meeting_id, 'starts_at', r.starts_at) from registrations r
          where r.student_id = u.id and r.status in ('registered', 'completed') and r.meeting_id <> m.id
            and tstzrange(r.starts_at, r.ends_at) && tstzrange(m.starts_at, greatest(s.ends_at, m.ends_at))
          order by r.starts_at limit 1`;

const day = `
          select count(*) as taken from registrations r join meetings d on d.id = r.meeting_id
          where r.student_id = u.id and r.starts_at between m.starts_at - interval '2 days' and m.starts_at + interval '2 days'
            and d.local_date = m.local_date and d.kind in ('classe', 'forum') and d.id <> m.id
            and (r.status in ('registered', 'completed') or r.ended_as = 'absent')`;

const before: Looks = {
  joined: `left join lateral (
          select r.meeting_id, r.starts_at from registrations r
          where r.student_id = u.id and r.status in ('registered', 'completed') and r.meeting_id <> m.id
            and tstzrange(r.starts_at, r.ends_at) && tstzrange(m.starts_at, greatest(s.ends_at, m.ends_at))
          order by r.starts_at limit 1
        ) other on true
        cross join lateral (${day}
        ) day`,
  meets: 'other.meeting_id is not null',
  met: `jsonb_build_object('meeting', other.meeting_id, 'starts_at', other.starts_at)`,
  day: 'day.taken',
  fence: '',
};

/**
 * The student's other seats are looked at where no earlier rule has spoken: of the classes of a month most are not open
 * yet. Each rule is worked out once (`offset 0`), and not wherever it is named.
 */
const after: Looks = {
  joined: '',
  meets: `(${meeting}) is not null`,
  met: `(${meeting})`,
  day: `(${day})`,
  fence: 'offset 0',
};

/** Why a student may not have a seat in each of some meetings (0232, 0280). */
const rules = ({ joined, meets, met, day: taken, fence }: Looks) => `
    create or replace function seat_refusals(
      asked_student integer, asked_meetings integer[], mode text default 'self', moment timestamptz default clock_timestamp()
    )
    returns table (
      meeting_id integer, rule text, params jsonb, possible_at timestamptz,
      sequence integer, second_id integer, second_sequence integer
    ) language sql stable as $$
      select m.id, broken.rule,
        case broken.rule
          when 'access_expired' then jsonb_build_object('until', u.access_until)
          when 'second_of_pair' then jsonb_build_object('meeting', f.id)
          when 'other_meeting' then ${met}
          when 'daily_limit' then jsonb_build_object('limit', c.daily_registration_limit, 'date', m.local_date)
          when 'registration_not_open' then jsonb_build_object('opens_at', m.registration_opens_at)
          when 'full' then jsonb_build_object('may_wait', moment < m.starts_at - make_interval(mins => c.cancel_until_minutes))
          else '{}'
        end,
        case broken.rule
          when 'registration_not_open' then m.registration_opens_at
          when 'daily_limit' then (m.local_date + 1)::timestamp at time zone m.time_zone
        end,
        m.sequence, s.id, s.sequence
      from meetings m
        join users u on u.id = asked_student and (u.kind = 'student') is true
        left join levels l on l.id = u.current_level_id
        cross join (select * from settings limit 1) c
        left join meetings s on s.id = m.second_id
        left join meetings f on f.second_id = m.id
        left join lateral (
          select r.status from registrations r
          where r.student_id = u.id and r.meeting_id in (m.id, f.id) and r.status <> 'inactive' limit 1
        ) own on true
        ${joined}
        cross join lateral (
          select case
            when u.status <> 'active' then 'student_inactive'
            when u.access_until < m.local_date then 'access_expired'
            when mode = 'self' and own.status in ('registered', 'completed') then 'already_registered'
            when mode = 'self' and own.status = 'offered' then 'already_offered'
            when mode = 'self' and own.status = 'waiting' then 'already_waiting'
            when m.status = 'inactive' then 'meeting_cancelled'
            when f.id is not null then 'second_of_pair'
            when m.status = 'draft' or m.kind = 'particular' then 'not_for_registration'
            when mode <> 'staff' and m.kind = 'demo' then 'not_for_registration'
            when not is_for_type(u.student_type, m.kind, m.forum_type) then 'type_not_allowed'
            when mode <> 'staff'
              and not is_open_to(u.student_type, u.current_level_id, l."order", m.kind, m.level_id, m.forum_type)
              then case m.kind when 'classe' then 'other_level' else 'other_band' end
            when m.status in ('finished', 'completed') then 'registration_closed'
            when moment >= case mode when 'staff' then m.ends_at else m.starts_at end then 'registration_closed'
            when mode <> 'staff' and (m.status = 'paused' or s.status = 'paused') then 'meeting_paused'
            when mode = 'self' and moment < m.registration_opens_at then 'registration_not_open'
            when ${meets} then 'other_meeting'
            when mode <> 'staff' and m.kind in ('classe', 'forum') and ${taken} >= c.daily_registration_limit
              then 'daily_limit'
            when mode = 'self' and (m.taken >= m.capacity or s.taken >= s.capacity) then 'full'
          end as rule ${fence}
        ) broken
      where m.id = any (asked_meetings)
    $$;
`;

/**
 * The same for the meetings of a page, all at once: in a statement about them PostgreSQL would put the rules to each
 * meeting by itself, or read all meetings to find these.
 */
const page = `
    create function judge_page(asked_student integer, asked_meetings integer[], mode text, moment timestamptz)
    returns table (meeting_id integer, rule text, params jsonb, possible_at timestamptz)
    language plpgsql stable rows 300 set plan_cache_mode = force_generic_plan as $$
    begin
      return query select j.meeting_id, j.rule, j.params, j.possible_at
        from seat_refusals(asked_student, asked_meetings, mode, moment) j;
    end $$;
`;

export async function up(knex: Knex): Promise<void> {
  await knex.raw(rules(after));
  await knex.raw(page);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop function judge_page(integer, integer[], text, timestamptz)');
  await knex.raw(rules(before));
}
