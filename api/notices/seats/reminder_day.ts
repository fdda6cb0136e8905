import { defineSeatNotice } from '../../mail/seat_notice.ts';

export default defineSeatNotice('reminder_day', {
  kind: 'day_before',
  event: null,
  holds: ['registered'],
  es: ({ title, day, cancel_until }) => ({
    subject: `Recordatorio: ${title}, ${day}`,
    paragraphs: ['Te recordamos tu próxima sesión.'],
    closing: [`Si no puedes ir, cancela antes de esta hora, para que otra persona ocupe el lugar: ${cancel_until}.`],
  }),
  en: ({ title, day, cancel_until }) => ({
    subject: `Reminder: ${title}, ${day}`,
    paragraphs: ['This is a reminder of your next session.'],
    closing: [`If you cannot come, cancel before this time, so that somebody else can have the seat: ${cancel_until}.`],
  }),
});
