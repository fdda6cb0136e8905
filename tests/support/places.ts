import { type MeetingKind, meetingEntities } from '#schemas/meeting_pages.ts';
import type { Page } from '#schemas/pages.ts';
import { idOf, someOf } from './browser/page_views.ts';
import type { Served } from './served.ts';

/** Where a record is looked for: the page that names it, and who opens it. */
interface Place {
  school: Served;
  username: string;
  page: Page;
}

/** The last level, up to that at which a student learns, that has exercises and an exam; others look at `student`'s. */
async function levelOf({ school: { knex }, username }: Place): Promise<number> {
  const at = (who: string) =>
    knex('users').join('levels', 'levels.id', 'users.current_level_id').where({ username: who }).first('levels.order');
  const { order } = (await at(username)) ?? (await at('student'));
  const active = { 'lessons.status': 'active', 'forms.status': 'active' };
  const practised = knex('lessons')
    .join('forms', 'forms.lesson_id', 'lessons.id')
    .where(active)
    .select('lessons.level_id');
  const examined = knex('forms').where({ kind: 'exam', status: 'active' }).select('level_id');
  const { id } = await knex('levels')
    .where('order', '<=', order)
    .whereIn('id', practised)
    .whereIn('id', examined)
    .orderBy('order', 'desc')
    .first('id');
  return id;
}

async function lessonOf(place: Place): Promise<number> {
  const { knex } = place.school;
  const where = { 'lessons.level_id': await levelOf(place), 'lessons.status': 'active', 'forms.status': 'active' };
  const lesson = await knex('lessons')
    .join('forms', 'forms.lesson_id', 'lessons.id')
    .where(where)
    .orderBy('lessons.order')
    .first('lessons.id');
  return lesson.id;
}

const first = async ({ school: { knex } }: Place, table: string, where: object): Promise<number> =>
  (await knex(table).where(where).orderBy('id').first('id')).id;

/** The kind of meeting of which a page is, by its path; the rest are classes. */
const kindOf = ({ page }: Place): MeetingKind =>
  (['forum', 'demo', 'particular'] as const).find((kind) => page.path.includes(kind)) ?? 'classe';

/** The next meeting of a kind: a teacher's own, a student's own or one that is open to them; to others any. */
async function meetingOf({ school: { knex }, username }: Place, kind: MeetingKind): Promise<number | undefined> {
  const person = await knex('users').leftJoin('levels', 'levels.id', 'current_level_id').where({ username }).first({
    id: 'users.id',
    kind: 'users.kind',
    type: 'student_type',
    level: 'levels.id',
    order: 'levels.order',
  });
  const teaches = await knex('meetings').where({ staff_id: person.id }).first('id');
  const next = knex('meetings').where({ kind, status: 'active' }).where('starts_at', '>', knex.raw('now()'));
  if (teaches) next.where({ staff_id: person.id });
  if (person.kind === 'student')
    next.whereRaw(
      `(is_open_to(:type, :level, :order, kind, level_id, forum_type)
        or exists (select from registrations r where r.meeting_id = meetings.id and r.student_id = :id))`,
      person,
    );
  return (await next.orderBy('starts_at').orderBy('id').first('id'))?.id;
}

/** The own certificate of a student; staff open any. */
const certificateOf = async ({ school: { knex }, username }: Place): Promise<number | undefined> => {
  const kept = knex('certificates').join('users', 'users.id', 'certificates.student_id').orderBy('certificates.id');
  const { kind } = await knex('users').where({ username }).first('kind');
  return (await (kind === 'student' ? kept.where({ username }) : kept).first('certificates.id'))?.id;
};

/** The record that a parameter of an address stands for, by the parameter's name in `schemas/pages.json`; who has none opens no such page. */
const records: Record<string, (place: Place) => Promise<number | string | undefined>> = {
  level: levelOf,
  lesson: lessonOf,
  exercise: async (place) =>
    first(place, 'forms', { kind: 'exercise', lesson_id: await lessonOf(place), status: 'active' }),
  exam: async (place) => first(place, 'forms', { kind: 'exam', level_id: await levelOf(place) }),
  section: async (place) => first(place, 'sections', { lesson_id: await lessonOf(place) }),
  level_classe_lesson: async (place) => first(place, 'class_lessons', { level_id: await levelOf(place) }),
  class_lesson: async (place) => first(place, 'class_lessons', { level_id: await levelOf(place) }),
  student: personOf('student'),
  students: personOf('student'),
  staff: personOf('teacher'),
  leveling: (place) => first(place, 'forms', { kind: 'leveling', status: 'active' }),
  leveling_test: (place) => first(place, 'leveling_tests', {}),
  report: async () => 'next-level-students',
  period: (place) => first(place, 'periods', { kind: kindOf(place) }),
  classe: (place) => meetingOf(place, kindOf(place)),
  forum: (place) => meetingOf(place, 'forum'),
  ticket: async ({ school: { knex }, username }) =>
    (await knex('tickets').join('users', 'users.id', 'requester_id').where({ username }).first('tickets.id'))?.id,
  certificate: certificateOf,
  message: (place) => first(place, 'messages', { status: 'active' }),
  particularClass: (place) => meetingOf(place, 'particular'),
  id: (place) => {
    const { resource = 'classes' } = place.page;
    return meetingEntities.some((one) => one === resource)
      ? meetingOf(place, kindOf(place))
      : someOf(place.school, resource);
  },
};

/** Who may open the page of their own alone opens that. */
function personOf(other: string) {
  return async ({ school, username, page }: Place): Promise<number> => {
    const { role } =
      (await school
        .knex('users')
        .join('roles', 'roles.id', 'users.role_id')
        .where({ username })
        .first('roles.slug as role')) ?? {};
    return idOf(school, page.own?.includes(role) ? username : other);
  };
}

/**
 * The address of a page with a record for each parameter.
 * @returns null where there is no such record for who opens the page
 * @throws Error that says what is missing here, for a parameter that nothing is known of
 */
export async function addressFor(place: Place): Promise<string | null> {
  const parts: string[] = [];
  for (const part of place.page.path.split('/')) {
    const record = part.startsWith(':') ? records[part.slice(1)] : async () => part;
    if (!record)
      throw new Error(
        `The page ${place.page.path} names ${part}: say in tests/support/places.ts which record stands for it.`,
      );
    const found = await record(place);
    if (found === undefined) return null;
    parts.push(String(found));
  }
  return parts.join('/');
}
