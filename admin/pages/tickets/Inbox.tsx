import { Box, Card, Pagination as Pages, Typography } from '@mui/material';
import { type KeyboardEvent, useRef, useState } from 'react';
import { ListBase, useListContext, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { Ticket } from '#schemas/types/entities/tickets.ts';
import { pageActions } from '../../layout/palette/page_actions.ts';
import { useColumns } from '../../schema/list/columns.ts';
import { ExportButton } from '../../schema/list/ExportButton.tsx';
import { FilterBar } from '../../schema/list/FilterBar.tsx';
import { ListProblem, shownInPlace } from '../../schema/list/ListProblem.tsx';
import { ViewChoice } from '../../schema/list/views/ViewChoice.tsx';
import { Heading } from '../../schema/record/Heading.tsx';
import { AllKeys } from './AllKeys.tsx';
import { type Command, commandOf } from './keys.ts';
import { pendingFilter, Queues } from './Queues.tsx';
import { Thread } from './Thread.tsx';
import { TicketRows } from './TicketRows.tsx';
import { useChosen } from './useChosen.ts';
import { useInboxFocus } from './useInboxFocus.ts';
import { useInboxEvents } from './useTicket.ts';

/** The desk's inbox: what waits with what is overdue on top, and beside it the thread of one; on a phone either. */
export function Inbox() {
  const translate = useTranslate();
  const { id } = useParams();
  useInboxEvents();
  return (
    <ListBase
      resource="tickets"
      sort={{ field: 'due_at', order: 'ASC' }}
      filterDefaultValues={pendingFilter}
      perPage={50}
      exporter={false}
      empty={false}
      disableSyncWithLocation={id !== undefined}
      queryOptions={shownInPlace}
    >
      <Heading text={translate('pages.tickets')} passing />
      <Sides opened={id === undefined ? null : Number(id)} />
    </ListBase>
  );
}

function Sides({ opened }: { opened: number | null }) {
  const translate = useTranslate();
  const { data = [], total = 0, page, perPage, setPage } = useListContext<Ticket>();
  const { chosen, choose, leave } = useChosen(opened);
  const [lastCommand, setLastCommand] = useState<{ command: Command; at: number } | null>(null);
  const [isHelp, setHelp] = useState(false);
  const rows = useRef<HTMLDivElement>(null);
  const place = useRef(-1);
  const at = data.findIndex((ticket) => ticket.id === chosen);
  if (at >= 0) place.current = at;
  const move = (by: number) => {
    // A ticket that was solved has left the list: what came after it stands in its place.
    const from = at >= 0 || by < 0 ? place.current : place.current - 1;
    const next = data[Math.min(Math.max(from + by, 0), data.length - 1)];
    if (!next) return;
    choose(next.id);
    rows.current?.querySelector<HTMLElement>(`[data-ticket="${next.id}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOf(event);
    if (!command) return;
    event.preventDefault();
    if (command === 'help') setHelp(true);
    else if (command === 'next' || command === 'previous') move(command === 'next' ? 1 : -1);
    else setLastCommand({ command, at: Date.now() });
  };
  const isThread = chosen !== null;
  const columns = useColumns().present;
  return (
    <Box {...useInboxFocus()} onKeyDown={onKeyDown} sx={{ display: 'grid', gap: 1.5 }}>
      <Box
        sx={{ display: { xs: isThread ? 'none' : 'flex', md: 'flex' }, flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
      >
        <Queues />
        <FilterBar />
        <Box {...pageActions} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {opened === null && <ViewChoice />}
          <ExportButton columns={columns} />
          <AllKeys open={isHelp} onOpen={() => setHelp(true)} onClose={() => setHelp(false)} />
        </Box>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(280px, 2fr) minmax(0, 3fr)' },
          alignItems: 'start',
        }}
      >
        <Card sx={{ display: { xs: isThread ? 'none' : 'block', md: 'block' }, overflow: 'clip' }}>
          <ListProblem>
            <TicketRows ref={rows} chosen={chosen} onChoose={choose} />
            {total > perPage && (
              <Pages
                count={Math.ceil(total / perPage)}
                page={page}
                onChange={(_, next) => setPage(next)}
                size="small"
                sx={{ p: 1 }}
              />
            )}
          </ListProblem>
        </Card>
        {isThread ? (
          <Thread key={chosen} id={chosen} lastCommand={lastCommand} onBack={leave} onChoose={choose} />
        ) : (
          <Typography color="text.secondary" sx={{ display: { xs: 'none', md: 'block' }, p: 4, textAlign: 'center' }}>
            {translate('admin.tickets.choose')}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
