import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useProjection } from '../../school.ts';
import { Column } from '../fields/Column.tsx';
import { useFieldLabel } from '../labels.ts';

interface FactsProps {
  fields: string[];
  /** One below the other. */
  stacked?: boolean;
  /** Only what is there, and so; beside a form there is no room for anything else. */
  sparse?: boolean;
}

/** Fields of the record in context, to be read: on the page of who may not change it, and above a form. */
export function Facts({ fields, stacked = false, sparse = !stacked }: FactsProps) {
  const { entity } = useProjection();
  const labelOf = useFieldLabel(entity);
  const record = useRecordContext();
  const visibleFields = fields.filter((field) => !sparse || isThere(record?.[field]));
  const layout = stacked
    ? {
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '200px minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: { xs: 0.5, sm: 1 },
      }
    : { display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 };
  return (
    <Box component="dl" sx={{ ...layout, m: 0, fontSize: 13 }}>
      {visibleFields.map((field) => (
        <Box key={field} sx={{ display: stacked ? 'contents' : 'flex', gap: 0.75 }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {labelOf(field)}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', '&& *': { whiteSpace: 'normal' } }}>
            <Column source={field} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const isThere = (value: unknown) => value !== undefined && value !== null && value !== false && !isEmptyList(value);
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
