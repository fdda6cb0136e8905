import type { Page } from '#schemas/pages.ts';
import { idOf, someOf } from './page_views.ts';
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

/** What no record stands for yet, as its part of the product is still to come: any number leads to the same page. */
const toCome = async () => 1;

/** The record that a parameter of an address stands for, by the parameter's name in `schemas/pages.json`. */
const records: Record<string, (place: Place) => Promise<number | string>> = {
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
  period: async (place) => (place.page.resource ? first(place, 'periods', { kind: 'classe' }) : toCome()),
  classe: toCome,
  forum: toCome,
  particularClass: toCome,
  id: ({ school, page }) => (page.resource ? someOf(school, page.resource) : toCome()),
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
 * @throws Error that says what is missing here, for a parameter that nothing is known of
 */
export async function addressFor(place: Place): Promise<string> {
  const parts = place.page.path.split('/').map(async (part) => {
    if (!part.startsWith(':')) return part;
    const record = records[part.slice(1)];
    if (!record)
      throw new Error(
        `The page ${place.page.path} names ${part}: say in tests/support/places.ts which record stands for it.`,
      );
    return String(await record(place));
  });
  return (await Promise.all(parts)).join('/');
}
