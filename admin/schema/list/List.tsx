import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Card } from '@mui/material';
import { ListBase, Pagination, useGetResourceLabel, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pageActions } from '../../layout/palette/page_actions.ts';
import { useProjection } from '../../school.ts';
import { Heading } from '../record/Heading.tsx';
import { useCreatePage } from '../record/useCreatePage.ts';
import { useScreen } from '../screens.ts';
import { FilterBar } from './FilterBar.tsx';
import { ListProblem, shownInPlace } from './ListProblem.tsx';
import { isOrdered } from './OrderHandle.tsx';
import { Rows } from './Rows.tsx';
import { sortOf } from './sort.ts';
import { TableTools } from './TableTools.tsx';
import { LeftOut } from './views/LeftOut.tsx';
import { useReadableAddress } from './views/useReadableAddress.ts';
import { ViewChoice } from './views/ViewChoice.tsx';

/** The list of an entity, whatever entity the page is of. */
export function EntityList() {
  const projection = useProjection();
  const labelOf = useGetResourceLabel();
  const { leftOut, isReadable } = useReadableAddress();
  if (!isReadable) return null;
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
      <LeftOut fields={leftOut} />
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
  const createPage = useCreatePage(projection);
  const labelOf = useGetResourceLabel();
  const { listTools: Added } = useScreen(entity);
  return (
    <Box {...pageActions} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <TableTools>
        <ViewChoice />
      </TableTools>
      {Added && <Added />}
      {createPage && (
        <Button component={Link} to={createPage} variant="contained" startIcon={<AddIcon />}>
          {translate('ra.action.create_item', { item: labelOf(entity, 1).toLowerCase() })}
        </Button>
      )}
    </Box>
  );
}
