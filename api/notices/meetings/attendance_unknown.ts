import { defineSeatNotice } from '../../mail/seat_notice.ts';

export default defineSeatNotice('attendance_unknown', {
  kind: 'teaching',
  event: null,
  es: ({ title, day }) => ({
    subject: `Falta la asistencia: ${title}, ${day}`,
    paragraphs: ['No supimos quién estuvo en esta sesión. Márcalo tú:'],
    label: 'Marcar la asistencia',
  }),
  en: ({ title, day }) => ({
    subject: `Attendance is missing: ${title}, ${day}`,
    paragraphs: ['Nothing told us who was in this session. Please mark it yourself:'],
    label: 'Mark the attendance',
  }),
});
