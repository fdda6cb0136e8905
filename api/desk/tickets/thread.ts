import { type MeetingKind, pageOf } from '#schemas/meeting_pages.ts';
import type { TicketQueries } from '#schemas/types/entities/tickets.ts';
import type { Context, RowOf } from '../../engine/define.ts';
import { isAtDesk, nameOf } from './desk.ts';

type Thread = TicketQueries['thread']['result'];

/** A ticket and those that were merged into it, each with what was written in it. */
const entries = `
  with recursive merged as (
      select * from tickets where id = :id
      union select t.* from tickets t join merged m on t.merged_into = m.id),
    entry as (
      select null::int as id, id as ticket_id, 'question' as kind, opened_by as user_id, content, created_at from merged
      union all
      select r.id, r.ticket_id, r.kind, r.user_id, r.content, r.created_at
        from ticket_replies r join merged m on m.id = r.ticket_id where r.kind = 'reply' or :desk)
  select e.id, e.ticket_id, e.kind, ${nameOf('u')} as author, u.kind = 'staff' and u.id <> :requester as by_school,
    u.id = :caller as is_own, e.content, e.created_at,
    coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.file_name, 'kind', f.kind, 'size', f.size) order by f.id)
      from resources f where f.ticket_id = e.ticket_id and f.ticket_reply_id is not distinct from e.id), '[]') as files
  from entry e join users u on u.id = e.user_id
  order by e.created_at, e.id nulls first, e.ticket_id`;

const about = `
  select ${nameOf('u')} as requester, case when :desk then ${nameOf('c')} end as closed_by, t.student_id, t.page, t.attempt_id,
    f.id as form_id, f.title, f.english_title, f.kind as form_kind, f.lesson_id, coalesce(f.level_id, l.level_id) as level_id,
    q.id as question_id, m.id as meeting_id, m.kind as meeting_kind, m.starts_at,
    (select count(*)::int from questions o where o.form_id = q.form_id and o.parent_id is null and (o."order", o.id) <= (q."order", q.id))
      as number
  from tickets t
    join users u on u.id = t.requester_id
    left join users c on c.id = coalesce(t.solved_by, t.discarded_by)
    left join forms f on f.id = t.form_id
    left join lessons l on l.id = f.lesson_id
    left join questions q on q.id = t.question_id
    left join meetings m on m.id = t.meeting_id
  where t.id = :id`;

interface About {
  requester: string;
  closed_by: string | null;
  student_id: number | null;
  page: string | null;
  attempt_id: number | null;
  form_id: number | null;
  title: string;
  english_title: string;
  form_kind: RowOf<'forms'>['kind'];
  lesson_id: number | null;
  level_id: number | null;
  question_id: number | null;
  number: number;
  meeting_id: number | null;
  meeting_kind: MeetingKind;
  starts_at: string;
}

/** All that is read beside a ticket: what it is about, what was written, and the requester's other tickets for the desk. */
export async function threadOf(ticket: RowOf<'tickets'>, { trx, caller }: Context): Promise<Thread> {
  const desk = isAtDesk(caller);
  const values = { id: ticket.id, desk, requester: ticket.requester_id, caller: caller.id as number };
  const [{ rows: written }, { rows }] = await Promise.all([
    trx.raw(entries, values),
    trx.raw<{ rows: [About] }>(about, { id: ticket.id, desk }),
  ]);
  const others = desk
    ? await trx('tickets')
        .where({ requester_id: ticket.requester_id })
        .whereNot({ id: ticket.id })
        .orderBy('last_reply_at', 'desc')
        .limit(8)
        .select('id', 'subject', 'status', 'created_at')
    : [];
  return { about: aboutOf(rows[0]), entries: written, others };
}

function aboutOf(row: About): Thread['about'] {
  const { requester, closed_by, student_id, page, attempt_id, form_id, question_id, meeting_id } = row;
  return {
    requester,
    closed_by: closed_by || null,
    student_id,
    page,
    attempt_id,
    form:
      form_id === null ? null : { id: form_id, title: row.title, english_title: row.english_title, path: pathOf(row) },
    question: question_id === null ? null : { id: question_id, number: row.number },
    meeting:
      meeting_id === null
        ? null
        : {
            id: meeting_id,
            kind: row.meeting_kind,
            starts_at: row.starts_at,
            path: pageOf({ id: meeting_id, kind: row.meeting_kind }),
          },
  };
}

/** The form's page: the editor for staff, the form for a student. */
function pathOf({ form_kind, form_id, lesson_id, level_id }: About): string {
  if (form_kind === 'exercise') return `/levels/level/${level_id}/lesson/${lesson_id}/exercise/${form_id}/form`;
  if (form_kind === 'exam') return `/levels/level/${level_id}/exam/${form_id}/form`;
  return `/leveling-tests/${form_id}`;
}
