import { defineNotice } from '../../mail/notice.ts';

interface Params {
  title: string;
  english_title: string | null;
  level: number;
  exam: number;
}

export default defineNotice<Params>('exam_graded', {
  kind: 'course',
  page: '/levels/level/:level/exam/:exam/form/score',
  es: ({ title }) => ({
    subject: `Calificamos tu examen: ${title}`,
    paragraphs: [`Ya calificamos «${title}». Tu puntuación y los comentarios te esperan.`],
    label: 'Ver tu puntuación',
  }),
  en: ({ title, english_title }) => ({
    subject: `Your exam is graded: ${english_title ?? title}`,
    paragraphs: [`We have graded “${english_title ?? title}”. Your score and our comments are waiting.`],
    label: 'See your score',
  }),
});
