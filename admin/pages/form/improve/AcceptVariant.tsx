import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ask, call, problemOf } from '../../../providers/http.ts';
import { useProjection } from '../../../school.ts';
import { Gains } from './Gains.tsx';
import type { Outcome } from './regrading.ts';
import { useWork } from './work.ts';

interface AcceptVariantProps {
  form: number;
  question: number;
  part: string;
  answer: string;
  onClose: () => void;
  onDone: (gained: number) => void;
}

/** Who gains what when an answer is accepted; then it is, or not. */
export function AcceptVariant({ form, question, part, answer, onClose, onDone }: AcceptVariantProps) {
  const translate = useTranslate();
  const { entity } = useProjection();
  const [weight, setWeight] = useState(1);
  const { busy, failure, work } = useWork();
  const say = (key: string) => translate(`improve.variants.${key}`, { answer });
  const path = `${entity}/${form}/accept_variant`;
  const input = { question, part, text: answer, weight };
  const { data, error } = useQuery({
    queryKey: [entity, 'accept', form, question, part, answer, weight],
    queryFn: () => ask<Outcome>(path, { ...input, dry: true }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const wrong = failure || Object.values(problemOf(error)?.errors ?? {}).join(' ') || problemOf(error)?.message;
  const confirm = () =>
    work(async () => {
      await call('POST', path, input);
      onClose();
      onDone(data?.better ?? 0);
    });
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="accept-title">
      <DialogTitle id="accept-title">{say('title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{say('publishes')}</Typography>
        <TextField
          select
          size="small"
          label={say('worth')}
          value={weight}
          onChange={(event) => setWeight(Number(event.target.value))}
          margin="dense"
        >
          <MenuItem value={1}>{say('full')}</MenuItem>
          <MenuItem value={0.5}>{say('half')}</MenuItem>
        </TextField>
        {wrong && <Alert severity="error">{wrong}</Alert>}
        {data && <Gains outcome={data} better />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={busy || !data} onClick={confirm}>
          {say('confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
