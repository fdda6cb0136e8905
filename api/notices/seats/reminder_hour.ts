import { defineSeatNotice } from '../../mail/seat_notice.ts';

export default defineSeatNotice('reminder_hour', {
  kind: 'hour_before',
  event: null,
  holds: ['registered'],
  es: ({ title }) => ({
    subject: `En una hora: ${title}`,
    paragraphs: ['Tu sesión empieza en una hora.'],
    label: 'Ir a la sesión',
  }),
  en: ({ title }) => ({
    subject: `In an hour: ${title}`,
    paragraphs: ['Your session begins in an hour.'],
    label: 'Go to the session',
  }),
});
