import { defineSeatNotice } from '../../mail/seat_notice.ts';

export default defineSeatNotice('offer_declined', {
  kind: 'offer',
  isOwn: true,
  event: 'CANCEL',
  es: ({ title, day }) => ({
    subject: `Dejaste el lugar que te ofrecimos: ${title}, ${day}`,
    paragraphs: ['El lugar pasa a la siguiente persona de la lista de espera.'],
  }),
  en: ({ title, day }) => ({
    subject: `You gave up the seat that was offered: ${title}, ${day}`,
    paragraphs: ['The seat goes to the next on the waiting list.'],
  }),
});
