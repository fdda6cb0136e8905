import { defineSeatNotice } from '../../mail/seat_notice.ts';

export default defineSeatNotice('second_cancelled', {
  kind: 'cancelled',
  event: 'REQUEST',
  holds: ['registered', 'waiting', 'offered'],
  es: ({ title, day }) => ({
    subject: `Se canceló la segunda clase: ${title}, ${day}`,
    paragraphs: ['De tus dos clases seguidas se canceló la segunda. La primera sigue en pie y conservas tu lugar:'],
  }),
  en: ({ title, day }) => ({
    subject: `The second class is cancelled: ${title}, ${day}`,
    paragraphs: [
      'Of your two consecutive classes the second was cancelled. The first takes place, and you keep your seat:',
    ],
  }),
});
