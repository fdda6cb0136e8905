import { defineSeatNotice } from '../../mail/seat_notice.ts';

export default defineSeatNotice('meeting_cancelled', {
  kind: 'cancelled',
  event: 'CANCEL',
  es: ({ title, day }) => ({
    subject: `Se canceló: ${title}, ${day}`,
    paragraphs: ['La escuela canceló esta sesión. No cuenta para tu límite del día: puedes inscribirte en otra.'],
  }),
  en: ({ title, day }) => ({
    subject: `Cancelled: ${title}, ${day}`,
    paragraphs: [
      'The school has cancelled this session. It does not count for your daily limit: you can register for another one.',
    ],
  }),
});
