import { defineNotice } from '../../mail/notice.ts';
import type { TicketNoted } from '../../mail/ticket_noted.ts';

export default defineNotice<TicketNoted>('ticket_assigned', {
  kind: 'tickets',
  es: ({ subject, by }) => ({ subject: `${by} te asignó un ticket: ${subject}` }),
  en: ({ subject, by }) => ({ subject: `${by} assigned a ticket to you: ${subject}` }),
});
