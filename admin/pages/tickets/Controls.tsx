import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Ticket, TicketQueries } from '#schemas/types/entities/tickets.ts';
import { pageActions } from '../../layout/palette/page_actions.ts';
import { useQueryOf } from '../../providers/queries.ts';
import { Moment } from '../../schema/fields/Moment.tsx';
import { Status } from '../../schema/fields/Status.tsx';
import { useActionLabel, useFieldLabel, useValueLabel } from '../../schema/labels.ts';
import { useProjection } from '../../school.ts';

interface ControlsProps {
  ticket: Ticket;
  others: TicketQueries['thread']['result']['others'];
  /** Who solved or discarded it. */
  closedBy: string | null;
  act: (action: string, input?: object, undo?: () => Promise<unknown>) => Promise<boolean>;
}

/** How a ticket stands, and what the desk does with it; each can be taken back. */
export function Controls({ ticket, others, closedBy, act }: ControlsProps) {
  const translate = useTranslate();
  const labelOf = useActionLabel('tickets');
  const isPending = ticket.status === 'pending';
  const pendingTickets = others.filter(({ status }) => status === 'pending');
  return (
    <Box {...pageActions} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Status entity="tickets" field="status" value={ticket.status} />
      {closedBy && <ClosedBy ticket={ticket} name={closedBy} />}
      {ticket.satisfaction && <Status entity="tickets" field="satisfaction" value={ticket.satisfaction} />}
      <AssigneeSelect ticket={ticket} act={act} />
      <Choice ticket={ticket} field="priority" act={act} />
      <Choice ticket={ticket} field="category" act={act} />
      {isPending ? (
        <>
          <Button variant="outlined" onClick={() => act('solve', {}, () => act('reopen'))}>
            {labelOf('solve')}
          </Button>
          <Button onClick={() => act('discard', {}, () => act('reopen'))}>{labelOf('discard')}</Button>
        </>
      ) : (
        <Button variant="outlined" onClick={() => act('reopen')}>
          {labelOf('reopen')}
        </Button>
      )}
      {isPending && pendingTickets.length > 0 && (
        <TextField
          select
          fullWidth={false}
          label={labelOf('merge')}
          value=""
          onChange={({ target }) => act('merge', { into: Number(target.value) }, () => act('reopen'))}
          // Its label, which stands before its arrow, is all that it says.
          sx={{ minWidth: 220 }}
        >
          {pendingTickets.map(({ id, subject }) => (
            <MenuItem key={id} value={id}>
              #{id} {subject}
            </MenuItem>
          ))}
        </TextField>
      )}
      {!isPending && ticket.status === 'solved' && !ticket.satisfaction && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 13 }}>
          {translate('admin.tickets.unrated')}
        </Box>
      )}
    </Box>
  );
}

/** Who closed a ticket, and when. */
function ClosedBy({ ticket: { status, solved_at, discarded_at }, name }: { ticket: Ticket; name: string }) {
  const label = useFieldLabel('tickets')(status === 'solved' ? 'solved_by' : 'discarded_by');
  return (
    <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
      {label} {name} · <Moment value={solved_at ?? discarded_at} />
    </Box>
  );
}

/** The priority or the topic of a ticket that waits. */
function Choice({ ticket, field, act }: Pick<ControlsProps, 'ticket' | 'act'> & { field: 'priority' | 'category' }) {
  const { read } = useProjection('tickets');
  const wordOf = useValueLabel('tickets');
  const label = useFieldLabel('tickets')(field);
  const set = (value: string) =>
    act(`set_${field}`, { [field]: value }, () => act(`set_${field}`, { [field]: ticket[field] }));
  return (
    <TextField
      select
      fullWidth={false}
      label={label}
      value={ticket[field]}
      disabled={ticket.status !== 'pending'}
      onChange={({ target }) => set(target.value)}
      sx={{ minWidth: 110 }}
    >
      {(read.properties?.[field]?.enum ?? []).map((value) => (
        <MenuItem key={String(value)} value={String(value)}>
          {wordOf(field, value)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Who answers a ticket: nobody, or somebody of the desk whom the caller may read. */
function AssigneeSelect({ ticket, act }: Pick<ControlsProps, 'ticket' | 'act'>) {
  const translate = useTranslate();
  const label = useFieldLabel('tickets')('assigned_to');
  const { data } = useQueryOf('tickets', null, 'assignees');
  const isListed = data?.some(({ id }) => id === ticket.assigned_to);
  return (
    <TextField
      select
      fullWidth={false}
      label={label}
      value={isListed ? ticket.assigned_to : ''}
      disabled={ticket.status !== 'pending'}
      onChange={({ target }) =>
        act('assign', { assigned_to: Number(target.value) || null }, () =>
          act('assign', { assigned_to: ticket.assigned_to }),
        )
      }
      sx={{ minWidth: 130 }}
    >
      <MenuItem value="">{translate('admin.tickets.nobody')}</MenuItem>
      {data?.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
