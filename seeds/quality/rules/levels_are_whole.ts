import type { Form, Lesson } from '../content/model.ts';
import { placeOf } from '../content/places.ts';
import { askedIn } from '../content/read.ts';
import { defineRule, type Fault } from '../define.ts';

const examOf = { grammar: 7, vocabulary: 5, reading: 5, listening: 6, writing: 1, speaking: 1 };
const fewestSections = 5;

/** A level has the lessons and topics of classes that it asks of students, and an exam of all skills. */
export default defineRule({
  level({ level, lessons, class_lessons, exam, folder }) {
    const here = { file: `${folder}/level.yaml`, line: 1 };
    const lack = (what: string, count: number, wanted: number): Fault[] =>
      count >= wanted ? [] : [{ ...here, says: `${count} ${what} of ${wanted}: write the rest` }];
    return [
      ...lack('lessons', lessons.length, level.required_lessons),
      ...lack('topics of classes', class_lessons.length, level.required_classes),
      ...lessons.flatMap(lessonFaults),
      ...(exam ? examFaults(exam) : [{ ...here, says: 'no exam: write exam.yaml' }]),
    ];
  },
});

function lessonFaults(lesson: Lesson): Fault[] {
  const { sections, exercises } = lesson;
  const counts = exercises.map((form) => ({ form, count: askedIn(form.questions).length }));
  return [
    ...(sections.length < fewestSections
      ? [{ ...placeOf(lesson, 'sections'), says: `${sections.length} sections: a lesson has five or more` }]
      : []),
    ...(exercises.length !== 3
      ? [{ ...placeOf(lesson, 'exercises'), says: `${exercises.length} exercises: a lesson has three` }]
      : []),
    ...counts
      .filter(({ count }) => count < 8 || count > 10)
      .map(({ form, count }) => ({ ...placeOf(form), says: `${count} questions: an exercise has 8 to 10` })),
  ];
}

function examFaults(exam: Form): Fault[] {
  const skills = askedIn(exam.questions).map(({ skill }) => skill);
  return Object.entries(examOf).flatMap(([skill, wanted]) => {
    const count = skills.filter((one) => one === skill).length;
    if (count === wanted) return [];
    return [{ ...placeOf(exam), says: `the exam asks ${count} of ${skill}, and ${wanted} is wanted` }];
  });
}
