import type { BrowserContext, Page } from 'playwright/test';
import { pages, type Page as Row } from '#schemas/pages.ts';
import { expect, signIn, test } from '#tests/support/journey.ts';
import { openLessons } from '#tests/support/lessons.ts';
import { lookAt, looksAt, phone, type Say, type Sight } from '#tests/support/look.ts';
import type { Served } from '#tests/support/served.ts';

test.use({ actionTimeout: 15_000 });

const ownPage = { 'sec-fetch-site': 'same-origin' };
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const write = (page: Page, name: string, words: string) =>
  page.getByRole('textbox', { name, exact: true }).first().fill(words);

// The back office: every page that is drawn from a schema, once, whichever of its addresses the table names.

const tables: Record<string, [string, object]> = {
  staff: ['users', { username: 'coordinator' }],
  students: ['users', { username: 'student' }],
  exercise_forms: ['forms', { kind: 'exercise' }],
  exam_forms: ['forms', { kind: 'exam' }],
  leveling_forms: ['forms', { kind: 'leveling' }],
};

/** A record of an entity. */
async function someOf({ knex }: Served, entity: string): Promise<number> {
  const [table, where] = tables[entity] ?? [entity, {}];
  const found = await knex(table).where(where).orderBy('id').first('id');
  if (!found) throw new Error(`The school has no ${entity}.`);
  return found.id;
}

const record =
  (entity: string, rest = '') =>
  async (school: Served) =>
    `/${entity}/${await someOf(school, entity)}${rest}`;

const addresses: Record<NonNullable<Row['view']>, (entity: string) => Sight['at']> = {
  dashboard: () => '/dashboard',
  list: (entity) => `/${entity}`,
  create: (entity) => `/${entity}/create`,
  edit: (entity) => record(entity),
  show: (entity) => record(entity, '/show'),
};

const drawn: Sight[] = [
  ...new Map(
    pages
      .filter(({ app, view }) => app !== 'student' && view)
      .map(({ resource = '', view = 'list' }) => {
        const name = `the ${[view, resource].filter(Boolean).join(' page of ')}`;
        return [name, { name, as: 'admin', at: addresses[view](resource) }];
      }),
  ).values(),
];

