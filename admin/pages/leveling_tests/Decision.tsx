import { Alert, Box, Button, Card, MenuItem, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useCreatePath, useGetList, useRecordContext, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { pick } from '#schemas/localize.ts';
import { useAnnounce } from '../../announce.tsx';
import { call } from '../../providers/http.ts';
import { useLanguage } from '../../schema/labels.ts';
import { useWaiting } from '../attempts/useWaiting.ts';
import type { Evidence } from './evidence.ts';

interface Level extends Record<string, unknown> {
  id: number;
  order: number;
}

const every = { pagination: { page: 1, perPage: 100 }, sort: { field: 'order', order: 'ASC' as const } };

/** Assigns a level with its reason and completes the revision. Staff choose the level themselves; the proposal is shown beside. */
export function Decision({ attempt, proposal }: Evidence) {
  const translate = useTranslate();
  const locale = useLanguage();
  const announce = useAnnounce();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const record = useRecordContext<{ id: number; status: string }>();
  const { data: levels = [] } = useGetList<Level>('levels', { filter: { status: ['active'] }, ...every });
  const { following } = useWaiting('leveling_tests', record?.id ?? 0);
  const [chosen, setChosen] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  if (record?.status !== 'pending_revision') return null;

  const proposedLevel = levels.find(({ order }) => order === proposal.level);
  const ready = chosen !== null && reason.trim() !== '' && !busy;
  const decide = async () => {
    if (!ready) return;
    setBusy(true);
    try {
      await call('POST', `leveling_tests/${record.id}/assign`, { level_id: chosen, reason: reason.trim() });
      await call('POST', `leveling_tests/${record.id}/complete`);
      announce.done('complete', 'leveling_tests');
      await queries.invalidateQueries({ queryKey: ['leveling_tests'] });
      if (following !== undefined) navigate(createPath({ resource: 'leveling_tests', id: following, type: 'show' }));
    } catch (error) {
      announce.failed('complete', 'leveling_tests', error);
    } finally {
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void decide();
  };
  const waits = attempt?.status === 'pending_revision' ? attempt.id : null;

  return (
    <Card component="section" aria-label={translate('admin.leveling.decide')} sx={{ p: 2 }} onKeyDown={onKeyDown}>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Typography variant="h2">{translate('admin.leveling.decide')}</Typography>
        {waits !== null && (
          <Alert
            severity="info"
            action={
              <Button component={Link} to={createPath({ resource: 'attempts', id: waits, type: 'show' })}>
                {translate('admin.leveling.grade')}
              </Button>
            }
          >
            {translate('admin.leveling.waits')}
          </Alert>
        )}
        <Typography variant="body2">
          {translate('admin.leveling.proposal', { level: proposal.level })}
          {proposedLevel && `: ${pick(proposedLevel, 'name', locale)}`}
        </Typography>
        <TextField
          select
          fullWidth
          required
          label={translate('admin.leveling.assign')}
          value={chosen ?? ''}
          onChange={({ target }) => setChosen(Number(target.value))}
        >
          {levels.map((one) => (
            <MenuItem key={one.id} value={one.id}>
              {one.order}. {pick(one, 'name', locale)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          fullWidth
          required
          multiline
          label={translate('admin.leveling.reason')}
          helperText={translate('admin.leveling.reason_help')}
          value={reason}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button variant="contained" disabled={!ready || waits !== null} onClick={() => void decide()}>
          {translate('admin.leveling.assign_complete')}
        </Button>
        <Typography variant="body2" color="text.secondary" role="status">
          {ready || waits !== null ? '' : translate('admin.leveling.missing')}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {translate('admin.leveling.keys')}
        </Typography>
      </Box>
    </Card>
  );
}
