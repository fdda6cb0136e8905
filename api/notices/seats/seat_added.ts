import { defineSeatNotice } from '../../mail/seat_notice.ts';

export default defineSeatNotice('seat_added', {
  kind: 'by_staff',
  event: 'REQUEST',
  holds: ['registered'],
  es: ({ title, day, cancel_until }) => ({
    subject: `La escuela te dio un lugar: ${title}, ${day}`,
    paragraphs: ['La escuela te inscribió: tu lugar está confirmado.'],
    closing: [`Si no puedes ir, cancela antes de esta hora: ${cancel_until}.`],
  }),
  en: ({ title, day, cancel_until }) => ({
    subject: `The school gave you a seat: ${title}, ${day}`,
    paragraphs: ['The school has registered you: your seat is confirmed.'],
    closing: [`If you cannot come, cancel before this time: ${cancel_until}.`],
  }),
});
