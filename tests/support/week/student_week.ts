import { expect, type Locator, type Page } from 'playwright/test';
import { rightAnswer } from '#seeds/load/answers.ts';
import { isAwake } from '../browser/awake.ts';
import { meetsAxe } from '../browser/axe.ts';
import { ownPage } from '../browser/page_views.ts';
import { letDaysPassFor } from '../days.ts';
import { scored, tabTo } from '../journey.ts';
import type { Served } from '../served.ts';
import { answerAll, gradeWhatWaits } from '../taking.ts';
import { addClass } from './credit.ts';
import { answer, onScreen } from './practice.ts';

/** A beginner's week: who lives it, with what hand, and who works at the school meanwhile. */
export interface Week {
  page: Page;
  office: Page;
  school: Served;
  student: { id: number; level: number };
  press(control: Locator): Promise<void>;
}

export const byTouch = (control: Locator): Promise<void> => control.click();

export async function byKeyboard(control: Locator): Promise<void> {
  await tabTo(control.page(), control);
  await control.page().keyboard.press('Enter');
}

/** What a page calls to do. */
const mainButton = (page: Page) => page.getByRole('main').locator('.button:not(.quiet)').first();
const button = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });
const link = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name });

/** Monday: from home to the lesson and its first exercise, in practice, with two mistakes. @returns their questions */
export async function practiseWithMistakes({ page, school, press }: Week): Promise<string[]> {
  await page.goto('/home');
  await press(page.locator('.next-card').getByRole('link'));
  await expect(page.locator('.lesson')).toBeVisible();
  await meetsAxe(page);
  await press(page.locator('a.row.next'));
  await press(button(page, /^(Empezar|Start)$/));
  await expect(button(page, /^(Comprobar|Check)$/)).toBeVisible();
  const form = Number(/exercise\/(\d+)/.exec(page.url())?.[1]);
  const questions = await school.knex('questions').where({ form_id: form });
  const mistaken: string[] = [];
  for (let at = 0; at < questions.length; at += 1) {
    const name = await onScreen(page);
    const question = questions.find(({ id }) => `q${id}` === name);
    const fails = mistaken.length < 2 && question?.type === 'choice_single';
    if (fails) mistaken.push(name);
    const { options = [] } = question?.body ?? {};
    const wrong = options.find(({ id }: { id: string }) => id !== question?.key.correct)?.id;
    await answer(page, school, name, fails ? wrong : rightAnswer(question));
    await expect(page.locator('.explained .mark')).toContainText(
      fails ? /Incorrecta|Incorrect|Wrong/ : /Correcta|Correct|Right/,
    );
    await press(button(page, /^(Siguiente|Next)$/));
  }
  expect(mistaken).toHaveLength(2);
  for (const _ of mistaken) {
    await press(button(page, /^(Comprobar|Check)$/));
    await press(button(page, /^(Ver la respuesta|See the answer)$/));
    await press(button(page, /^(Siguiente|Next)$/));
  }
  await press(button(page, /^(Ver mi resultado|See my result)$/));
  await scored(page);
  await expect(mainButton(page)).toBeVisible();
  await meetsAxe(page);
  return mistaken;
}

/** Tuesday: the two mistakes are back, and are answered rightly. */
export async function reviewMistakes({ page, school, student, press }: Week, mistaken: string[]): Promise<void> {
  await letDaysPassFor(school.knex, student.id, 1);
  await page.goto('/home');
  // Before that it would be done as a browser without script does it, from document to document.
  await isAwake(page);
  const card = page.getByRole('region', { name: /^(Repaso|Review): 2 / });
  await press(card.getByRole('button'));
  const asked: string[] = [];
  for (const _ of mistaken) {
    await expect(page.locator('.question')).toHaveCount(1);
    const name = await onScreen(page);
    asked.push(name);
    const question = await school
      .knex('questions')
      .where({ id: name.slice(1) })
      .first();
    const { options } = question.body as { options: { id: string }[] };
    const input = page.locator(`.question input[type=radio]`);
    await expect(input).toHaveCount(options.length);
    await choose(page, question.key.correct);
    await page.keyboard.press('Enter');
    await expect(page.locator('.explained .mark')).toContainText(/Correcta|Correct|Right/);
    await press(button(page, /^(Siguiente|Next)$/));
  }
  expect(asked.sort()).toEqual([...mistaken].sort());
  await expect(page.getByRole('heading', { name: /^(Repaso terminado|Review finished)$/ })).toBeFocused();
  await expect(page.getByText(/(A la primera|At the first try|first try): 2/)).toBeVisible();
  await meetsAxe(page);
}

