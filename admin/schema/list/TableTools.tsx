import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { ColumnChoice } from './ColumnChoice.tsx';
import { useColumns, useColumnsInAddress } from './columns.ts';
import { ExportButton } from './ExportButton.tsx';

/** What every list has: how many rows there are, its columns, and all of its rows as CSV; `children` stand between. */
export function TableTools({ children }: { children?: ReactNode }) {
  const translate = useTranslate();
  const { total } = useListContext();
  const { present } = useColumns();
  useColumnsInAddress();
  return (
    <>
      <Box component="span" role="status" sx={{ color: 'text.secondary', fontSize: 13, minWidth: 64 }}>
        {total === undefined ? '' : translate('admin.rows', { smart_count: total })}
      </Box>
      {children}
      <ColumnChoice />
      <ExportButton columns={present} />
    </>
  );
}
