import Close from '@mui/icons-material/Close';
import { Box, Button, IconButton, LinearProgress } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCreatePath, useGetOne, useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { hear } from '#schemas/browser/events.ts';
import type { BulkRun } from '#schemas/types/entities/bulk_runs.ts';
import { useReason } from '../../layout/useReason.ts';
import { call } from '../../providers/http.ts';
import { useQueryOf } from '../../providers/queries.ts';
import { useActionLabel } from '../labels.ts';

const entity = 'bulk_runs';

interface RunProgressProps {
  id: number;
  /** Another run has been ordered, which takes this one back. */
  onUndo: (run: number) => void;
  onClose?: () => void;
}

/** How far an action is that is done to many rows, and then what came of it: counted again, with a way back where there is one. */
export function RunProgress({ id, onUndo, onClose }: RunProgressProps) {
  const translate = useTranslate();
  const { data: run } = useGetOne<BulkRun>(entity, { id });
  useRunEvents(id, run?.entity);
  const label = useActionLabel(run?.entity ?? '');
  if (!run) return <LinearProgress aria-label={translate('people.bulk.progress')} sx={{ flex: 1 }} />;
  const { action, done, refused, total, status } = run;
  const isRunning = status === 'running';
  const words = translate(`people.bulk.${isRunning ? 'working' : 'finished'}`, {
    action: label(action),
    done: isRunning ? done + refused : done,
    total,
  });
  const endWords = ['cancelled', 'failed', 'undone'].includes(status) ? translate(`people.bulk.${status}`) : '';
  return (
    <>
      <Box role="status" sx={{ fontWeight: 600 }}>
        {[words, refused > 0 && translate('people.bulk.refused', { smart_count: refused }), endWords]
          .filter(Boolean)
          .join(' · ')}
      </Box>
      {isRunning && (
        <LinearProgress
          variant="determinate"
          aria-label={words}
          value={total === 0 ? 0 : ((done + refused) / total) * 100}
          sx={{ flex: '1 1 120px' }}
        />
      )}
      {!isRunning && <MatchCount run={run} />}
      <RunButtons run={run} onUndo={onUndo} isLinked={onClose !== undefined} />
      {onClose && !isRunning && (
        <IconButton size="small" aria-label={translate('people.bulk.close')} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      )}
    </>
  );
}

/** What the filter finds when all is done. */
function MatchCount({ run }: { run: BulkRun }) {
  const translate = useTranslate();
  const { data } = useQueryOf('bulk_runs', run.id, 'summary');
  if (data?.matching == null) return null;
  return <span>{translate('people.bulk.matching', { smart_count: data.matching })}</span>;
}

function RunButtons({ run, onUndo, isLinked }: { run: BulkRun; onUndo: (run: number) => void; isLinked: boolean }) {
  const translate = useTranslate();
  const reasonOf = useReason();
  const notify = useNotify();
  const queries = useQueryClient();
  const createPath = useCreatePath();
  const isRunning = run.status === 'running';
  const { data } = useQueryOf('bulk_runs', run.id, 'summary', { options: { enabled: !isRunning } });
  const order = async (step: string) => {
    try {
      const result = await call<{ run: number }>('POST', `${entity}/${run.id}/${step}`, {});
      if (step === 'undo') onUndo(result.run);
      await queries.invalidateQueries({ queryKey: [entity] });
    } catch (error) {
      notify(reasonOf(error), { type: 'error' });
    }
  };
  const isUndone = data?.can_undo && ['done', 'cancelled', 'failed'].includes(run.status);
  return (
    <>
      {isRunning && <Button onClick={() => order('cancel')}>{translate('people.bulk.cancel')}</Button>}
      {isUndone && <Button onClick={() => order('undo')}>{translate('people.bulk.undo')}</Button>}
      {isLinked && (
        <Button component={Link} to={createPath({ resource: entity, id: run.id, type: 'show' })}>
          {translate('people.bulk.details')}
        </Button>
      )}
    </>
  );
}

/** Reads a run, and the list that it changes, again whenever a set of its rows was done. */
function useRunEvents(id: number, changed: string | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    const ask = () => {
      void queries.invalidateQueries({ queryKey: [entity] });
      if (changed) void queries.invalidateQueries({ queryKey: [changed] });
    };
    return hear(document, { topics: [`bulk_run:${id}`], on: { progress: ask }, again: ask });
  }, [id, changed, queries]);
}
