import { type PageView, phone } from '#tests/support/browser/look.ts';
import {
  browserOf,
  idOf,
  lookAtEach,
  ownPage,
  press,
  record,
  someOf,
  write,
} from '#tests/support/browser/page_views.ts';
import { expect, test } from '#tests/support/journey.ts';
import { makeMissing } from '#tests/support/runner/missing.ts';

test.use({ actionTimeout: 15_000 });

// What an address alone does not show: each page is looked at as it opens by `by-address-office`.

const office: PageView[] = [
  { name: 'what is not translated', as: 'coordinator', at: '/untranslated' },
  { name: 'what a machine says', as: 'teacher', at: '/machine-recordings' },
  {
    name: 'the way of files into the library',
    as: 'coordinator',
    at: '/resources',
    prepare: (page, say) => press(page, say('Subir archivos', 'Upload files')),
  },
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
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('Desactivar', 'Deactivate') })
        .click();
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
      await write(page, say('Nombre', 'First Name'), 'Ana');
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
      await press(page, say('Publicar', 'Publish'));
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
    at: `/audit_logs?filter=${encodeURIComponent('{"entity":"students","action":"update"}')}`,
  },
  { name: 'what staff were told', as: 'customer-service', at: '/notifications' },
  {
    name: 'a ticket, and the canned replies to it',
    as: 'customer-service',
    at: record('tickets', '/show'),
    prepare: (page, say) => page.getByRole('combobox', { name: say('Respuesta preparada', 'Canned reply') }).click(),
  },
  {
    name: 'help beside a page of a teacher',
    as: 'teacher',
    at: '/notifications',
    async prepare(page, say) {
      await press(page, say('Ayuda', 'Help'));
      await expect(page.getByRole('textbox', { name: say('Asunto', 'Subject') })).toBeVisible();
    },
  },
  { name: 'the students as customer service sees them', as: 'customer-service', at: '/students' },
  { name: 'a record that is not there', as: 'admin', at: '/levels/level/987654', expected: /status of 404/ },
  { name: 'how leveling tests agree with coordinators', as: 'coordinator', at: '/leveling-tests-agreement' },
];

/** What the demo school has none of. */
test.beforeAll(async ({ browser, school }) => {
  const page = await (await browserOf('admin', browser, school)).newPage();
  await makeMissing(page.request, school);
  await page.close();
});

lookAtEach(office);
