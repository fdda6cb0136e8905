import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Alert, Box, Button, Card, Link as MuiLink, Skeleton, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Ticket } from '#schemas/types/entities/tickets.ts';
import { FailureAlert } from '../../layout/FailureAlert.tsx';
import { useQueryOf } from '../../providers/queries.ts';
import { Reference } from '../../schema/fields/references.tsx';
import { Composer } from './Composer.tsx';
import { Controls } from './Controls.tsx';
import { Entries } from './Entries.tsx';
import type { Command } from './keys.ts';
import { LookedAt } from './LookedAt.tsx';
import { usePresence } from './usePresence.ts';
import { useRead, useTicketAction } from './useTicket.ts';

interface ThreadProps {
  id: number;
  /** What was asked for by a key. */
  lastCommand: { command: Command; at: number } | null;
  onBack: () => void;
  onChoose: (id: number) => void;
}

/** A ticket with all that was written in it, what it is about, and what the desk does with it. */
export function Thread({ id, lastCommand, onBack, onChoose }: ThreadProps) {
  const translate = useTranslate();
  const { data: ticket, error: unread } = useGetOne<Ticket>('tickets', { id });
  const { data: thread, error: unheard } = useQueryOf('tickets', id, 'thread');
  const [mode, setMode] = useState<'reply' | 'note'>('reply');
  const [isWriting, setWriting] = useState(false);
  const others = usePresence(id, isWriting && mode === 'reply');
  const act = useTicketAction(id);
  const field = useRef<HTMLTextAreaElement>(null);
  const handledAt = useRef(lastCommand?.at);
  const [cannedAsked, setCannedAsked] = useState(0);
  useRead(id, thread?.entries.length ?? 0);
  useEffect(() => {
    if (!lastCommand || lastCommand.at === handledAt.current) return;
    handledAt.current = lastCommand.at;
    if (lastCommand.command === 'reply' || lastCommand.command === 'note') {
      setMode(lastCommand.command);
      field.current?.focus();
    }
    if (lastCommand.command === 'canned') {
      setMode('reply');
      setCannedAsked(lastCommand.at);
    }
    if (lastCommand.command === 'take') void act('take');
    if (lastCommand.command === 'solve') void act('solve', {}, () => act('reopen'));
  }, [lastCommand, act]);

  const back = (
    <Button startIcon={<ArrowBackIcon />} onClick={onBack} sx={{ display: { md: 'none' }, justifySelf: 'start' }}>
      {translate('admin.tickets.back')}
    </Button>
  );
  if (!ticket || !thread) {
    const problem = unread ?? unheard;
    return (
      <Card sx={{ p: 2, display: 'grid', gap: 1.5 }}>
        {back}
        {problem ? (
          <FailureAlert error={problem} />
        ) : (
          <>
            <Skeleton height={40} />
            <Skeleton height={160} />
          </>
        )}
      </Card>
    );
  }
  const answerers = others.filter(({ is_answering }) => is_answering);
  const last = thread.entries.findLast(({ kind }) => kind === 'reply')?.id ?? null;
  return (
    <Card component="section" aria-labelledby="ticket-subject" sx={{ p: 2, display: 'grid', gap: 1.5, minWidth: 0 }}>
      {back}
      <Box>
        <Typography id="ticket-subject" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {ticket.subject}
        </Typography>
        <Typography color="text.secondary" variant="body2">
          #{id} · <Reference to={['students', 'staff']} id={ticket.requester_id} />
        </Typography>
      </Box>
      <Controls ticket={ticket} others={thread.others} closedBy={thread.about.closed_by} act={act} />
      <LookedAt ticket={ticket} about={thread.about} />
      {ticket.merged_into && (
        <Alert severity="info">
          <MuiLink component={Link} to={`/tickets/${ticket.merged_into}/show`}>
            {translate('admin.tickets.merged', { id: ticket.merged_into })}
          </MuiLink>
        </Alert>
      )}
      <Entries entries={thread.entries} ticket={id} />
      <Box aria-live="polite">
        {answerers.map(({ id: colleague, name }) => (
          <Alert key={colleague} severity="warning">
            {translate('admin.tickets.answering', { name })}
          </Alert>
        ))}
      </Box>
      {ticket.status !== 'discarded' && (
        <Composer
          ticket={ticket}
          last={last}
          mode={mode}
          onMode={setMode}
          field={field}
          onWriting={setWriting}
          cannedAsked={cannedAsked}
          act={act}
        />
      )}
      {thread.others.length > 0 && (
        <Box component="nav" aria-label={translate('admin.tickets.others')} sx={{ fontSize: 13 }}>
          <Typography variant="h3">{translate('admin.tickets.others')}</Typography>
          {thread.others.map((other) => (
            <Button
              key={other.id}
              size="small"
              onClick={() => onChoose(other.id)}
              sx={{ display: 'block', textAlign: 'left' }}
            >
              #{other.id} {other.subject}
            </Button>
          ))}
        </Box>
      )}
    </Card>
  );
}
