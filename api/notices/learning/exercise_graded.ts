import { defineNotice } from '../../mail/notice.ts';

interface Params {
  title: string;
  english_title: string | null;
  level: number;
  lesson: number;
  exercise: number;
  passed: boolean;
}

export default defineNotice<Params>('exercise_graded', {
  kind: 'course',
  page: '/levels/level/:level/lesson/:lesson/exercise/:exercise/form/score',
  es: ({ title, passed }) => ({
    subject: `${passed ? 'Aprobaste el ejercicio' : 'Calificamos tu ejercicio'}: ${title}`,
    paragraphs: [`Ya leímos lo que escribiste en «${title}». Tu puntuación y los comentarios te esperan.`],
    label: 'Ver tu puntuación',
  }),
  en: ({ title, english_title, passed }) => ({
    subject: `${passed ? 'You passed the exercise' : 'Your exercise is graded'}: ${english_title ?? title}`,
    paragraphs: [
      `We have read what you wrote in “${english_title ?? title}”. Your score and our comments are waiting.`,
    ],
    label: 'See your score',
  }),
});
