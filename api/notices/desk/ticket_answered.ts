import { defineNotice } from '../../mail/notice.ts';
import type { TicketNoted } from '../../mail/ticket_noted.ts';

export default defineNotice<TicketNoted>('ticket_answered', {
  kind: 'tickets',
  page: '/help/:ticket',
  es: ({ subject, by }) => ({
    subject: `Respondimos tu consulta: ${subject}`,
    paragraphs: [`${by} te respondió. Lee la respuesta y contéstale en la misma página.`],
    label: 'Leer la respuesta',
  }),
  en: ({ subject, by }) => ({
    subject: `We answered you: ${subject}`,
    paragraphs: [`${by} has answered you. Read it, and write back on the same page.`],
    label: 'Read the answer',
  }),
});
