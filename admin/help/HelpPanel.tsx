import CloseIcon from '@mui/icons-material/Close';
import { Alert, Box, Drawer, IconButton, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import type { Looked } from '#schemas/help/looked.ts';
import type { Ticket } from '#schemas/types/entities/tickets.ts';
import { Moment } from '../schema/fields/Moment.tsx';
import { AskForm } from './AskForm.tsx';

interface HelpPanelProps {
  looked: Looked;
  isOpen: boolean;
  close: () => void;
}

/** Help beside a page: asks the desk, and leads to what was asked before. Closed, it keeps what is written in it. */
export function HelpPanel({ looked, isOpen, close }: HelpPanelProps) {
  const translate = useTranslate();
  const [sentTicket, setSentTicket] = useState<number | null>(null);
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={close}
      ModalProps={{ keepMounted: true }}
      // Above the bar, which stands above other drawers.
      sx={{ zIndex: 'modal' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': 'help', sx: { width: 420, maxWidth: '100%', p: 2, gap: 1.5 } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id="help" variant="h2">
          {translate('pages.help')}
        </Typography>
        <IconButton aria-label={translate('ra.action.close')} onClick={close}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {sentTicket === null ? (
        <>
          <Typography color="text.secondary">{translate('help.lead')}</Typography>
          <AskForm looked={looked} onSent={setSentTicket} />
        </>
      ) : (
        <Alert severity="success" onClose={() => setSentTicket(null)}>
          {translate('help.sent')} <Link href={`/help/${sentTicket}`}>{translate('help.see')}</Link>
        </Alert>
      )}
      <OwnTickets />
    </Drawer>
  );
}

type OwnTicket = Pick<Ticket, 'id' | 'subject' | 'status' | 'awaits' | 'last_reply_at'>;

/** What the reader has asked, the newest answer first: pages of the student site. */
function OwnTickets() {
  const translate = useTranslate();
  const sort = { field: 'last_reply_at', order: 'DESC' } as const;
  const { data = [], isPending } = useGetList<OwnTicket>('tickets', { sort, pagination: { page: 1, perPage: 20 } });
  const stateOf = ({ status, awaits }: OwnTicket) =>
    translate(status === 'pending' && awaits === 'requester' ? 'help.answered' : `help.status.${status}`);
  return (
    <Box component="section" aria-labelledby="help-own">
      <Typography id="help-own" variant="h3" sx={{ mb: 1 }}>
        {translate('help.own')}
      </Typography>
      {!isPending && data.length === 0 && <Typography color="text.secondary">{translate('help.none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {data.map((ticket) => (
          <Box component="li" key={ticket.id} sx={{ fontSize: 14 }}>
            <Link href={`/help/${ticket.id}`} sx={{ display: 'block', overflowWrap: 'anywhere' }}>
              {ticket.subject}
            </Link>
            <Box component="span" sx={{ color: 'text.secondary', fontSize: 13 }}>
              {stateOf(ticket)} · <Moment value={ticket.last_reply_at} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
