import { defineSeatNotice } from '../../mail/seat_notice.ts';

export default defineSeatNotice('seat_offered', {
  kind: 'offer',
  event: 'REQUEST',
  holds: ['offered'],
  es: ({ title, day, until }) => ({
    subject: `Hay un lugar para ti: ${title}, ${day}`,
    paragraphs: [
      'Se liberó un lugar y es tu turno en la lista de espera.',
      `Está apartado para ti hasta: ${until}. Después pasa a la siguiente persona de la lista.`,
    ],
    label: 'Aceptar o rechazar el lugar',
  }),
  en: ({ title, day, until }) => ({
    subject: `There is a seat for you: ${title}, ${day}`,
    paragraphs: [
      'A seat is free, and you are next on the waiting list.',
      `It is held for you until: ${until}. Then it goes to the next on the list.`,
    ],
    label: 'Accept or decline the seat',
  }),
});
