import type { Exercise, Lesson, Section } from './entities.ts';
import type { Exercise as Form } from './forms/taking/exercise.ts';

type List = <T>(entity: string, filter: Record<string, unknown>, sort: string) => Promise<T[]>;

/** What the demonstration shows of the course: the first lesson that a demo student can reach. */
async function demoLesson(list: List): Promise<Lesson | null> {
  const [lesson = null] = await list<Lesson>('lessons', {}, 'order');
  return lesson;
}

/** Whether the demonstration goes on to a class: once there are pages of demo classes. */
export const hasDemoClass = (built: string[]) => built.includes('/demo-classes/classe/:classe');

/** The lesson with what it is made of. */
export async function demoParts(list: List) {
  const lesson = await demoLesson(list);
  const within = { lesson_id: lesson?.id ?? 0 };
  const [sections, exercises] = await Promise.all([
    list<Section>('sections', within, 'order'),
    list<Exercise & Form>('exercise_forms', within, 'order'),
  ]);
  return { lesson, sections, exercises };
}
