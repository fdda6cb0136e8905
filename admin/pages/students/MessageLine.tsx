import { Box, Link as MuiLink } from '@mui/material';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { longDate } from '#schemas/dates.ts';
import { pick } from '#schemas/localize.ts';
import type { StudentQueries } from '#schemas/types/entities/students.ts';
import { Moment } from '../../schema/fields/Moment.tsx';
import { useLanguage } from '../../schema/labels.ts';
import { line } from './line.ts';

type Message = StudentQueries['messages']['result']['rows'][number];

export function MessageLine({ message }: { message: Message }) {
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
