import { Alert } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { useQueryOf } from '../../providers/queries.ts';
import { Answer } from '../../schema/actions/waiting.tsx';
import { type AudienceParams, audienceIn } from './audience_fields.ts';

/** To how many persons messages will be shown, before they are. */
export const ActivationRecipients = ({ rows }: { rows: RaRecord[] }) => (
  <>
    {rows.map((row) => (
      <RecipientCount key={row.id} message={row} among={rows} />
    ))}
  </>
);

function RecipientCount({ message, among }: { message: RaRecord; among: RaRecord[] }) {
  const translate = useTranslate();
  const params = { ...(audienceIn(message) as AudienceParams), last: 0 };
  const audience = useQueryOf('messages', null, 'audience', { params, options: { gcTime: 0 } });
  return (
    <Answer of={audience}>
      {({ total, letters }) => (
        <Alert severity={total === 0 ? 'warning' : 'info'}>
          {among.length > 1 && <strong>{message.title}: </strong>}
          {translate('admin.messages.reaches', { smart_count: total })}{' '}
          {message.send_letter ? translate('admin.messages.letters', { smart_count: letters }) : ''}
        </Alert>
      )}
    </Answer>
  );
}

/** How many have not read messages and will be reminded. */
export const ReminderRecipients = ({ rows }: { rows: RaRecord[] }) => (
  <>
    {rows.map((row) => (
      <Unread key={row.id} message={row} />
    ))}
  </>
);

function Unread({ message }: { message: RaRecord }) {
  const translate = useTranslate();
  const unread = useQueryOf('messages', message.id, 'unread_by', { params: { last: 0 }, options: { gcTime: 0 } });
  return (
    <Answer of={unread}>
      {({ total }) => <Alert severity="info">{translate('admin.messages.unread_by', { smart_count: total })}</Alert>}
    </Answer>
  );
}
