import { isHeld } from '../conditions.ts';

/**
 * SQL of who was in the rooms of `:meetings`, as CTEs that end with a comma. Both meetings of a pair come together, as
 * their seats do.
 *
 * - `sittings`: when a room was open (meeting_id, provider_uuid, from_at, until_at, is_open: nobody has closed it yet).
 * - `stays`: when a device was in it, with whom the school's key, or a person's word, says that it was (meeting_id,
 *   provider_uuid, source, participant, name, user_id, registration_id, from_at, until_at, is_open).
 * - `oddities`: devices that left without having come (meeting_id, provider_uuid, source, participant, leaves).
 *
 * Of each device what it does alternates, by the provider's clock and in whatever order it was told: who enters twice has
 * entered once, who leaves twice has left once, and who does both in one second did neither. A stay that nobody ended ends
 * with its room, and a room that nobody closed with the next one, with what the report says, or with the meeting. A line of
 * the report whose end precedes its beginning is none.
 */
export const presence = `
  whole as materialized (
    select m.* from meetings m
    where m.id = any (:meetings)
      or m.second_id = any (:meetings)
      or m.id in (select a.second_id from meetings a where a.id = any (:meetings))),
  meeting_events as materialized (
    select e.* from room_events e where e.meeting_id in (select id from whole)),
  moments as (
    select meeting_id, provider_uuid, source, participant, at, bool_or(event in ('joined', 'started')) as comes
    from meeting_events group by meeting_id, provider_uuid, source, participant, at having count(distinct event) = 1),
  changes as (
    select *, lag(comes) over device as came from moments
    window device as (partition by meeting_id, provider_uuid, source, participant order by at)),
  turns as (
    select *, lead(at) over device as until_at from changes where comes is distinct from coalesce(came, false)
    window device as (partition by meeting_id, provider_uuid, source, participant order by at)),
  oddities as (
    select meeting_id, provider_uuid, source, participant, count(*)::int as leaves from changes
    where not comes and not coalesce(came, false) and participant <> ''
    group by meeting_id, provider_uuid, source, participant),
  opened as (
    select meeting_id, provider_uuid, at as from_at, until_at from turns where comes and participant = ''
    union all
    select t.meeting_id, t.provider_uuid, min(t.at), (
        select max(e.at) from meeting_events e
        where e.meeting_id = t.meeting_id and e.provider_uuid = t.provider_uuid and e.event = 'ended')
      from turns t
      where t.comes and t.participant <> '' and not exists (
        select from turns s where s.comes and s.participant = ''
          and s.meeting_id = t.meeting_id and s.provider_uuid = t.provider_uuid)
      group by t.meeting_id, t.provider_uuid),
  sittings as (
    select o.meeting_id, o.provider_uuid, o.from_at, o.until_at is null and reported.until_at is null as is_open,
      greatest(o.from_at, coalesce(o.until_at, least(
        lead(o.from_at) over (partition by o.meeting_id order by o.from_at), reported.until_at, m.ends_at))) as until_at
    from opened o
      join whole m on m.id = o.meeting_id
      left join lateral (
        select max(t.until_at) as until_at from turns t
        where t.comes and t.source = 'report' and t.meeting_id = o.meeting_id and t.provider_uuid = o.provider_uuid
      ) reported on true),
  devices as (
    select meeting_id, provider_uuid, source, participant, max(key) as key, max(name) as name,
      max(registration_id) as registration_id
    from meeting_events where participant <> '' group by meeting_id, provider_uuid, source, participant),
  stays as (
    select t.meeting_id, t.provider_uuid, t.source, t.participant, d.name, k.user_id, d.registration_id, t.at as from_at,
      greatest(t.at, coalesce(t.until_at, least(room.until_at, m.ends_at, clock_timestamp()))) as until_at,
      t.until_at is null and coalesce(room.is_open, true) and clock_timestamp() < m.ends_at as is_open
    from turns t
      join whole m on m.id = t.meeting_id
      join devices d using (meeting_id, provider_uuid, source, participant)
      left join room_keys k on k.key = d.key and k.meeting_id = t.meeting_id
      left join lateral (
        select s.until_at, s.is_open from sittings s
        where s.meeting_id = t.meeting_id and s.provider_uuid = t.provider_uuid and s.until_at >= t.at
        order by s.from_at limit 1) room on true
    where t.comes and t.participant <> '' and (t.source = 'live' or t.until_at is not null)),`;

/** SQL, after `presence`: the seats whose attendance is measured (`seats`), each with the meetings in which it is one. */
export const measuredSeats = `
  seats as (
    select r.id, r.student_id, m.id as meeting_id, m.status as meeting_status,
      tstzrange(m.starts_at, greatest(m.starts_at, m.ends_at)) as during
    from registrations r
      join whole first on first.id = r.meeting_id
      join whole m on m.id in (first.id, first.second_id)
    where ${isHeld('r')}),`;

/** SQL of the seconds of a multirange. */
export const secondsOf = (ranges: string) =>
  `(select coalesce(sum(extract(epoch from upper(span) - lower(span))), 0) from unnest(${ranges}) span)`;
