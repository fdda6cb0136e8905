import { defineSeatNotice } from '../../mail/seat_notice.ts';

export default defineSeatNotice('teaching_given', {
  kind: 'teaching',
  event: null,
  teaches: true,
  es: ({ title, day, other }) => ({
    subject: `Ahora das tú: ${title}, ${day}`,
    paragraphs: [`La escuela te asignó esta sesión, que iba a dar ${other}:`],
  }),
  en: ({ title, day, other }) => ({
    subject: `You now teach: ${title}, ${day}`,
    paragraphs: [`The school has given you this session, which ${other} was to teach:`],
  }),
  several: {
    es: ({ lines, other }) => ({
      subject: `Ahora das tú ${lines.length} sesiones de ${other}`,
      paragraphs: [`La escuela te asignó estas sesiones, que iba a dar ${other}:`],
    }),
    en: ({ lines, other }) => ({
      subject: `You now teach ${lines.length} sessions of ${other}`,
      paragraphs: [`The school has given you these sessions, which ${other} was to teach:`],
    }),
  },
});
