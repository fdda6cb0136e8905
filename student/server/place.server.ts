import type { api } from '../api.server.ts';
import type { Gate, Unmet } from '../components/course/ExamGate.tsx';
import type { CoursePlace } from '../components/course/next_step.ts';

/** A level with its lessons, and its exams with what they still wait for. */
export async function readPlace(
  level_id: number,
  { read, list, mayStart }: ReturnType<typeof api>,
): Promise<CoursePlace> {
  const [level, lessons, exams] = await Promise.all([
    read('levels', level_id),
    list('lessons', { level_id }, 'order'),
    list('exam_forms', { level_id }, 'order'),
  ]);
  const gates = await Promise.all(exams.map(({ id }) => mayStart<Unmet>('exam_forms', id)));
  return { level, lessons, exams: exams.map((exam, at) => ({ exam, gate: gates[at] as Gate })) };
}
