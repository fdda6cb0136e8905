import { defineSeatNotice } from '../../mail/seat_notice.ts';

export default defineSeatNotice('teacher_late', {
  kind: 'change',
  event: null,
  holds: ['registered'],
  es: ({ title, day, teacher }) => ({
    subject: `${teacher} no llega todavía: ${title}, ${day}`,
    paragraphs: [
      'Tu docente todavía no llega a la clase. La escuela ya lo sabe. El tiempo que se retrase no te cuenta:',
    ],
  }),
  en: ({ title, day, teacher }) => ({
    subject: `${teacher} is late: ${title}, ${day}`,
    paragraphs: ['Your teacher has not come to class yet. The school knows. The time of the delay costs you nothing:'],
  }),
});
