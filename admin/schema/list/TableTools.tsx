import DownloadIcon from '@mui/icons-material/Download';
import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { meant } from '../../providers/filter.ts';
import { useProjection } from '../../school.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { useColumns, useColumnsInAddress } from './columns.ts';

/** What every list has: how many rows there are, its columns, and all of its rows as CSV; `children` stand between. */
export function TableTools({ children }: { children?: ReactNode }) {
  const translate = useTranslate();
  const { entity } = useProjection();
  const { total, filter, filterValues, sort } = useListContext();
  const query = new URLSearchParams({
    filter: JSON.stringify(meant({ ...filterValues, ...filter })),
    sort: JSON.stringify([sort.field, sort.order]),
    columns: JSON.stringify(useColumns().present),
  });
  useColumnsInAddress();
  return (
    <>
      <Box component="span" role="status" sx={{ color: 'text.secondary', fontSize: 13, minWidth: 64 }}>
        {total === undefined ? '' : translate('admin.rows', { smart_count: total })}
      </Box>
      {children}
      <ColumnChoice />
      <Button component="a" href={`/api/${entity}.csv?${query}`} download startIcon={<DownloadIcon />}>
        {translate('ra.action.export')}
      </Button>
    </>
  );
}
