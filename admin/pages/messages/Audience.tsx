import { Box, Button, Card, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useQueryOf } from '../../providers/queries.ts';
import { type AudienceParams, audienceIn } from './audience_fields.ts';
import { People } from './People.tsx';

/** A page of names. */
const size = 25;

/** Whom a message reaches, by name, each with the way to see it as that student will. */
export function Audience({ message }: { message: RaRecord }) {
  const translate = useTranslate();
  const id = useId();
  const [first, setFirst] = useState(0);
  const params = { ...(audienceIn(message) as AudienceParams), first, last: first + size - 1 };
  const { data } = useQueryOf('messages', null, 'audience', { params });
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 3 }}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {translate('admin.messages.audience')}
      </Typography>
      {data && (
        <Typography sx={{ mb: 1 }}>
          {translate('admin.messages.reaches', { smart_count: data.total })}{' '}
          {message.send_letter ? translate('admin.messages.letters', { smart_count: data.letters }) : ''}
        </Typography>
      )}
      <Card>
        <People page={data} first={first} size={size} turn={setFirst}>
          {(student) => (
            <Button
              size="small"
              href={`/preview/message/${message.id}?student=${student.id}`}
              target="_blank"
              rel="noreferrer"
            >
              {translate('admin.messages.see_as', { name: student.first_name })}
            </Button>
          )}
        </People>
      </Card>
    </Box>
  );
}
