import type { Locale } from '#schemas/localize.ts';
import { freshForm } from '../preview.ts';
import type { CompiledForm } from './compiled.ts';
import type { Exercise } from './exercise.ts';

/** As much of the site's door to the API as a preview needs. */
interface Door {
  get<T>(url: string): Promise<T>;
  post<T>(url: string, body?: unknown): Promise<T>;
}

interface Written {
  id: number;
  type: string;
  body: object;
  key: object;
  points: number;
  parent_id: number | null;
}

/** The API compiles this many at once, more than a form has that is taken in one sitting. */
const most = 500;
const page = 100;

/** A form as it is now, drafts included, for who writes it: what a student would be asked. Nothing is begun or kept. */
export async function previewed(entity: string, id: string | undefined, locale: Locale, { get, post }: Door) {
  const form = await get<Exercise & { level_id?: number; lesson_id?: number }>(`/api/${entity}/${id}`);
  const questions: Written[] = [];
  for (let first = 0; first < most; first += page) {
    const some = await get<Written[]>(addressOf(form.id, first));
    questions.push(...some);
    if (some.length < page) break;
  }
  const asked = questions.map(({ type, body, key, points, parent_id }) => {
    const group = questions.findIndex((one) => one.id === parent_id);
    return { type, body, key, points, ...(group < 0 ? {} : { group }) };
  });
  const compiled = await post<Record<Locale, CompiledForm>>('/api/questions/compile', { questions: asked });
  return { form: freshForm(form), attempt: compiled[locale] };
}

function addressOf(form_id: number, first: number): string {
  const range = JSON.stringify([first, first + page - 1]);
  return `/api/questions?${new URLSearchParams({ filter: JSON.stringify({ form_id }), sort: '["order","ASC"]', range })}`;
}
