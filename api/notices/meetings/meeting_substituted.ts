import { defineSeatNotice } from '../../mail/seat_notice.ts';

export default defineSeatNotice('meeting_substituted', {
  kind: 'change',
  event: 'REQUEST',
  holds: ['registered', 'waiting', 'offered'],
  es: ({ title, day, teacher, keeps }) => ({
    subject: `Otra persona dará la sesión: ${title}, ${day}`,
    paragraphs: [`Ahora dará la sesión ${teacher}. La hora es la misma. ${keeps}`],
  }),
  en: ({ title, day, teacher, keeps }) => ({
    subject: `Another teacher: ${title}, ${day}`,
    paragraphs: [`It is now taught by ${teacher}. The time is the same. ${keeps}`],
  }),
  several: {
    es: ({ lines, teacher }) => ({
      subject: `Otra persona dará ${lines.length} de tus sesiones`,
      paragraphs: [`Ahora dará estas sesiones ${teacher}. Las horas son las mismas:`],
    }),
    en: ({ lines, teacher }) => ({
      subject: `Another teacher for ${lines.length} of your sessions`,
      paragraphs: [`These sessions are now taught by ${teacher}. The times are the same:`],
    }),
  },
});