/** Chooses an option by its name, as the keyboard and a tap both do in the end. */
async function choose(page: Page, option: string): Promise<void> {
  const radio = page.locator(`.question input[type=radio][value="${option}"]`);
  await radio.focus();
  await page.keyboard.press('Space');
  await expect(radio).toBeChecked();
}

/** A day so many days from now, by the school's clock. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000 - 6 * 3_600_000).toISOString().slice(0, 10);

/** Wednesday: a class, for which the student registers and whose teacher marks that they were there. */
export async function takeClass({ page, office, school, student, press }: Week): Promise<void> {
  const teacher = await school.knex('users').where({ username: 'karen.whitfield' }).first('id');
  const [{ id }] = await school
    .knex('meetings')
    .insert({
      ...{ kind: 'classe', staff_id: teacher.id, level_id: student.level, parallel: true, status: 'active' },
      ...{ local_date: dayIn(1), start_time: '05:00', minutes: 50, time_zone: 'America/Mexico_City' },
      ...{ margin_before: 0, margin_after: 0, capacity: 3, registration_days: 30 },
    })
    .returning('id');
  await page.goto(`/classes/classe/${id}`);
  await press(button(page, /^(Registrarme|Register)/).first());
  await expect(page.getByText(/Tienes lugar|You have a seat/)).toBeVisible();
  // The page says so at once, before the server does.
  const seats = school.knex('registrations').where({ meeting_id: id, student_id: student.id }).select('id');
  await expect.poll(async () => (await seats.clone()).length).toBe(1);
  await letDaysPassFor(school.knex, student.id, 2);
  await school
    .knex('meetings')
    .where({ id })
    .update({ local_date: dayIn(-1), status: 'finished' });
  const [seat] = await seats;
  const marked = await office.request.post(`/api/registrations/${seat.id}/mark_attendance`, {
    data: { attended: true },
    headers: ownPage,
  });
  expect(marked.status(), await marked.text()).toBe(200);
  await page.goto('/home');
  const week = page.getByRole('region', { name: /^(Tu semana|Your week)$/ });
  await expect(week.getByRole('heading', { name: /^(Lo que aprendiste|What you learned)/ })).toBeVisible();
}

/** The days that follow: all other exercises, and the classes that the level asks for besides. */
export async function doTheRest({ page, office, school, student }: Week): Promise<void> {
  const { knex } = school;
  const { required_classes } = await knex('levels').where({ id: student.level }).first('required_classes');
  for (let taken = 1; taken < required_classes; taken += 1) await addClass(office, student.id);
  const exercises = await knex('forms')
    .join('lessons', 'lessons.id', 'forms.lesson_id')
    .where({ 'lessons.level_id': student.level, 'forms.kind': 'exercise', 'forms.status': 'active' })
    .orderBy(['lessons.order', 'forms.order'])
    .select('forms.id', 'forms.lesson_id');
  for (const { id, lesson_id } of exercises) {
    await page.goto(`/levels/level/${student.level}/lesson/${lesson_id}/exercise/${id}/form`);
    await button(page, /^(Empezar|Start|Intentar otra vez|Try again)$/).click();
    await expect(page.locator('.question').first()).toBeVisible();
    await gradeWhatWaits(office, school, await answerAll(page, school, id));
  }
  await letDaysPassFor(knex, student.id, 4);
}

/** The exam, its grading, the level that is passed, and its certificate. */
export async function passTheLevel({ page, office, school, student, press }: Week): Promise<void> {
  const { knex } = school;
  await page.goto('/home');
  await press(page.locator('.next-card').getByRole('link'));
  await press(button(page, /^(Empezar|Start)$/));
  await expect(page.locator('.question').first()).toBeVisible();
  const { id } = await knex('forms').where({ level_id: student.level, kind: 'exam' }).first('id');
  await gradeWhatWaits(office, school, await answerAll(page, school, id));
  // As who comes back later: a reload would stay where it was scrolled to.
  await page.goto(page.url());
  await expect(page.getByText(/^(Nivel terminado|Level finished)$/)).toBeInViewport();
  await expect(mainButton(page)).toBeInViewport();
  await meetsAxe(page);
  await press(link(page, /certificado|certificate/i).first());
  const { name, english_name } = await knex('levels').where({ id: student.level }).first('name', 'english_name');
  const sheet = page.getByRole('article');
  await expect(sheet.getByText(name, { exact: true }).or(sheet.getByText(english_name, { exact: true }))).toBeVisible();
  await expect(sheet.locator('.certificate-code')).toBeVisible();
  const after = await knex('users').where({ id: student.id }).first('current_level_id');
  expect(after.current_level_id).not.toBe(student.level);
}
