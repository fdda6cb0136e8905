import { defineSeatNotice } from '../../mail/seat_notice.ts';

export default defineSeatNotice('meeting_moved', {
  kind: 'change',
  event: 'REQUEST',
  holds: ['registered', 'waiting', 'offered'],
  es: ({ title, day, former_when, keeps }) => ({
    subject: `Cambió la hora: ${title}, ${day}`,
    paragraphs: [
      former_when ? `Esto cambió de día u hora. Antes era: ${former_when}.` : 'Esto cambió de día u hora.',
      `${keeps} Esta es la nueva hora:`,
    ],
  }),
  en: ({ title, day, former_when, keeps }) => ({
    subject: `New time: ${title}, ${day}`,
    paragraphs: [
      former_when ? `The day or time has changed. It was to be: ${former_when}.` : 'The day or time has changed.',
      `${keeps} This is the new time:`,
    ],
  }),
  several: {
    es: ({ lines }) => ({
      subject: `Cambió la hora de ${lines.length} de tus sesiones`,
      paragraphs: ['La escuela cambió el día o la hora de estas sesiones:'],
    }),
    en: ({ lines }) => ({
      subject: `New times for ${lines.length} of your sessions`,
      paragraphs: ['The school has changed the day or time of these sessions:'],
    }),
  },
});
