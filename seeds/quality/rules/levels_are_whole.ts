import type { Lesson, Question } from '../content/model.ts';
import { type Place, placeOf } from '../content/places.ts';
import { askedIn, collectionsOf } from '../content/read.ts';
import { defineRule, type Fault } from '../define.ts';

const examOf = { grammar: 7, vocabulary: 5, reading: 5, listening: 6, writing: 1, speaking: 1 };
const bankOf = { grammar: 6, vocabulary: 5, reading: 6, listening: 5 };
const fewestSections = 5;

/** A level has the lessons and topics of classes that it asks of students, and an exam and a part of the bank of all skills. */
export default defineRule({
  level(whole) {
    const { level, lessons, class_lessons, exam, bank } = whole;
    const [here, inBank] = collectionsOf(whole).map(({ file }) => ({ file, line: 1 })) as [Place, Place];
    const lack = (what: string, count: number, wanted: number): Fault[] =>
      count >= wanted ? [] : [{ ...here, says: `${count} ${what} of ${wanted}: write the rest` }];
    return [
      ...lack('lessons', lessons.length, level.required_lessons),
      ...lack('topics of classes', class_lessons.length, level.required_classes),
      ...lessons.flatMap(lessonFaults),
      ...(exam
        ? skillFaults(exam.questions, examOf, 'the exam', placeOf(exam))
        : [{ ...here, says: 'no exam: write exam.yaml' }]),
      ...skillFaults(bank, bankOf, 'the bank', inBank),
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

function skillFaults(questions: Question[], wanted: Record<string, number>, where: string, place: Place): Fault[] {
  const skills = askedIn(questions).map(({ skill }) => skill);
  return Object.entries(wanted).flatMap(([skill, number]) => {
    const count = skills.filter((one) => one === skill).length;
    if (count === number) return [];
    return [{ ...place, says: `${where} asks ${count} of ${skill}, and ${number} is wanted` }];
  });
}
