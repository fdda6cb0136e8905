import { defineSeatNotice } from '../../mail/seat_notice.ts';

export default defineSeatNotice('teaching_taken', {
  kind: 'teaching',
  event: null,
  teaches: false,
  es: ({ title, day, other }) => ({
    subject: `Ya no das: ${title}, ${day}`,
    paragraphs: [`${other} dará esta sesión en tu lugar:`],
  }),
  en: ({ title, day, other }) => ({
    subject: `You no longer teach: ${title}, ${day}`,
    paragraphs: [`${other} teaches this session in your place:`],
  }),
  several: {
    es: ({ lines, other }) => ({
      subject: `Ya no das ${lines.length} de tus sesiones`,
      paragraphs: [`${other} dará estas sesiones en tu lugar:`],
    }),
    en: ({ lines, other }) => ({
      subject: `You no longer teach ${lines.length} of your sessions`,
      paragraphs: [`${other} teaches these sessions in your place:`],
    }),
  },
});
