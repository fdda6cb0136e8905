import { grantsOf } from '#schemas/project.ts';
import type { Context } from '../../engine/define.ts';

/** Where a part of a student's history comes from: moments of rows of one entity, which a role may read or not. */
interface Source {
  /** By which the history is narrowed. */
  kind: string;
  entity: string;
  /** Selects id, at, what, entity, record_id, owner_id (whose it is), by_id, title, english_title and
   * details (JSON) of the students `:records`. */
  sql: string;
}

const levelName = (alias: string) => `case when ${alias}.id is not null then
  json_build_object('id', ${alias}.id, 'order', ${alias}."order", 'name', ${alias}.name, 'english_name', ${alias}.english_name) end`;

const progress = `
  select p.id, p.at, p.event as what, 'lessons' as entity, p.lesson_id as record_id, p.student_id as owner_id, p.by as by_id, l.name as title,
      l.english_name as english_title, json_build_object('from_level', ${levelName('f')}, 'to_level', ${levelName('t')},
        'from_type', p.from_type, 'to_type', p.to_type, 'from_date', p.from_date, 'to_date', p.to_date,
        'reason', p.reason) as details
    from progress_logs p left join lessons l on l.id = p.lesson_id left join levels f on f.id = p.from_level_id
      left join levels t on t.id = p.to_level_id
    where p.student_id = any (:records)`;

const attempts = (at: string, what: string, details = `'{}'::json`) => `
  select a.id, ${at} as at, '${what}' as what, 'attempts' as entity, a.id as record_id, a.student_id as owner_id, null::int as by_id, f.title,
      f.english_title, ${details} as details
    from attempts a join form_versions v on v.id = a.form_version_id join forms f on f.id = v.form_id
    where a.student_id = any (:records) and f.kind <> 'leveling' and ${at} is not null`;

const placement = (at: string, what: string, by = 'null::int') => `
  select e.id, ${at} as at, '${what}' as what, 'leveling_tests' as entity, e.id as record_id, e.student_id as owner_id, ${by} as by_id,
      null::text as title, null::text as english_title,
      json_build_object('to_level', ${levelName('l')}, 'reason', e.reason) as details
    from leveling_tests e left join levels l on l.id = e.level_id and '${what}' = 'assigned'
    where e.student_id = any (:records) and ${at} is not null`;

/** @param when which of the seats */
const seats = (at: string, what: string, by: string, when = 'true') => `
  select r.id, ${at} as at, ${what} as what, entity_of_meeting(m.kind) as entity, m.id as record_id, r.student_id as owner_id, ${by} as by_id,
      coalesce(c.name, l.name) as title, coalesce(c.english_name, l.english_name) as english_title,
      json_build_object('starts_at', r.starts_at, 'forum_type', m.forum_type, 'seconds', coalesce(r.reported_seconds, r.live_seconds)) as details
    from registrations r join meetings m on m.id = r.meeting_id left join class_lessons c on c.id = m.class_lesson_id
      left join levels l on l.id = m.level_id
    where r.student_id = any (:records) and ${at} is not null and ${when}`;

const series = `
  select s.id, s.created_at as at, 'created' as what, 'particular_classes' as entity, s.id as record_id, s.student_id as owner_id, null::int as by_id,
      null::text as title, null::text as english_title,
      json_build_object('from_date', s.start_date, 'to_date', s.end_date) as details
    from particular_classes s where s.student_id = any (:records)`;

const tickets = (at: string, what: string, by: string) => `
  select t.id, ${at} as at, '${what}' as what, 'tickets' as entity, t.id as record_id, t.requester_id as owner_id,
      ${by} as by_id, t.subject as title, null::text as english_title, '{}'::json as details
    from tickets t where t.requester_id = any (:records) and ${at} is not null`;

const messages = `
  select r.id, r.read_at as at, 'read' as what, 'messages' as entity, m.id as record_id, r.student_id as owner_id,
      null::int as by_id, m.title, m.english_title, '{}'::json as details
    from message_receipts r join messages m on m.id = r.message_id where r.student_id = any (:records)`;

const letters = `
  select m.id, coalesce(m.sent_at, m.created_at) as at, m.status as what, 'letters' as entity, m.id as record_id,
      m.user_id as owner_id, null::int as by_id, m.subject as title, null::text as english_title, '{}'::json as details
    from letters m where m.user_id = any (:records)`;

const audit = `
  select g.id, g.at, g.action as what, 'audit_logs' as entity, g.id as record_id, g.record_id as owner_id, g.user_id as by_id, null::text as title,
      null::text as english_title, '{}'::json as details
    from audit_logs g where g.entity = 'students' and g.record_id = any (:records)`;

const points = `json_build_object('percentage', a.percentage, 'status', a.status)`;

const sources: Source[] = [
  { kind: 'progress', entity: 'progress_logs', sql: progress },
  { kind: 'attempts', entity: 'attempts', sql: attempts('a.started_at', 'started') },
  { kind: 'attempts', entity: 'attempts', sql: attempts('a.submitted_at', 'submitted', points) },
  { kind: 'placement', entity: 'leveling_tests', sql: placement('e.created_at', 'requested') },
  { kind: 'placement', entity: 'leveling_tests', sql: placement('e.submitted_at', 'submitted') },
  { kind: 'placement', entity: 'leveling_tests', sql: placement('e.assigned_at', 'assigned', 'e.reviewed_by') },
  { kind: 'meetings', entity: 'registrations', sql: seats('r.registered_at', `'registered'`, 'r.registered_by') },
  { kind: 'meetings', entity: 'registrations', sql: seats('r.cancelled_at', `'cancelled'`, 'null::int') },
  {
    kind: 'meetings',
    entity: 'registrations',
    sql: seats(
      'r.ends_at',
      `case r.status when 'completed' then 'attended' else 'absent' end`,
      'r.marked_by',
      `(r.status = 'completed' or r.ended_as = 'absent')`,
    ),
  },
  { kind: 'series', entity: 'particular_classes', sql: series },
  { kind: 'tickets', entity: 'tickets', sql: tickets('t.created_at', 'opened', 't.opened_by') },
  { kind: 'tickets', entity: 'tickets', sql: tickets('t.solved_at', 'solved', 't.solved_by') },
  { kind: 'tickets', entity: 'tickets', sql: tickets('t.discarded_at', 'discarded', 't.discarded_by') },
  { kind: 'messages', entity: 'messages', sql: messages },
  { kind: 'letters', entity: 'letters', sql: letters },
  { kind: 'audit', entity: 'audit_logs', sql: audit },
];

/** Whether the caller reads all records of an entity. */
export function readsAll(entity: string, { engine, caller }: Context): boolean {
  const schema = engine.entities.get(entity)?.schema;
  return schema !== undefined && grantsOf(schema, caller.role, 'read').some(({ scope }) => !scope);
}

/** The sources whose rows the caller may read; of some kinds alone, where they are named. */
export const sourcesFor = (kinds: string[] | undefined, ctx: Context): Source[] =>
  sources.filter(({ kind, entity }) => (!kinds || kinds.includes(kind)) && readsAll(entity, ctx));
