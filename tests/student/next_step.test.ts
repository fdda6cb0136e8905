import { describe, expect, test } from 'vitest';
import type { StudentExerciseForm } from '#schemas/types/entities/exercise_forms.ts';
import type { StudentLesson } from '#schemas/types/entities/lessons.ts';
import {
  type CoursePlace,
  exercisesLeft,
  nextInLesson,
  nextInLevel,
} from '../../student/components/course/next_step.ts';
import { course } from '../../student/components/places.ts';

const exercise = (order: number, passed: boolean, graded_by: string | null = null) =>
  ({ id: order * 10, order, passed, graded_by, title: `Exercise ${order}` }) as StudentExerciseForm;
const lesson = (order: number, state: StudentLesson['state']) =>
  ({ id: order, level_id: 5, order, state, name: `Lesson ${order}` }) as StudentLesson;

/** A level with lessons in these states, and an exam. */
function place(
  states: StudentLesson['state'][],
  more: { state?: string; can?: boolean; attempt_status?: string; graded_by?: string } = {},
) {
  const { state = 'current', can = false, attempt_status = null, graded_by = null } = more;
  const exam = { id: 99, passed: false, attempt_status, graded_by, title: 'Exam' };
  return {
    level: { id: 5, state, name: 'Level' },
    lessons: states.map((one, at) => lesson(at + 1, one)),
    exams: [{ exam, gate: { can, message: can ? undefined : 'Two classes are missing.' } }],
  } as unknown as CoursePlace;
}

const shown = (step: ReturnType<typeof nextInLesson>) => step && `${step.what} ${step.to}`;

describe('what is next in a level', () => {
  test.each([
    ['the first lesson that is open', place(['taken', 'open', 'locked']), 'next /levels/level/5/lesson/2'],
    ['an open exam when all is taken', place(['taken'], { can: true }), 'exam /levels/level/5/exam/99/form'],
    [
      'an exam that was begun',
      place(['taken', 'open'], { attempt_status: 'draft' }),
      'exam /levels/level/5/exam/99/form',
    ],
    [
      'the lesson behind one that a person reviews',
      place(['pending_revision', 'open']),
      'next /levels/level/5/lesson/2',
    ],
    ['what is reviewed, where nothing else is left', place(['pending_revision']), 'lessons_sent /levels/level/5'],
    [
      'the exam that a person reviews, not another attempt',
      place(['taken'], { can: true, attempt_status: 'pending_revision', graded_by: '2026-11-28T12:00:00.000Z' }),
      'exam_sent /levels/level/5/exam/99/form',
    ],
    ['what the exam waits for', place(['taken']), 'all_taken /levels/level/5'],
    ['the level itself, where there is no lesson to have taken', place([]), 'no_lessons /levels/level/5'],
    [
      'to go through it again at the end of the course',
      place(['taken'], { state: 'done' }),
      'complete /levels/level/5',
    ],
  ])('is %s', (_, where, step) => {
    expect(shown(nextInLevel(where, course))).toBe(step);
  });

  test('says what the exam waits for', () => {
    expect(nextInLevel(place(['taken']), course).reason).toBe('Two classes are missing.');
  });
});

describe('what is next in a lesson', () => {
  const [first, second, third] = [exercise(1, false), exercise(2, false), exercise(3, false)];

  test('is the exercise behind, then those that were left out before', () => {
    expect(exercisesLeft([first, second, third], second)).toEqual([third]);
    expect(exercisesLeft([first, second, exercise(3, true)], second)).toEqual([first]);
    expect(exercisesLeft([exercise(1, true), second], second)).toEqual([]);
    const sent = exercise(1, false, '2026-11-28T12:00:00.000Z');
    expect(exercisesLeft([sent, second], second), 'what a person reviews is done').toEqual([]);
    const step = nextInLesson({ lesson: lesson(1, 'open'), left: [third], place: null }, course);
    expect(shown(step)).toBe('exercise /levels/level/5/lesson/1/exercise/30/form');
  });

  test('that is done is the next lesson; in a level behind, the one that follows', () => {
    const at = (where: CoursePlace) =>
      shown(nextInLesson({ lesson: lesson(1, 'taken'), left: [], place: where }, course));
    expect(at(place(['taken', 'open', 'locked']))).toBe('next /levels/level/5/lesson/2');
    expect(at(place(['taken', 'taken'], { state: 'done' }))).toBe('next /levels/level/5/lesson/2');
    expect(at(place(['taken'], { state: 'done' }))).toBe('level /levels/level/5');
  });

  test('that is locked is the lesson that opens it, and one without exercises leads on', () => {
    const left = [exercise(1, false)];
    const locked = nextInLesson(
      { lesson: lesson(3, 'locked'), left, place: place(['taken', 'open', 'locked']) },
      course,
    );
    expect(shown(locked)).toBe('next /levels/level/5/lesson/2');
    const empty = nextInLesson({ lesson: lesson(1, 'open'), left: [], place: place(['open', 'open']) }, course);
    expect(shown(empty)).toBe('next /levels/level/5/lesson/2');
  });
});
