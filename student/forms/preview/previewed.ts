import type { Locale } from '#schemas/localize.ts';
import type { api } from '../../api.server.ts';
import { freshForm } from '../../preview.ts';
import type { CompiledForm } from '../compiled.ts';
import type { Exercise } from '../taking/exercise.ts';

export type PreviewedForm = Record<Locale, CompiledForm>;

/** A form with its questions as they are kept now, published or not, for staff. */
export async function previewed(
  entity: 'exercise_forms' | 'exam_forms',
  id: string | undefined,
  door: ReturnType<typeof api>,
) {
  const [exercise, form] = await Promise.all([
    door.get<Exercise>(`/api/${entity}/${id}`),
    door.post<PreviewedForm>('/api/questions/compile', { form_id: Number(id) }),
  ]);
  return { exercise: freshForm(exercise), form };
}
