import type { StudentLesson } from '#schemas/types/entities/lessons.ts';
import type { api } from './api.server.ts';

type List = ReturnType<typeof api>['list'];

/** What the demonstration shows of the course: the first lesson that a demo student can reach. */
async function demoLesson(list: List): Promise<StudentLesson | null> {
  const [lesson = null] = await list('lessons', {}, 'order');
  return lesson;
}

/** The lesson with what it is made of. */
export async function demoParts(list: List) {
  const lesson = await demoLesson(list);
  const within = { lesson_id: lesson?.id ?? 0 };
  const [sections, exercises] = await Promise.all([
    list('sections', within, 'order'),
    list('exercise_forms', within, 'order'),
  ]);
  return { lesson, sections, exercises };
}
