import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Looked } from '#schemas/help/looked.ts';
import { useAnnounce } from '../announce.tsx';
import { call, problemOf } from '../providers/http.ts';
import { useValueLabel } from '../schema/labels.ts';
import { useProjection } from '../school.ts';
import { Attachments } from './Attachments.tsx';
import { useAttachments } from './useAttachments.ts';

interface AskFormProps {
  looked: Looked;
  onSent: (ticket: number) => void;
}

/** Asks the desk something; what is looked at goes along, and is said. */
export function AskForm({ looked, onSent }: AskFormProps) {
  const translate = useTranslate();
  const wordOf = useValueLabel('tickets');
  const categories = useProjection('tickets').read.properties?.category?.enum ?? [];
  const queries = useQueryClient();
  const announce = useAnnounce();
  const attachments = useAttachments();
  const [draft, setDraft] = useState({ subject: '', content: '' });
  const [chosenCategory, setChosenCategory] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<{ message: string; errors: Record<string, string> } | null>(null);
  const [busy, setBusy] = useState(false);
  const category = chosenCategory ?? (looked.error ? 'technical' : 'other');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setRefusal(null);
    try {
      const { id } = await call<{ id: number }>('POST', 'tickets', { ...draft, category, ...ticketContext(looked) });
      const files = attachments.files.map((file) => file.id);
      // The ticket is there, with its files or without: whoever sends it again would ask twice.
      if (files.length > 0)
        await call('POST', `tickets/${id}/attach`, { files }).catch((error) =>
          announce.failed('update', 'tickets', error),
        );
      setDraft({ subject: '', content: '' });
      attachments.clear();
      onSent(id);
      await queries.invalidateQueries({ queryKey: ['tickets'] });
    } catch (error) {
      const { message = translate('help.offline'), errors = {} } = problemOf(error) ?? {};
      setRefusal({ message, errors });
    } finally {
      setBusy(false);
    }
  };
  const field = (name: 'subject' | 'content') => ({
    required: true,
    label: translate(`help.${name}`),
    value: draft[name],
    error: refusal?.errors[name] !== undefined,
    helperText: refusal?.errors[name],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  });
  return (
    <Box component="form" onSubmit={send} sx={{ display: 'grid', gap: 1.5 }}>
      <TextField {...field('subject')} slotProps={{ htmlInput: { maxLength: 200 } }} />
      <TextField
        select
        label={translate('help.category')}
        value={category}
        onChange={({ target }) => setChosenCategory(target.value)}
      >
        {categories.map((value) => (
          <MenuItem key={String(value)} value={String(value)}>
            {wordOf('category', value)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        {...field('content')}
        multiline
        minRows={4}
        maxRows={12}
        slotProps={{ htmlInput: { maxLength: 5000 } }}
      />
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {translate('help.about')} {looked.error ? `${looked.error} ${looked.message}` : looked.title}
      </Typography>
      {refusal && (
        <Alert severity="error">
          {translate('help.failed')}: {refusal.message}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button type="submit" variant="contained" disabled={busy || attachments.isSending}>
          {translate('help.send')}
        </Button>
        <Attachments {...attachments} />
      </Box>
    </Box>
  );
}

/** What a ticket says of the page on which it was opened. */
const ticketContext = ({ page, error, message, request }: Looked) => ({
  page,
  error_status: Number(error) || null,
  error_message: message.slice(0, 500) || null,
  request_id: request || null,
});
