import { defineSeatNotice } from '../../mail/seat_notice.ts';

export default defineSeatNotice('seat_registered', {
  kind: 'seat',
  isOwn: true,
  event: 'REQUEST',
  holds: ['registered'],
  es: ({ title, day, cancel_until }) => ({
    subject: `Tienes un lugar: ${title}, ${day}`,
    paragraphs: ['Tu lugar está confirmado.'],
    closing: [`Si no puedes ir, cancela antes de esta hora, para que otra persona ocupe el lugar: ${cancel_until}.`],
  }),
  en: ({ title, day, cancel_until }) => ({
    subject: `Your seat: ${title}, ${day}`,
    paragraphs: ['Your seat is confirmed.'],
    closing: [`If you cannot come, cancel before this time, so that somebody else can have the seat: ${cancel_until}.`],
  }),
});
