import { defineSeatNotice } from '../../mail/seat_notice.ts';

export default defineSeatNotice('second_removed', {
  kind: 'change',
  event: 'REQUEST',
  holds: ['registered', 'waiting', 'offered'],
  es: ({ title, day }) => ({
    subject: `Ya no son dos clases seguidas: ${title}, ${day}`,
    paragraphs: ['Una de tus dos clases seguidas cambió de hora y ya no van juntas. Conservas tu lugar en esta:'],
  }),
  en: ({ title, day }) => ({
    subject: `No longer two classes in a row: ${title}, ${day}`,
    paragraphs: [
      'One of your two consecutive classes was moved, and they no longer go together. You keep your place in this one:',
    ],
  }),
});
