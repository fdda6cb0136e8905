import AddIcon from '@mui/icons-material/Add';
import DownloadIcon from '@mui/icons-material/Download';
import { Box, Button, Card } from '@mui/material';
import { ListBase, Pagination, useCreatePath, useGetResourceLabel, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { meant } from '../../providers/filter.ts';
import { useProjection } from '../../school.ts';
import { Heading } from '../record/Heading.tsx';
import { useScreen } from '../screens.ts';
import { ColumnChoice, useColumns } from './ColumnChoice.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ListProblem, shownInPlace } from './ListProblem.tsx';
import { isOrdered } from './Ordered.tsx';
import { Rows } from './Rows.tsx';
import { sortOf } from './sort.ts';

/** The list of an entity, whatever entity the page is of. */
export function EntityList() {
  const projection = useProjection();
  const labelOf = useGetResourceLabel();
  return (
    <ListBase
      sort={sortOf(projection)}
      perPage={25}
      exporter={false}
      empty={false}
      queryOptions={shownInPlace}
      key={projection.entity}
    >
      <Heading text={labelOf(projection.entity, 2)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5, alignItems: 'center' }}>
        <FilterBar />
        <Tools />
      </Box>
      <Card sx={{ overflow: 'clip' }}>
        <ListProblem>
          <AllRows />
          <Pagination rowsPerPageOptions={[25, 50, 100]} />
        </ListProblem>
      </Card>
    </ListBase>
  );
}

/** Rows that have no parent change places among all, so all of them have to be there. */
function AllRows() {
  const projection = useProjection();
  const { total = 0, data = [], filterValues } = useListContext();
  const whole = total > 1 && total === data.length && Object.keys(filterValues ?? {}).length === 0;
  return <Rows whole ordered={whole && !projection.parent && isOrdered(projection)} />;
}

function Tools() {
  const translate = useTranslate();
  const projection = useProjection();
  const { entity } = projection;
  const createPath = useCreatePath();
  const labelOf = useGetResourceLabel();
  const { total, filterValues, sort } = useListContext();
  const query = new URLSearchParams({
    filter: JSON.stringify(meant(filterValues)),
    sort: JSON.stringify([sort.field, sort.order]),
    columns: JSON.stringify(useColumns().present),
  });
  const { listTools: Added } = useScreen(entity);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box component="span" role="status" sx={{ color: 'text.secondary', fontSize: 13, minWidth: 64 }}>
        {total === undefined ? '' : translate('admin.rows', { smart_count: total })}
      </Box>
      <ColumnChoice />
      <Button component="a" href={`/api/${entity}.csv?${query}`} download startIcon={<DownloadIcon />}>
        {translate('ra.action.export')}
      </Button>
      {Added && <Added />}
      {projection.create && (
        <Button
          component={Link}
          to={createPath({ resource: entity, type: 'create' })}
          variant="contained"
          startIcon={<AddIcon />}
        >
          {translate('ra.action.create_item', { item: labelOf(entity, 1).toLowerCase() })}
        </Button>
      )}
    </Box>
  );
}
