import { Box, Card, Link as MuiLink, Typography } from '@mui/material';
import { useState } from 'react';
import { useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { longDate } from '#schemas/dates.ts';
import { pick } from '#schemas/localize.ts';
import type { StudentQueries } from '#schemas/types/entities/students.ts';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { useQueryOf } from '../../providers/queries.ts';
import { Answer } from '../../schema/actions/waiting.tsx';
import { Moment } from '../../schema/fields/Moment.tsx';
import { useLanguage } from '../../schema/labels.ts';
import { Pager } from '../../schema/list/Pager.tsx';
import { line } from './line.ts';

type Message = StudentQueries['messages']['result']['rows'][number];

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

function MessageLine({ message }: { message: Message }) {
  const translate = useTranslate();
  const locale = useLanguage();
  const createPath = useCreatePath();
  const { id, display_start_date, display_end_date, is_shown, read_at } = message;
  return (
    <Box component="li" sx={line}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <MuiLink component={Link} to={createPath({ resource: 'messages', id, type: 'edit' })}>
          {pick(message, 'title', locale)}
        </MuiLink>
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
          {longDate(display_start_date, locale)} – {longDate(display_end_date, locale)}
          {is_shown && ` · ${translate('admin.student.messages.shown')}`}
        </Box>
      </Box>
      <Box component="span" sx={{ fontSize: 13, color: read_at ? 'text.primary' : 'text.secondary' }}>
        {translate(`admin.student.messages.${read_at ? 'read' : 'unread'}`)} {read_at && <Moment value={read_at} />}
      </Box>
    </Box>
  );
}
