import { longDate } from '#schemas/dates.ts';
import { defineNotice } from '../../mail/notice.ts';

interface Params {
  /** When the student has the answer at the latest, and in which time zone that day is named. */
  answer_by: string;
  zone: string;
}

export default defineNotice<Params>('leveling_test_received', {
  kind: 'course',
  isOwn: true,
  page: '/welcome',
  es: ({ answer_by, zone }) => ({
    subject: 'Recibimos tu examen de nivelación',
    paragraphs: [
      'Recibimos tu examen de nivelación. No tienes que hacer nada más.',
      `Ahora tu coordinación lo revisa y te asigna un nivel. Tendrás tu respuesta a más tardar el ${longDate(answer_by, 'es', { zone })}: te escribiremos.`,
      'Mientras tanto, en tu página de bienvenida hay una lección de muestra.',
    ],
    label: 'Ir a tu página de bienvenida',
  }),
  en: ({ answer_by, zone }) => ({
    subject: 'We have received your leveling test',
    paragraphs: [
      'We have received your leveling test. There is nothing else for you to do.',
      `Your coordinator now reviews it and assigns you a level. You will have your answer by ${longDate(answer_by, 'en', { zone })} at the latest: we will write to you.`,
      'Meanwhile there is a sample lesson on your welcome page.',
    ],
    label: 'Go to your welcome page',
  }),
});
