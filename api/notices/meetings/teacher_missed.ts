import { defineSeatNotice } from '../../mail/seat_notice.ts';

export default defineSeatNotice('teacher_missed', {
  kind: 'cancelled',
  event: 'CANCEL',
  es: ({ title, day }) => ({
    subject: `Tu clase no se dio: ${title}, ${day}`,
    paragraphs: [
      'Tu docente no llegó, y lo sentimos. No tienes falta y no cuenta para tu límite del día: puedes inscribirte en otra.',
    ],
  }),
  en: ({ title, day }) => ({
    subject: `Your class was not held: ${title}, ${day}`,
    paragraphs: [
      'Your teacher did not come, and we are sorry. It is no absence of yours and does not count for your daily limit: you can register for another one.',
    ],
  }),
});
