import { defineSeatNotice } from '../../mail/seat_notice.ts';

export default defineSeatNotice('room_trouble', {
  kind: 'office',
  event: null,
  es: ({ title, day }) => ({ subject: `Problema con la sala: ${title}, ${day}` }),
  en: ({ title, day }) => ({ subject: `Trouble with the room: ${title}, ${day}` }),
});
