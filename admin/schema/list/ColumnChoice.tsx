import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useProjection } from '../../school.ts';
import { useFieldLabel } from '../labels.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import { useColumns } from './columns.ts';

/** Chooses the columns of the list. Its own chooser renders options outside of any list box. */
export function ColumnChoice() {
  const translate = useTranslate();
  const labelOf = useFieldLabel(useProjection().entity);
  const { all, present, toggle, reset } = useColumns();
  return (
    <ColumnMenu all={all} shown={present} labelOf={labelOf} toggle={toggle}>
      <Button onClick={reset}>{translate('ra.action.reset')}</Button>
    </ColumnMenu>
  );
}
