import { Box, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { useQueryOf } from '../../providers/queries.ts';
import { Answer } from '../../schema/actions/waiting.tsx';
import { Pager } from '../../schema/list/Pager.tsx';
import { MessageLine } from './MessageLine.tsx';

/** A page of messages. */
const size = 25;

/** What the school has told the student, and when it was read. */
export function MessagesTab() {
  const translate = useTranslate();
  const student = useRecordContext();
  const [first, setFirst] = useState(0);
  const params = { first, last: first + size - 1 };
  const messages = useQueryOf('students', student?.id ?? null, 'messages', { params });
  if (messages.isLoading) return <PageSkeleton />;
  return (
    <Answer of={messages}>
      {({ total, rows }) => (
        <Card sx={{ pb: total > size ? 1 : 0 }}>
          {rows.length === 0 && (
            <Typography color="text.secondary" sx={{ p: 3, textAlign: 'center' }}>
              {translate('admin.student.empty.messages')}
            </Typography>
          )}
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {rows.map((message) => (
              <MessageLine key={message.id} message={message} />
            ))}
          </Box>
          <Pager first={first} page={size} total={total} onChange={setFirst} />
        </Card>
      )}
    </Answer>
  );
}
