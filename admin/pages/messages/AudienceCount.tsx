import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useQueryOf } from '../../providers/queries.ts';
import { type AudienceParams, audienceIn } from './audience_fields.ts';

/** Whom the message that is being written would reach, counted as soon as it says whom it is for. */
export function AudienceCount() {
  const audience = audienceIn(useWatch());
  return (
    <Box role="status" sx={{ fontSize: 13, color: 'text.secondary', mt: 0.5, minHeight: 20 }}>
      {audience && <Count of={audience} />}
    </Box>
  );
}

function Count({ of }: { of: AudienceParams }) {
  const translate = useTranslate();
  const { data } = useQueryOf('messages', null, 'audience', { params: { ...of, last: 0 } });
  return data ? translate('admin.messages.reaches', { smart_count: data.total }) : null;
}
