import { defineSeatLetter } from '../mail/seat_letter.ts';

export default defineSeatLetter('teacher_changed', {
  kind: 'change',
  event: 'REQUEST',
  holds: ['registered', 'waiting', 'offered'],
  es: ({ title, day, teacher, former_teacher }) => ({
    subject: `Cambió quien da la clase: ${title}, ${day}`,
    paragraphs: [
      former_teacher
        ? `En lugar de ${former_teacher} dará la sesión ${teacher}. La hora es la misma.`
        : `Ahora dará la sesión ${teacher}. La hora es la misma.`,
    ],
  }),
  en: ({ title, day, teacher, former_teacher }) => ({
    subject: `Another teacher: ${title}, ${day}`,
    paragraphs: [
      former_teacher
        ? `Instead of ${former_teacher} it is taught by ${teacher}. The time is the same.`
        : `It is now taught by ${teacher}. The time is the same.`,
    ],
  }),
});
