import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Card, Typography } from '@mui/material';
import {
  Pagination,
  ReferenceManyField,
  ResourceContextProvider,
  useCreatePath,
  useGetResourceLabel,
  useListContext,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router-dom';
import type { Projection } from '#schemas/dialect.ts';
import { useProjection, useSchool } from '../../school.ts';
import { ListProblem, shownInPlace } from '../list/ListProblem.tsx';
import { isOrdered, placeSort } from '../list/OrderHandle.tsx';
import { Rows } from '../list/Rows.tsx';
import { childrenOf } from './child_entities.ts';

/** Below a record's own fields: the records that it holds, each list with its way to a new one. */
export function Children() {
  const { projections } = useSchool();
  const { entity } = useProjection();
  const record = useRecordContext();
  if (!record) return null;
  return (
    <>
      {childrenOf(entity, projections).map((child) => (
        <ResourceContextProvider key={child.entity} value={child.entity}>
          <ReferenceManyField
            reference={child.entity}
            target={child.parent as string}
            sort={placeSort(child)}
            perPage={isOrdered(child) ? 100 : 25}
            storeKey={`${entity}.${record.id}.${child.entity}`}
            queryOptions={shownInPlace}
          >
            <ChildList child={child} parentId={Number(record.id)} />
          </ReferenceManyField>
        </ResourceContextProvider>
      ))}
    </>
  );
}

function ChildList({ child, parentId }: { child: Projection; parentId: number }) {
  const { entity, parent, create } = child;
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const createPath = useCreatePath();
  const { data, total = 0 } = useListContext();
  const last = Math.max(0, ...(data ?? []).map(({ order }) => Number(order ?? 0)));
  const source = { [parent as string]: parentId, ...(create?.properties?.order ? { order: last + 1 } : {}) };
  const heading = `children-${entity}`;
  return (
    <Box component="section" aria-labelledby={heading} sx={{ mt: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id={heading} variant="h2">
          {labelOf(entity, 2)}
        </Typography>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 13, flex: 1 }}>
          {translate('admin.rows', { smart_count: total })}
        </Box>
        {create && (
          <Button
            component={Link}
            to={`${createPath({ resource: entity, type: 'create' })}?source=${encodeURIComponent(JSON.stringify(source))}`}
            variant="outlined"
            startIcon={<AddIcon />}
          >
            {translate('ra.action.create_item', { item: labelOf(entity, 1).toLowerCase() })}
          </Button>
        )}
      </Box>
      <Card sx={{ overflow: 'clip' }}>
        <ListProblem>
          <Rows omit={[parent as string]} ordered={isOrdered(child) && total > 1 && total <= 100} />
          {total > (isOrdered(child) ? 100 : 25) && <Pagination rowsPerPageOptions={[25, 50, 100]} />}
        </ListProblem>
      </Card>
    </Box>
  );
}
