import { defineSeatNotice } from '../../mail/seat_notice.ts';

export default defineSeatNotice('seat_removed', {
  kind: 'by_staff',
  event: 'CANCEL',
  es: ({ title, day }) => ({
    subject: `La escuela quitó tu lugar: ${title}, ${day}`,
    paragraphs: ['Ya no tienes lugar aquí. Si crees que es un error, escríbenos.'],
  }),
  en: ({ title, day }) => ({
    subject: `The school removed your seat: ${title}, ${day}`,
    paragraphs: ['You no longer have a seat here. If you think that this is a mistake, write to us.'],
  }),
});
