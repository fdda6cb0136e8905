import type { Page } from 'playwright/test';
import type { PageView, Say } from '#tests/support/browser/look.ts';
import { idOf, lookAtEach, press, someOf, write } from '#tests/support/browser/page_views.ts';
import { expect, test } from '#tests/support/journey.ts';
import { onOnePage, openLessons } from '#tests/support/lessons.ts';
import type { Served } from '#tests/support/served.ts';

test.use({ actionTimeout: 15_000 });

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

/** A class to come in which the student has a seat. */
const ownClass =
  (path: string) =>
  async ({ knex }: Served) => {
    const seat = await knex('registrations')
      .join('meetings', 'meetings.id', 'registrations.meeting_id')
      .join('users', 'users.id', 'registrations.student_id')
      .where({ username: 'student', 'meetings.kind': 'classe', 'registrations.status': 'registered' })
      .orderBy('meetings.starts_at', 'desc')
      .first('meetings.id');
    return `${path}/${seat.id}`;
  };

/** A ticket of the student that was answered and solved. */
async function ownTicket({ knex }: Served): Promise<string> {
  const ticket = await knex('tickets')
    .join('users', 'users.id', 'tickets.requester_id')
    .where({ 'users.username': 'student', 'tickets.status': 'solved' })
    .first('tickets.id');
  return `/help/${ticket.id}`;
}

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

const site: PageView[] = [
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
      // Every look writes one letter more: an option that is chosen already would change nothing.
      await page.getByRole('main').getByRole('textbox').first().press('1');
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
  { name: 'the forums of who learns no more by levels', as: 'advanced', at: '/forum' },
  { name: 'the classes', as: 'student', at: '/classes' },
  { name: 'the classes as a month', as: 'student', at: '/classes?view=month' },
  { name: 'the page about a class', as: 'student', at: ownClass('/classes/classe') },
  { name: 'the door of a class', as: 'student', at: ownClass('/classe') },
  { name: 'private classes of who has none', as: 'student', at: '/particular-classes' },
  { name: 'what the student was told', as: 'student', at: '/notifications' },
  { name: 'help as a page', as: 'student', at: '/help' },
  { name: 'a ticket and what was answered', as: 'student', at: ownTicket },
  {
    name: 'help beside an exercise',
    as: 'student',
    at: exercise(1),
    async prepare(page, say) {
      const help = page.getByRole('link', { name: say('Ayuda', 'Help'), exact: true });
      if (!(await help.isVisible())) await page.getByRole('banner').locator('summary').click();
      await help.click();
      await expect(page.getByRole('textbox', { name: say('Asunto', 'Subject') })).toBeVisible();
    },
  },
  { name: 'the demonstration', as: 'demo', at: '/demo' },
  { name: "the demonstration's lesson", as: 'demo', at: '/demo/lesson' },
  { name: "the demonstration's exercise", as: 'demo', at: '/demo/exercise' },
  { name: "the demonstration's score", as: 'demo', at: '/demo/score' },
  { name: 'a level as students will see it', as: 'coordinator', at: preview('level', 'levels') },
  { name: 'the home as students will see it', as: 'coordinator', at: preview('home', 'levels') },
  { name: 'the learning center as students will see it', as: 'coordinator', at: preview('learning-center', 'levels') },
  { name: 'the path of levels as students will see it', as: 'coordinator', at: '/preview/levels' },
  { name: 'the library as students will see it', as: 'coordinator', at: '/preview/library' },
  { name: 'a lesson as students will see it', as: 'coordinator', at: preview('lesson', 'lessons') },
  { name: 'a class lesson as students will see it', as: 'coordinator', at: preview('class_lesson', 'class_lessons') },
  { name: 'an exercise as students will see it', as: 'coordinator', at: preview('exercise', 'exercise_forms') },
  { name: 'an exam as students will see it', as: 'coordinator', at: preview('exam', 'exam_forms') },
  { name: 'the preview before there are questions', as: 'coordinator', at: '/preview/form' },
];

test.beforeAll(async ({ school }) => {
  await openLessons(school);
  await onOnePage(school);
});

// What is enlarged four times on a screen of 1280 px.
lookAtEach(site.map((sight) => ({ ...sight, narrowest: 320 })));
