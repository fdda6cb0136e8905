import { defineSeatLetter } from '../mail/seat_letter.ts';

export default defineSeatLetter('meeting_moved', {
  kind: 'change',
  event: 'REQUEST',
  holds: ['registered', 'waiting', 'offered'],
  es: ({ title, day, former_when }) => ({
    subject: `Cambió la hora: ${title}, ${day}`,
    paragraphs: [
      former_when ? `Esto cambió de día u hora. Antes era: ${former_when}.` : 'Esto cambió de día u hora.',
      'Conservas tu lugar. Esta es la nueva hora:',
    ],
  }),
  en: ({ title, day, former_when }) => ({
    subject: `New time: ${title}, ${day}`,
    paragraphs: [
      former_when ? `The day or time has changed. It was to be: ${former_when}.` : 'The day or time has changed.',
      'You keep your place. This is the new time:',
    ],
  }),
});
