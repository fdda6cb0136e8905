import { type Body, done } from '#tests/attempts/stage.ts';
import { runJobs } from '#tests/support/run_jobs.ts';
import type { Person, School } from '#tests/support/school.ts';

const url = (form: number, path: string) => `/api/exercise_forms/${form}/${path}`;

/** What a regrading would change, once its job has found it out. */
export async function tried({ app }: School, who: Person, form: number, wish: object): Promise<Body> {
  await done(who.post(url(form, 'try_regrading'), wish));
  await runJobs(app);
  return done(who.get(url(form, 'regrading')));
}

/** Looks, confirms, and waits for the job. */
export async function regraded(school: School, who: Person, form: number, wish: object): Promise<Body> {
  const { id } = await tried(school, who, form, wish);
  await done(who.post(url(form, 'regrade'), { regrading: id }));
  await runJobs(school.app);
  return done(who.get(url(form, 'regrading')));
}
