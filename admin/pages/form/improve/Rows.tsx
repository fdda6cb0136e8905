import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';

interface RowsProps {
  label: string;
  heads: string[];
  /** The first cell of a row names it. */
  rows: { key: string | number; cells: ReactNode[] }[];
}

/** A small table that scrolls by itself where it does not fit. */
export function Rows({ label, heads, rows }: RowsProps) {
  return (
    <Box tabIndex={0} role="region" aria-label={label} sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={{ '& td, & th': { py: 0.75, px: { xs: 0.75, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            {heads.map((head) =>
              head ? <TableCell key={head}>{head}</TableCell> : <TableCell key="first" component="td" />,
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <TableRow key={key} sx={{ verticalAlign: 'top' }}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'break-word', minWidth: 96 }}>
                {name}
              </TableCell>
              {cells.map((cell, at) => (
                <TableCell key={heads[at + 1]}>{cell}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
