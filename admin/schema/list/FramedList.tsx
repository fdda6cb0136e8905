import { Box, Card } from '@mui/material';
import type { ReactElement } from 'react';
import { ListBase, Pagination } from 'react-admin';
import type { Row } from '../../providers/conflict.ts';
import { useProjection } from '../../school.ts';
import { FilterBar } from './FilterBar.tsx';
import { ListProblem, shownInPlace } from './ListProblem.tsx';
import { Rows } from './Rows.tsx';
import { sortOf } from './sort.ts';
import { TableTools } from './TableTools.tsx';

export function FramedList({ filter, empty }: { filter: Row; empty: ReactElement }) {
  const projection = useProjection();
  const filterFields = Object.keys(filter);
  const alike = filterFields.filter((field) => !Array.isArray(filter[field]));
  return (
    <ListBase
      filter={filter}
      sort={sortOf(projection)}
      perPage={25}
      exporter={false}
      empty={false}
      queryOptions={shownInPlace}
      storeKey={`${projection.entity}.of.${JSON.stringify(filter)}`}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5, alignItems: 'center' }}>
        <FilterBar omit={filterFields} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <TableTools />
        </Box>
      </Box>
      <Card sx={{ overflow: 'clip' }}>
        <ListProblem>
          <Rows omit={alike} empty={empty} />
          <Pagination rowsPerPageOptions={[25, 50, 100]} />
        </ListProblem>
      </Card>
    </ListBase>
  );
}
