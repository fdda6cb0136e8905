import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface ChartWithTableProps {
  title: string;
  columns: string[];
  rows: ReactNode[][];
  /** The chart of the same numbers. */
  children: ReactNode;
  /** Whether the table is seen at once, as its numbers lead somewhere. */
  isOpen?: boolean;
  /** Of which level its heading is: below that of the page, or of a part of it. */
  heading?: 'h2' | 'h3';
}

/** A chart, and the same as a table for those who cannot see it. */
export function ChartWithTable({
  title,
  columns,
  rows,
  children,
  isOpen = false,
  heading = 'h3',
}: ChartWithTableProps) {
  const translate = useTranslate();
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography variant="h3" component={heading}>
        {title}
      </Typography>
      <Box aria-hidden="true">{children}</Box>
      <Box component="details" open={isOpen} sx={{ fontSize: 13 }}>
        <summary>{translate('admin.charts.table')}</summary>
        <Box
          tabIndex={0}
          role="region"
          aria-label={`${title}: ${translate('admin.charts.table')}`}
          sx={{ overflowX: 'auto', maxHeight: 320 }}
        >
          <Table size="small">
            <TableHead>
              <TableRow>
                {columns.map((column) => (
                  <TableCell key={column}>{column}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row, number) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows are rendered anew as a whole
                <TableRow key={number}>
                  {row.map((cell, at) => (
                    <TableCell key={columns[at]}>{cell}</TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      </Box>
    </Box>
  );
}
