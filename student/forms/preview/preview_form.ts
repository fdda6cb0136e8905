import type { Locale } from '#schemas/localize.ts';
import type { api } from '../../api.server.ts';
import { freshForm } from '../../preview.ts';
import type { CompiledForm } from '../compiled.ts';
import type { CourseForm } from '../taking/exercise.ts';

export type PreviewForm = Record<Locale, CompiledForm>;

/** A form with its questions as they are saved now, published or not, for staff. */
export async function previewForm(
  entity: 'exercise_forms' | 'exam_forms',
  id: string | undefined,
  door: ReturnType<typeof api>,
) {
  const [exercise, form] = await Promise.all([
    door.get<CourseForm>(`/api/${entity}/${id}`),
    door.post<PreviewForm>('/api/questions/compile', { form_id: Number(id) }),
  ]);
  return { exercise: freshForm(exercise), form };
}
