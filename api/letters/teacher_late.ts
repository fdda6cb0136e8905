import { defineSeatLetter } from '../mail/seat_letter.ts';

export default defineSeatLetter('teacher_late', {
  kind: 'change',
  event: null,
  holds: ['registered'],
  es: ({ title, day }) => ({
    subject: `Tu docente se retrasa: ${title}, ${day}`,
    paragraphs: [
      'Tu docente todavía no llega a la clase. La escuela ya lo sabe. El tiempo que se retrase no te cuenta:',
    ],
  }),
  en: ({ title, day }) => ({
    subject: `Your teacher is late: ${title}, ${day}`,
    paragraphs: ['Your teacher has not come to class yet. The school knows. The time of the delay costs you nothing:'],
  }),
});
