import type { StudentExerciseForm } from '#schemas/types/entities/exercise_forms.ts';
import type { StudentLesson } from '#schemas/types/entities/lessons.ts';
import type { StudentLevel } from '#schemas/types/entities/levels.ts';
import type { Places } from '../places.ts';
import type { GatedExam } from './ExamGate.tsx';
import { isLeft, isSent, nextLesson } from './standing.ts';

/** A level with what it asks for. */
export interface CoursePlace {
  level: StudentLevel;
  lessons: StudentLesson[];
  exams: GatedExam[];
}

/** The one thing to do next; `of` is what it is done with, by its name or title. */
export interface NextStep {
  what: 'exercise' | 'next' | 'exam' | 'exam_sent' | 'lessons_sent' | 'all_taken' | 'no_lessons' | 'complete' | 'level';
  of: object;
  /** Why there is nothing else to do, where that is so. */
  reason?: string | undefined;
  to: string;
}

/** In the level where a student is: the next lesson, then the exam, or what it still waits for. */
export function nextInLevel({ level, lessons, exams }: CoursePlace, places: Places): NextStep {
  const to = places.level(level);
  const lesson = nextLesson(lessons);
  const left = exams.filter(({ exam }) => !exam.passed);
  const sentExam = left.find(({ exam }) => isSent(exam));
  const openExam = left.find(
    ({ exam, gate }) => exam !== sentExam?.exam && (gate.can || exam.attempt_status === 'draft'),
  );
  if (level.state === 'done') return { what: 'complete', of: level, to };
  if (openExam && (!lesson || openExam.exam.attempt_status === 'draft'))
    return { what: 'exam', of: openExam.exam, to: places.exam(openExam.exam, level) };
  if (lesson) return { what: 'next', of: lesson, to: places.lesson(lesson) };
  if (sentExam) return { what: 'exam_sent', of: sentExam.exam, to: places.exam(sentExam.exam, level) };
  if (lessons.some(({ state }) => state === 'pending_revision'))
    return { what: 'lessons_sent', of: level, reason: exams[0]?.gate.message, to };
  return { what: lessons.length > 0 ? 'all_taken' : 'no_lessons', of: level, reason: exams[0]?.gate.message, to };
}

/** Behind a lesson: what comes next in its level, which may be one that the student revises. */
function nextAfterLesson(lesson: StudentLesson, place: CoursePlace, places: Places): NextStep {
  const { level, lessons } = place;
  if (level.state === 'current')
    return nextInLevel({ ...place, lessons: lessons.filter(({ id }) => id !== lesson.id) }, places);
  const laterLesson = lessons.find(({ order, state }) => order > lesson.order && state !== 'locked');
  if (laterLesson) return { what: 'next', of: laterLesson, to: places.lesson(laterLesson) };
  return { what: 'level', of: level, to: places.level(level) };
}

/** The exercises of a lesson that are left, beginning behind the one that was just taken. */
export function exercisesLeft(exercises: StudentExerciseForm[], current?: Pick<StudentExerciseForm, 'id' | 'order'>) {
  const left = exercises.filter((exercise) => exercise.id !== current?.id && isLeft(exercise));
  const behind = left.filter(({ order }) => order > (current?.order ?? 0));
  return behind.length > 0 ? behind : left;
}

interface InLesson {
  lesson: StudentLesson;
  /** Those exercises that are left. */
  left: StudentExerciseForm[];
  /** Where the lesson stands; only needed where none is left. */
  place: CoursePlace | null;
}

/** In a lesson: its next exercise, and when it is done or cannot be done yet, what its level goes on with. */
export function nextInLesson({ lesson, left: [exercise], place }: InLesson, places: Places): NextStep | null {
  if (exercise && lesson.state !== 'locked')
    return { what: 'exercise', of: exercise, to: places.exercise(exercise, lesson) };
  return place && nextAfterLesson(lesson, place, places);
}
