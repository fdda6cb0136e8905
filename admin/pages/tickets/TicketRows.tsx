import { Box, ButtonBase, List, ListItem, Skeleton, Typography } from '@mui/material';
import { forwardRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { Ticket } from '#schemas/types/entities/tickets.ts';
import { Moment } from '../../schema/fields/Moment.tsx';
import { Reference } from '../../schema/fields/references.tsx';
import { Status } from '../../schema/fields/Status.tsx';
import { useValueLabel } from '../../schema/labels.ts';
import { Empty } from '../../schema/list/Empty.tsx';

interface TicketRowsProps {
  chosen: number | null;
  onChoose: (id: number) => void;
}

/** The tickets of the list, each in two lines: who and what, and how urgent it is. */
export const TicketRows = forwardRef<HTMLDivElement, TicketRowsProps>(function TicketRows({ chosen, onChoose }, rows) {
  const translate = useTranslate();
  const { data, isPending } = useListContext<Ticket>();
  if (isPending)
    return (
      <Box sx={{ p: 1.5 }}>
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} height={44} />
        ))}
      </Box>
    );
  if (!data?.length) return <Empty />;
  return (
    <Box ref={rows} sx={{ maxHeight: { md: 'max(400px, calc(100vh - 190px))' }, overflow: 'auto' }} tabIndex={-1}>
      <List disablePadding aria-label={translate('pages.tickets')}>
        {data.map((ticket) => (
          <ListItem key={ticket.id} disablePadding divider>
            <Row ticket={ticket} isChosen={ticket.id === chosen} onChoose={onChoose} />
          </ListItem>
        ))}
      </List>
    </Box>
  );
});

function Row({ ticket, isChosen, onChoose }: { ticket: Ticket; isChosen: boolean; onChoose: (id: number) => void }) {
  const translate = useTranslate();
  const wordOf = useValueLabel('tickets');
  const { id, subject, requester_id, priority, due_at, status, awaits } = ticket;
  const isAsked = status === 'pending' && awaits === 'school';
  const isOverdue = due_at !== null && Date.parse(due_at) < Date.now();
  return (
    <ButtonBase
      data-ticket={id}
      aria-current={isChosen}
      onClick={() => onChoose(id)}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 0.25,
        fontFamily: 'inherit',
        width: '100%',
        minHeight: 44,
        p: 1,
        textAlign: 'left',
        justifyContent: 'stretch',
        alignContent: 'center',
        bgcolor: isChosen ? 'action.selected' : undefined,
        borderLeft: 3,
        borderColor: isOverdue ? 'error.main' : 'transparent',
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, width: '100%', minWidth: 0 }}>
        <Typography component="span" noWrap sx={{ flex: 1, fontWeight: isAsked ? 600 : 400, fontSize: 14 }}>
          {subject}
        </Typography>
        <Box
          component="span"
          sx={{ color: isOverdue ? 'error.main' : 'text.secondary', whiteSpace: 'nowrap', fontSize: 13 }}
        >
          {isOverdue && `${translate('admin.tickets.overdue')} · `}
          <Moment value={due_at ?? ticket.last_reply_at} />
        </Box>
      </Box>
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, color: 'text.secondary', fontSize: 13 }}>
        <span>
          #{id} · <Reference to={['students', 'staff']} id={requester_id} link={false} />
        </span>
        {priority !== 'normal' && <strong>{wordOf('priority', priority)}</strong>}
        {status !== 'pending' && <Status entity="tickets" field="status" value={status} />}
      </Box>
    </ButtonBase>
  );
}
