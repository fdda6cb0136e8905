import { Box, Card, Link as MuiLink, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useQueryOf } from '../../providers/queries.ts';
import { People } from './People.tsx';

/** A page of names. */
const size = 25;

/** How many have read a message, with the list of when, and who has not yet. */
export function Receipts({ message }: { message: RaRecord }) {
  const translate = useTranslate();
  const id = useId();
  const [first, setFirst] = useState(0);
  const params = { first, last: first + size - 1 };
  const { data } = useQueryOf('messages', message.id, 'unread_by', { params });
  const filter = new URLSearchParams({ filter: JSON.stringify({ message_id: message.id }) });
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 3 }}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {translate('admin.messages.receipts')}
      </Typography>
      {data && (
        <Typography sx={{ mb: 1 }}>
          <MuiLink component={Link} to={`/message_receipts?${filter}`}>
            {translate('admin.messages.read_by', { smart_count: data.read })}
          </MuiLink>
          {' · '}
          {translate('admin.messages.unread_by', { smart_count: data.total })}
        </Typography>
      )}
      <Card>
        <People page={data} first={first} size={size} turn={setFirst} />
      </Card>
    </Box>
  );
}
