import { Box, Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { guard } from '#schemas/guard.ts';
import { pick } from '#schemas/localize.ts';
import type { Ticket, TicketQueries } from '#schemas/types/entities/tickets.ts';
import { Scheduled } from '../../schema/fields/Scheduled.tsx';
import { useLanguage } from '../../schema/labels.ts';
import { useSchool } from '../../school.ts';

type About = TicketQueries['thread']['result']['about'];

/** What its requester looked at who opened a ticket, each with the way there. */
export function LookedAt({ ticket, about }: { ticket: Ticket; about: About }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { form, question, meeting, attempt_id, page } = about;
  const { user } = useSchool();
  // Whoever may not open the page is told what it is.
  const to = (path: string, words: ReactNode) =>
    'allow' in guard(user, path) ? (
      <MuiLink component={Link} to={path}>
        {words}
      </MuiLink>
    ) : (
      words
    );
  const field = (name: string) => translate(`resources.tickets.fields.${name}`);
  const facts: [string, ReactNode][] = [
    ...(form ? [[field('form_id'), to(form.path, pick(form, 'title', language))] as [string, ReactNode]] : []),
    ...(question
      ? [[field('question_id'), to(`/questions/${question.id}/show`, question.number)] as [string, ReactNode]]
      : []),
    ...(attempt_id
      ? [[field('attempt_id'), to(`/attempts/${attempt_id}/show`, attempt_id)] as [string, ReactNode]]
      : []),
    ...(meeting
      ? [[field('meeting_id'), to(meeting.path, <Scheduled value={meeting.starts_at} />)] as [string, ReactNode]]
      : []),
    ...(ticket.error_status
      ? [
          [
            field('error_message'),
            `${ticket.error_status} ${ticket.error_message ?? ''} ${ticket.request_id ?? ''}`,
          ] as [string, ReactNode],
        ]
      : []),
    ...(page && !form && !meeting ? [[field('page'), page] as [string, ReactNode]] : []),
  ];
  if (facts.length === 0) return null;
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, m: 0, fontSize: 13 }}>
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'flex', gap: 0.75, overflowWrap: 'anywhere' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
