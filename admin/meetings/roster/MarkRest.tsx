import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Seat } from '../meeting.ts';

interface MarkRestProps {
  /** Those of whom it is not known yet whether they were there. */
  seats: Seat[];
  mark: (seats: Seat[], attended: boolean) => Promise<void>;
}

/** Marks all who are not marked yet in one go: the few who missed are marked by hand, the rest were there. */
export function MarkRest({ seats, mark }: MarkRestProps) {
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  const press = async (attended: boolean) => {
    setBusy(true);
    await mark(seats, attended);
    setBusy(false);
  };
  return [true, false].map((attended) => (
    <Button
      key={String(attended)}
      variant={attended ? 'contained' : 'outlined'}
      disabled={busy}
      onClick={() => void press(attended)}
    >
      {translate(`seats.rest.${attended}`, { smart_count: seats.length })}
    </Button>
  ));
}
