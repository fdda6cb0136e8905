import { defineNotice } from '../../mail/notice.ts';
import type { TicketNoted } from '../../mail/ticket_noted.ts';

export default defineNotice<TicketNoted>('ticket_solved', {
  kind: 'tickets',
  page: '/help/:ticket',
  es: ({ subject }) => ({
    subject: `Resolvimos tu consulta: ${subject}`,
    paragraphs: ['Si algo falta, ábrela de nuevo en la misma página.'],
    label: 'Ver la consulta',
  }),
  en: ({ subject }) => ({
    subject: `We solved what you asked: ${subject}`,
    paragraphs: ['If something is still missing, open it again on the same page.'],
    label: 'See it',
  }),
});
