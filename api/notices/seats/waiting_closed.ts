import { defineSeatNotice } from '../../mail/seat_notice.ts';

export default defineSeatNotice('waiting_closed', {
  kind: 'offer',
  event: null,
  es: ({ title, day }) => ({
    subject: `Se cerró la lista de espera: ${title}, ${day}`,
    paragraphs: ['No se liberó un lugar a tiempo y la lista de espera se cerró. No tienes que hacer nada.'],
  }),
  en: ({ title, day }) => ({
    subject: `The waiting list has closed: ${title}, ${day}`,
    paragraphs: ['No seat became free in time, and the waiting list has closed. There is nothing to do.'],
  }),
});
