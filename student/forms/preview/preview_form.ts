import type { Locale } from '#schemas/localize.ts';
import type { CompiledForm } from '#schemas/questions/controls.ts';
import type { api } from '../../api.server.ts';
import { freshForm } from '../../preview.ts';

export type PreviewForm = Record<Locale, CompiledForm>;

/** A form with its questions as they are saved now, published or not, for staff. */
export async function previewForm(
  entity: 'exercise_forms' | 'exam_forms',
  id: string | undefined,
  door: ReturnType<typeof api>,
) {
  const [exercise, form] = await Promise.all([
    door.read(entity, id),
    door.act('questions', null, 'compile', { form_id: Number(id) }),
  ]);
  return { exercise: freshForm(exercise), form };
}
