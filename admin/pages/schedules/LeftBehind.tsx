import { Alert } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { useQueryOf } from '../../providers/queries.ts';
import { Answer } from '../../schema/actions/waiting.tsx';
import { ToCome } from '../periods/Summary.tsx';

/** What lines that are not to be used any more have still to come: it stays unless it is cancelled with them. */
export function LeftBehind({ rows }: { rows: RaRecord[] }) {
  const translate = useTranslate();
  const ids = rows.map(({ id }) => Number(id));
  const left = useQueryOf('schedules', null, 'to_come', { params: { ids }, options: { gcTime: 0 } });
  return (
    <Answer of={left}>
      {(counts) =>
        counts.to_come === 0 ? (
          <div>{translate('planning.line.nothing_left')}</div>
        ) : (
          <Alert severity="warning">
            <ToCome of={counts} />
            {translate('planning.line.left_behind')}
          </Alert>
        )
      }
    </Answer>
  );
}
