import { defineSeatNotice } from '../../mail/seat_notice.ts';

export default defineSeatNotice('seat_cancelled', {
  kind: 'seat',
  isOwn: true,
  event: 'CANCEL',
  es: ({ title, day }) => ({
    subject: `Cancelaste tu lugar: ${title}, ${day}`,
    paragraphs: ['Tu lugar quedó libre. No cuenta para tu límite del día.'],
  }),
  en: ({ title, day }) => ({
    subject: `You cancelled your seat: ${title}, ${day}`,
    paragraphs: ['Your seat is free again. It does not count for your daily limit.'],
  }),
});