const office: Sight[] = [
  {
    name: 'the question whether to delete a record',
    as: 'admin',
    at: record('lessons'),
    prepare: (page, say) => press(page, say('Eliminar', 'Delete')),
  },
  {
    name: 'the question whether to do what has consequences',
    as: 'admin',
    at: record('students'),
    prepare: (page, say) => press(page, say('Desactivar', 'Deactivate')),
  },
  {
    name: 'an action that asks for something',
    as: 'admin',
    at: record('students'),
    async prepare(page, say) {
      await press(page, say('Cambiar tipo', 'Change type'));
      await page.getByRole('dialog').getByRole('combobox').click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'the choice of columns',
    as: 'admin',
    at: '/students',
    prepare: (page, say) => press(page, say('Columnas', 'Columns')),
  },
  {
    name: 'a list while it is narrowed',
    as: 'admin',
    at: `/students?filter=${encodeURIComponent('{"status":["active"],"q":"a"}')}`,
    prepare: (page, say) => page.getByRole('button', { name: say('Grupo', 'Group'), exact: true }).click(),
  },
  {
    name: 'a list in which nothing was found',
    as: 'admin',
    at: `/students?filter=${encodeURIComponent('{"q":"nobody is called so"}')}`,
  },
  {
    name: 'rows that are marked, and what can be done with them',
    as: 'admin',
    at: '/lessons',
    async prepare(page, say) {
      await page.getByRole('checkbox', { name: say('Marcar todo', 'Select all') }).check();
      await press(page, say('Desactivar', 'Deactivate'));
      await press(page, say('Deshacer', 'Undo'));
      await page
        .getByRole('checkbox', { name: say('Marcar esta fila', 'Select this row') })
        .first()
        .check();
    },
  },
  {
    name: 'the two sides of a stale edit',
    as: 'admin',
    at: record('lessons'),
    expected: /status of 412/,
    async prepare(page, say, school) {
      const at = `/api/lessons/${await someOf(school, 'lessons')}`;
      await write(page, say('Descripción', 'Description'), `Lo mío ${Date.now()}`);
      await page.request.put(at, { data: { description: `Lo suyo ${Date.now()}` }, headers: ownPage });
      await press(page, say('Guardar', 'Save'));
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'a form that says what is missing',
    as: 'admin',
    at: '/students/create',
    async prepare(page, say) {
      await write(page, say('Nombre', 'First name'), 'Ana');
      await press(page, say('Guardar', 'Save'));
      await expect(page.getByText(say('El usuario es obligatorio', 'Username is required'))).toBeVisible();
    },
  },
  {
    name: 'a record that was saved, and the notice of it',
    as: 'admin',
    at: record('groups'),
    async prepare(page, say) {
      await write(page, say('Descripción', 'Description'), `Sábados ${Date.now()}`);
      await press(page, say('Guardar', 'Save'));
      await expect(page.getByText(say('Grupo: se guardó', 'Group updated'))).toBeVisible();
    },
  },
  {
    name: 'a list of choices',
    as: 'admin',
    at: record('lessons'),
    prepare: (page, say) => page.getByRole('combobox', { name: say('Dificultad', 'Difficulty') }).click(),
  },
  {
    name: 'a choice among records',
    as: 'admin',
    at: record('lessons'),
    prepare: (page, say) => page.getByRole('combobox', { name: say('Nivel', 'Level') }).click(),
  },
  {
    name: 'the account of who is signed in',
    as: 'admin',
    at: '/dashboard',
    prepare: (page, say) => page.getByRole('button', { name: say('Cuenta de', 'Account of') }).click(),
  },
  {
    name: 'the menu of a phone',
    as: 'admin',
    at: '/dashboard',
    width: phone,
    prepare: (page, say) => press(page, say('Abrir el menú', 'Open menu')),
  },
  {
    name: 'the form editor with a question of each type open',
    as: 'admin',
    at: record('exercise_forms'),
    async prepare(page, say) {
      for (let type = 0; type < 5; type += 1) {
        await press(page, say('Agregar una pregunta', 'Add a question'));
        await page.getByRole('menuitem').nth(type).click();
      }
      await page
        .getByRole('button', { name: say('Más', 'More') })
        .last()
        .click();
    },
  },
  {
    name: 'the types of questions to choose from',
    as: 'coordinator',
    at: record('exercise_forms'),
    prepare: (page, say) => press(page, say('Agregar una pregunta', 'Add a question')),
  },
  {
    name: 'the reasons why a form was not published',
    as: 'coordinator',
    at: record('exercise_forms'),
    expected: /status of 409/,
    async prepare(page, say, school) {
      const lesson_id = await someOf(school, 'lessons');
      const data = { lesson_id, order: 900, title: 'Sin preguntas' };
      const made = await page.request.post('/api/exercise_forms', { data, headers: ownPage });
      await page.goto(`/exercise_forms/${(await made.json()).id}`);
      await press(page, say('Publicar', 'Activate'));
      await expect(page.getByText(say('No se publicó', 'Not published'))).toBeVisible();
    },
  },
  { name: 'a page that is still to come', as: 'teacher', at: '/calendar' },
  {
    name: "a teacher's own profile",
    as: 'teacher',
    at: async (school) => `/staff/${await idOf(school, 'teacher')}/form`,
  },
  {
    name: 'what an entry of the audit log says that was changed',
    as: 'admin',
    async at({ knex }) {
      const { id } = await knex('audit_logs')
        .where({ action: 'update', entity: 'students' })
        .orderBy('id', 'desc')
        .first();
      return `/audit_logs/${id}/show`;
    },
  },
  {
    name: 'the audit log of one record and one action',
    as: 'admin',
    at: `/audit_logs?filter=${encodeURIComponent('{"entity_contains":"students","action_contains":"up"}')}`,
  },
  { name: 'the students as customer service sees them', as: 'customer-service', at: '/students' },
  { name: 'a record that is not there', as: 'admin', at: '/levels/level/987654', expected: /status of 404/ },
];

const idOf = async ({ knex }: Served, username: string): Promise<number> =>
  (await knex('users').where({ username }).first('id')).id;

// The student site.

/** A level of the demo student: below the own one, the own one, or above it. */
const level =
  (offset: number) =>
  async ({ knex }: Served) => {
    const [found] = await knex('levels')
      .join('users', 'users.username', knex.raw('?', ['student']))
      .joinRaw('join levels own on own.id = users.current_level_id')
      .whereRaw('levels."order" = own."order" + ?', [offset])
      .select('levels.id');
    return `/levels/level/${found.id}`;
  };

/** An exercise of a lesson of the own level, by its place in the course. */
const exercise =
  (at: number, rest = '') =>
  async (school: Served) => {
    const own = await level(0)(school);
    const found = await school
      .knex('forms')
      .join('lessons', 'lessons.id', 'forms.lesson_id')
      .where({ 'lessons.level_id': Number(own.split('/').at(-1)), 'forms.kind': 'exercise', 'forms.status': 'active' })
      .orderBy(['lessons.id', 'forms.order'])
      .offset(at)
      .first('forms.id as form', 'lessons.id as lesson');
    return `${own}/lesson/${found.lesson}/exercise/${found.form}/form${rest}`;
  };

const exam = (rest: string) => async (school: Served) => {
  const own = await level(0)(school);
  const found = await school
    .knex('forms')
    .where({ level_id: own.split('/').at(-1), kind: 'exam' })
    .first('id');
  return `${own}/exam/${found.id}/form${rest}`;
};

const preview = (page: string, entity: string) => async (school: Served) =>
  `/preview/${page}/${await someOf(school, entity)}`;

const lesson = async (school: Served) => (await exercise(0)(school)).split('/exercise')[0] as string;

/** Begins the exercise, or goes on with it. */
async function begin(page: Page, say: Say): Promise<void> {
  const start = page.getByRole('button', { name: say('Empezar', 'Start') });
  if (await start.isVisible()) await start.click();
  await expect(page.getByRole('button', { name: say('Enviar respuestas', 'Submit answers') })).toBeVisible();
}

const doors = ['', '/student', '/teacher', '/coordinator', '/customer-service', '/admin'];

const site: Sight[] = [
  ...doors.map((door) => ({ name: `the door /login${door}`, as: 'nobody', at: `/login${door}` })),
  {
    name: 'a door that refuses',
    as: 'nobody',
    at: '/login/student',
    expected: /status of 4\d\d/,
    async prepare(page, say) {
      await write(page, say('Usuario', 'Username'), 'student');
      await write(page, say('Contraseña', 'Password'), 'not so');
      await press(page, say('Entrar', 'Sign in'));
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'an error that nobody in particular meets',
    as: 'nobody',
    at: '/error?status=500',
    expected: /status of 500/,
  },
  { name: 'the page for a forgotten password', as: 'nobody', at: '/login/forgot' },
  {
    name: 'a letter that was asked for',
    as: 'nobody',
    at: '/login/forgot',
    async prepare(page, say) {
      await write(page, say('Usuario', 'Username'), 'nobody-at-all');
      await press(page, say('Enviarme el enlace', 'Send me the link'));
      await expect(page.getByRole('status').first()).toBeVisible();
    },
  },
  { name: 'the page of a link for a new password', as: 'nobody', at: `/login/reset?token=${'a'.repeat(43)}` },
  {
    name: "a student's own profile",
    as: 'student',
    at: async (school) => `/students/${await idOf(school, 'student')}/form`,
  },
  { name: 'the welcome of who has no level yet', as: 'new', at: '/welcome' },
  { name: "the student's home", as: 'student', at: '/home' },
  { name: 'the home of who has private classes alone', as: 'external', at: '/home' },
  {
    name: "the student's account",
    as: 'student',
    at: '/home',
    prepare: (page) => page.getByRole('banner').locator('summary').click(),
  },
  { name: 'the path of levels', as: 'student', at: '/levels' },
  { name: 'the own level', as: 'student', at: level(0) },
  { name: 'a level that is finished', as: 'student', at: level(-1) },
  { name: 'a level that is locked', as: 'student', at: level(1), expected: /status of 404/ },
  { name: 'a lesson', as: 'student', at: lesson },
  { name: 'an exercise before it is begun', as: 'student', at: exercise(1) },
  { name: 'an exercise that is being answered', as: 'student', at: exercise(1), prepare: begin },
  {
    name: 'an exercise that is handed in with questions open',
    as: 'student',
    at: exercise(2),
    async prepare(page, say) {
      await begin(page, say);
      await press(page, say('Enviar respuestas', 'Submit answers'));
      await expect(page.getByRole('button', { name: say('Enviar así', 'Submit as it is') })).toBeVisible();
    },
  },
  {
    name: 'an exercise that is answered without connection',
    as: 'student',
    at: exercise(3),
    expected: /ERR_INTERNET_DISCONNECTED/,
    async prepare(page, say) {
      await begin(page, say);
      await page.context().setOffline(true);
      await page.getByRole('main').getByRole('textbox').or(page.getByRole('radio')).first().press('1');
      await expect(page.getByText(say('Sin conexión', 'Offline')).first()).toBeVisible();
      await page.context().setOffline(false);
    },
  },
  { name: 'a score', as: 'student', at: exercise(0, '/score') },
  {
    name: 'a score that was missed, with all marks',
    as: 'student',
    at: exercise(4),
    async prepare(page, say) {
      const start = page.getByRole('button', { name: say('Empezar', 'Start') });
      if (await start.isVisible()) {
        await begin(page, say);
        await page.getByRole('radio').first().check();
        await press(page, say('Enviar respuestas', 'Submit answers'));
        await press(page, say('Enviar así', 'Submit as it is'));
      } else await page.goto(`${page.url()}/score`);
      await expect(page.getByRole('heading', { name: say('Todavía no', 'Not yet') })).toBeVisible();
    },
  },
  { name: 'the score of what was not handed in', as: 'student', at: exercise(5, '/score') },
  { name: 'an address that leads nowhere', as: 'student', at: '/nowhere', expected: /status of 404/ },
  { name: 'an error with its status', as: 'student', at: '/error?status=503', expected: /status of 503/ },
  { name: 'the learning center', as: 'student', at: '/learning-center' },
  { name: 'an exam that waits for something', as: 'student', at: exam('') },
  { name: 'the score of an exam that was not taken', as: 'student', at: exam('/score') },
  { name: 'the library', as: 'student', at: '/library' },
  { name: 'the library of who has the former course', as: 'old', at: '/library' },
  { name: 'the forum, where it is to come', as: 'advanced', at: '/forum' },
  { name: 'the demonstration', as: 'demo', at: '/demo' },
  { name: "the demonstration's lesson", as: 'demo', at: '/demo/lesson' },
  { name: "the demonstration's exercise", as: 'demo', at: '/demo/exercise' },
  { name: "the demonstration's score", as: 'demo', at: '/demo/score' },
  { name: 'a level as students will see it', as: 'coordinator', at: preview('level', 'levels') },
  { name: 'a lesson as students will see it', as: 'coordinator', at: preview('lesson', 'lessons') },
  { name: 'a class lesson as students will see it', as: 'coordinator', at: preview('class_lesson', 'class_lessons') },
  { name: 'the preview before there are questions', as: 'coordinator', at: '/preview/form' },
];

const sights = [...drawn, ...office, ...site];
const people = new Map<string, BrowserContext>();

/** What the demo school has none of. */
test.beforeAll(async ({ browser, school }) => {
  await openLessons(school);
  const admin = await browser.newContext({ baseURL: school.url });
  const page = await admin.newPage();
  await signIn(page, 'admin');
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  const uploaded = await page.request.post('/api/resources/upload?name=dot.png', {
    data: Buffer.from(dot, 'base64'),
    headers: { ...ownPage, 'content-type': 'image/png' },
  });
  expect(uploaded.status()).toBe(201);
  const made = await page.request.post('/api/leveling_forms', {
    data: { order: 1, title: 'Examen de nivelación' },
    headers: ownPage,
  });
  expect(made.status()).toBe(201);
  const changed = await page.request.put(`/api/students/${await idOf(school, 'student')}`, {
    data: { phone: '(555) 010-4444', notes: 'Llama por la tarde' },
    headers: ownPage,
  });
  expect(changed.status()).toBe(200);
  await page.request.post('/api/passwords/forgot', { data: { username: 'teacher' }, headers: ownPage });
  await expect.poll(async () => (await school.knex('letters').select('id')).length, { timeout: 20_000 }).toBe(1);
  people.set('admin', admin);
});

test.afterAll(() => Promise.all([...people.values()].map((browser) => browser.close())));

for (const [index, sight] of sights.entries()) {
  const looks = looksAt(index).map((look) => ({ ...look, width: sight.width ?? look.width }));
  const told = looks.map(({ locale, scheme, width }) => `${locale} ${scheme} ${width}`).join(', ');
  test(`Nothing is wrong with ${sight.name} (${told})`, async ({ browser, school }) => {
    test.setTimeout(60_000 * looks.length);
    const own = people.get(sight.as) ?? (await browser.newContext({ baseURL: school.url }));
    if (!people.has(sight.as) && sight.as !== 'nobody') await signIn(await own.newPage(), sight.as);
    people.set(sight.as, own);
    const faults: string[] = [];
    for (const look of looks) faults.push(...(await lookAt(own, sight, look, school)));
    expect(faults.join('\n'), sight.name).toBe('');
  });
}
