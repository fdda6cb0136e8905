import { defineNotice } from '../../mail/notice.ts';

interface Params {
  title: string;
  english_title: string | null;
  level: number;
  exam: number;
  passed: boolean;
}

export default defineNotice<Params>('exam_graded', {
  kind: 'course',
  page: '/levels/level/:level/exam/:exam/form/score',
  es: ({ title, passed }) => ({
    subject: `${passed ? 'Aprobaste el examen' : 'Calificamos tu examen'}: ${title}`,
    paragraphs: [`Ya calificamos «${title}». Tu puntuación, los comentarios y lo que sigue te esperan.`],
    label: 'Ver tu puntuación',
  }),
  en: ({ title, english_title, passed }) => ({
    subject: `${passed ? 'You passed the exam' : 'Your exam is graded'}: ${english_title ?? title}`,
    paragraphs: [`We have graded “${english_title ?? title}”. Your score, our comments and what is next are waiting.`],
    label: 'See your score',
  }),
});
