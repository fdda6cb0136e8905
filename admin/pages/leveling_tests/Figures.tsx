import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface FiguresProps {
  title: string;
  columns: string[];
  rows: (string | number)[][];
  /** The picture of the same figures. */
  children: ReactNode;
}

/** A chart, and the same as a table for those who cannot see it. */
export function Figures({ title, columns, rows, children }: FiguresProps) {
  const translate = useTranslate();
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography variant="h3" component="h3">
        {title}
      </Typography>
      <Box aria-hidden="true">{children}</Box>
      <Box component="details" sx={{ fontSize: 13 }}>
        <summary>{translate('admin.leveling.table')}</summary>
        <Box tabIndex={0} role="region" aria-label={title} sx={{ overflowX: 'auto', maxHeight: 320 }}>
          <Table size="small">
            <TableHead>
              <TableRow>
                {columns.map((column) => (
                  <TableCell key={column}>{column}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={row[0]}>
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
