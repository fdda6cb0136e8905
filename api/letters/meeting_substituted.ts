import { defineSeatLetter } from '../mail/seat_letter.ts';

export default defineSeatLetter('meeting_substituted', {
  kind: 'change',
  event: 'REQUEST',
  holds: ['registered', 'waiting', 'offered'],
  es: ({ title, day, teacher }) => ({
    subject: `Otra persona dará la sesión: ${title}, ${day}`,
    paragraphs: [`Ahora dará la sesión ${teacher}. La hora es la misma y conservas tu lugar:`],
  }),
  en: ({ title, day, teacher }) => ({
    subject: `Another teacher: ${title}, ${day}`,
    paragraphs: [`It is now taught by ${teacher}. The time is the same, and you keep your place:`],
  }),
});
