import { defineSeatNotice } from '../../mail/seat_notice.ts';

export default defineSeatNotice('offer_expired', {
  kind: 'offer',
  event: 'CANCEL',
  es: ({ title, day }) => ({
    subject: `El lugar pasó a otra persona: ${title}, ${day}`,
    paragraphs: [
      'No aceptaste a tiempo el lugar que te ofrecimos y ya no estás en la lista de espera.',
      'Si todavía quieres ir, puedes volver a inscribirte o a la lista.',
    ],
  }),
  en: ({ title, day }) => ({
    subject: `The seat went to somebody else: ${title}, ${day}`,
    paragraphs: [
      'The seat that we offered you was not accepted in time, and you are no longer on the waiting list.',
      'If you still want to come, you can register or join the list again.',
    ],
  }),
});
