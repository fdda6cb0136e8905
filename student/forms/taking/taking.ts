import { data, redirect } from '@remix-run/node';
import type { BegunAttempt } from '#schemas/types/fragments/begun_attempt.ts';
import type { api } from '../../api.server.ts';
import { withControls } from '../attempt_parts.ts';
import { type Answers, openQuestions } from '../compiled.ts';
import { type CourseForm, exercisePath, scorePath } from './exercise.ts';
import { readAnswers } from './form_answers.ts';
import { onceHeader } from './once.ts';

/** As much of the site's door to the API as taking a form needs. */
type Door = Pick<ReturnType<typeof api>, 'act' | 'ask' | 'mayStart'>;

/** Which form is taken. */
interface Taken {
  entity: 'exercise_forms' | 'exam_forms';
  id: number | string | undefined;
}

interface Checking extends Pick<Door, 'act'> {
  begin(): Promise<BegunAttempt>;
}

type Params = Parameters<typeof exercisePath>[0];

/** What the page of a form shows. Opening it begins no attempt; one that was begun is resumed. */
export async function loadForm(form: CourseForm, entity: Taken['entity'], { act, mayStart }: Door) {
  const isBegun = form.attempt_status === 'draft';
  const attempt = isBegun ? await act(entity, form.id, 'start') : null;
  const start = isBegun ? null : await mayStart(entity, form.id);
  return withControls({ exercise: form, attempt, start });
}

/** What a browser without script checks: the answer that was saved, or the second one to a question that was wrong. */
async function checkQuestion(form: FormData, here: string, { begin, act }: Checking) {
  const [id, question] = [Number(form.get('attempt')), String(form.get('question'))];
  const check = (again?: Answers) => act('attempts', id, 'check', { question, ...(again && { again }) });
  if (form.get('again')) {
    const { review } = await check({ [question]: readAnswers(form)[question] ?? null });
    return redirect(`${here}?second=${review.correct ? 'right' : 'wrong'}`);
  }
  const attempt = form.get('intent') === 'check' ? await begin() : null;
  if (attempt && openQuestions(attempt, attempt.answers).includes(question)) return redirect(`${here}?open=1#open`);
  await check();
  return redirect(`${here}?checked=${question}`);
}

/** Begins an attempt, saves what a browser without script sends, submits. */
export async function takeForm(request: Request, params: Params, taken: Taken, { act, ask }: Door) {
  const form = await request.formData();
  const [here, intent, id] = [exercisePath(params), form.get('intent'), Number(form.get('attempt'))];
  const begin = (headers = {}) => act(taken.entity, taken.id, 'start', undefined, headers);
  if (intent === 'start') {
    await begin(onceHeader(form));
    return redirect(here);
  }
  if (intent === 'leave_practice') {
    await act('attempts', id, 'leave_practice');
    return redirect(here);
  }
  const isCheck = String(intent).startsWith('check');
  const answers = savedWith(form);
  if (Object.keys(answers).length > 0) {
    const seq = Math.max(Date.now(), Number(form.get('seq')) + 1);
    const { status, body } = await ask('PATCH', `/api/attempts/${id}`, { body: { seq, answers } });
    // It was submitted already, or its time is over: what is stored is what counts.
    const isClosed = status === 409 && (body as { rule?: string }).rule !== 'not_as_another';
    if (status >= 400 && !isClosed) throw data(body, { status });
    if (intent === 'save' && !isClosed) return redirect(here);
    if (intent === 'submit' && !isClosed && isOpen(await begin())) return redirect(`${here}?open=1#open`);
  }
  if (isCheck) return checkQuestion(form, here, { begin, act });
  await act('attempts', id, 'submit', undefined, onceHeader(form));
  return redirect(scorePath(params));
}

/** The second answer to a question of a practice is checked, and not stored. */
const savedWith = (form: FormData): Answers => (form.get('again') ? {} : readAnswers(form));

const isOpen = (attempt: BegunAttempt) => openQuestions(attempt, attempt.answers).length > 0;

/** The address of the own last attempt at a form that was submitted. */
export function lastSubmitted(form_id: number): string {
  const filter = JSON.stringify({ form_id, status: ['completed', 'pending_revision'] });
  return `/api/attempts?${new URLSearchParams({ filter, sort: '["submitted_at","DESC"]', range: '[0,0]' })}`;
}
