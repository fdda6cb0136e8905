import { Box, Button, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { type RefObject, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Ticket } from '#schemas/types/entities/tickets.ts';
import { Attachments } from '../../help/Attachments.tsx';
import { useAttachments } from '../../help/useAttachments.ts';
import { Canned } from './Canned.tsx';
import { useWriting } from './draft.ts';

interface ComposerProps {
  ticket: Ticket;
  /** The newest reply that the page shows. */
  last: number | null;
  mode: 'reply' | 'note';
  onMode: (mode: 'reply' | 'note') => void;
  field: RefObject<HTMLTextAreaElement>;
  onWriting: (isWriting: boolean) => void;
  /** When canned replies were asked for by a key. */
  cannedAsked: number;
  act: (action: string, input?: object, undo?: () => Promise<unknown>) => Promise<boolean>;
}

/** Where the desk answers, by hand or with a canned reply, or notes what it alone reads. */
export function Composer({ ticket, last, mode, onMode, field, onWriting, cannedAsked, act }: ComposerProps) {
  const translate = useTranslate();
  const [text, setText] = useWriting(ticket.id, ticket.subject);
  const [busy, setBusy] = useState(false);
  const attachments = useAttachments();
  const isNote = mode === 'note';
  const label = translate(`admin.tickets.${isNote ? 'note' : 'answer'}`);
  const send = async (solve: boolean) => {
    setBusy(true);
    const reply = { content: text.trim(), files: attachments.files.map(({ id }) => id) };
    const isSent = await act(mode, isNote ? reply : { ...reply, after: last });
    setBusy(false);
    if (!isSent) return;
    setText('');
    attachments.clear();
    if (solve) await act('solve', {}, () => act('reopen'));
  };
  const isHeld = busy || attachments.isSending || !text.trim();
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        void send(false);
      }}
      sx={{ display: 'grid', gap: 1 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={mode}
          onChange={(_, next) => next && onMode(next)}
          aria-label={translate('admin.tickets.kind')}
        >
          <ToggleButton value="reply">{translate('admin.tickets.answer')}</ToggleButton>
          <ToggleButton value="note">{translate('admin.tickets.note')}</ToggleButton>
        </ToggleButtonGroup>
        {!isNote && (
          <Canned
            ticket={ticket.id}
            askedAt={cannedAsked}
            onChoose={(content) => setText(text.trim() ? `${text.trim()}\n\n${content}` : content)}
            onLeave={() => field.current?.focus()}
          />
        )}
      </Box>
      <TextField
        multiline
        minRows={3}
        maxRows={14}
        label={label}
        helperText={isNote ? translate('admin.tickets.note_hint') : undefined}
        value={text}
        inputRef={field}
        onChange={({ target }) => setText(target.value)}
        onFocus={() => onWriting(true)}
        onBlur={() => onWriting(false)}
        slotProps={{ htmlInput: { maxLength: 10000 } }}
        sx={
          isNote ? { '& fieldset': { borderStyle: 'dashed', borderColor: 'warning.main', borderWidth: 2 } } : undefined
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button type="submit" variant="contained" disabled={isHeld}>
          {translate(isNote ? 'admin.tickets.save_note' : 'admin.tickets.send')}
        </Button>
        {!isNote && ticket.status === 'pending' && (
          <Button disabled={isHeld} onClick={() => void send(true)}>
            {translate('admin.tickets.send_and_solve')}
          </Button>
        )}
        <Attachments {...attachments} />
      </Box>
    </Box>
  );
}
