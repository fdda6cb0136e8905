import { Box, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { TicketQueries } from '#schemas/types/entities/tickets.ts';
import { Moment } from '../../schema/fields/Moment.tsx';

type Entry = TicketQueries['thread']['result']['entries'][number];

/** What was written in a ticket, the oldest first. What the desk alone reads is named and framed. */
export function Entries({ entries, ticket }: { entries: Entry[]; ticket: number }) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {entries.map((entry) => (
        <EntryItem key={`${entry.ticket_id} ${entry.id}`} entry={entry} ticket={ticket} />
      ))}
    </Box>
  );
}

function EntryItem({ entry, ticket }: { entry: Entry; ticket: number }) {
  const translate = useTranslate();
  const { kind, author, by_school, content, created_at, files, ticket_id } = entry;
  const isNote = kind === 'note';
  return (
    <Box
      component="li"
      sx={{
        p: 1.25,
        borderRadius: 1.25,
        border: isNote ? '2px dashed' : '1px solid',
        borderColor: isNote ? 'warning.main' : 'divider',
        bgcolor: by_school && !isNote ? 'action.hover' : 'background.paper',
        ml: by_school ? { xs: 0, sm: 3 } : 0,
        mr: by_school ? 0 : { xs: 0, sm: 3 },
      }}
    >
      <Typography variant="body2" color="text.secondary" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <strong>{author}</strong>
        <Moment value={created_at} />
        {isNote && <strong>{translate('admin.tickets.note')}</strong>}
        {ticket_id !== ticket && <span>#{ticket_id}</span>}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{content}</Typography>
      {files.map(({ id, name, kind: type }) => (
        <Link key={id} href={`/api/resources/${id}/file`} target="_blank" rel="noopener" sx={{ display: 'block' }}>
          {type === 'image' ? (
            <Box
              component="img"
              src={`/api/resources/${id}/file?size=medium`}
              alt={name}
              sx={{ maxWidth: '100%', maxHeight: 220 }}
            />
          ) : (
            name
          )}
        </Link>
      ))}
    </Box>
  );
}
