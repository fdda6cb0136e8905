import { defineNotice } from '../../mail/notice.ts';
import type { TicketNoted } from '../../mail/ticket_noted.ts';

export default defineNotice<TicketNoted>('ticket_reply', {
  kind: 'tickets',
  es: ({ subject }) => ({ subject: `Respuesta en tu ticket: ${subject}` }),
  en: ({ subject }) => ({ subject: `Reply in your ticket: ${subject}` }),
});
