import { MenuItem, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useQueryOf } from '../../providers/queries.ts';

interface CannedProps {
  ticket: number;
  /** When a key asked for them: then they are opened. */
  askedAt: number;
  onChoose: (content: string) => void;
  /** One was chosen or none: the focus goes where the reply is written. */
  onLeave: () => void;
}

/** Puts a canned reply, filled in for the ticket, into what is being written. */
export function Canned({ ticket, askedAt, onChoose, onLeave }: CannedProps) {
  const translate = useTranslate();
  const { data: canned = [] } = useQueryOf('tickets', ticket, 'canned');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (askedAt > 0) setOpen(true);
  }, [askedAt]);
  if (canned.length === 0) return null;
  return (
    <TextField
      select
      fullWidth={false}
      label={translate('admin.tickets.canned')}
      value=""
      onChange={({ target }) => {
        const reply = canned.find(({ id }) => id === Number(target.value));
        if (reply) onChoose(reply.content);
      }}
      slotProps={{
        select: {
          open: isOpen,
          onOpen: () => setOpen(true),
          onClose: () => setOpen(false),
          MenuProps: { disableRestoreFocus: true, slotProps: { transition: { onExited: onLeave } } },
        },
      }}
      sx={{ minWidth: 190 }}
    >
      {canned.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
