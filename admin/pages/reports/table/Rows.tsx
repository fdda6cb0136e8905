import {
  Box,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Row } from '../../../providers/conflict.ts';
import type { View } from '../address.ts';
import { emptyWord, isNumber, useFormatValue } from '../cells.ts';
import { RecordLink } from '../RecordLink.tsx';
import { type Column, drillTo, type Filters, filtersOf, type Report, titleOf } from '../reports.ts';
import { stays } from '../stays.ts';

interface RowsProps {
  report: Report;
  reports: Report[];
  view: View;
  /** The rows, and what the report was narrowed by when they were asked for. */
  answer: { rows: Row[]; filters: Filters };
  onChange: (changes: Partial<View>) => void;
}

/** The rows of a page: records and numbers lead on, heads sort. */
export function Rows({ report, reports, view, answer, onChange }: RowsProps) {
  const translate = useTranslate();
  const { rows, filters } = answer;
  const columns = view.columns.flatMap((name) => report.columns.find((column) => column.name === name) ?? []);
  const isDown = view.sort.startsWith('-');
  const sortedColumn = view.sort.replace('-', '');
  // It is about a list of students that nobody has pasted yet.
  const isUnlisted = filtersOf(report).includes('swan_ids') && !filters.swan_ids;
  if (rows.length === 0)
    return (
      <Box sx={{ p: 4, textAlign: 'center' }}>
        <Typography variant="h3" component="p">
          {translate(isUnlisted ? 'reports.unlisted' : 'reports.nothing')}
        </Typography>
        <Typography color="text.secondary">
          {translate(isUnlisted ? 'reports.unlisted_hint' : 'reports.nothing_hint')}
        </Typography>
      </Box>
    );
  return (
    <TableContainer tabIndex={0} role="region" aria-label={translate(titleOf(report.report))}>
      <Table size="small" sx={{ borderCollapse: 'separate', '& th:first-of-type, & td:first-of-type': stays }}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell
                key={column.name}
                align={isNumber(column) ? 'right' : 'left'}
                sortDirection={sortedColumn === column.name ? (isDown ? 'desc' : 'asc') : false}
              >
                <TableSortLabel
                  active={sortedColumn === column.name}
                  direction={sortedColumn === column.name && isDown ? 'desc' : 'asc'}
                  onClick={() =>
                    onChange({
                      sort: sortedColumn === column.name && !isDown ? `-${column.name}` : column.name,
                      place: {},
                    })
                  }
                >
                  {translate(`reports.columns.${column.name}`)}
                </TableSortLabel>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page of rows is drawn anew as a whole
            <TableRow key={at} hover>
              {columns.map((column) => (
                <TableCell key={column.name} align={isNumber(column) ? 'right' : 'left'} sx={{ whiteSpace: 'nowrap' }}>
                  <Cell column={column} row={row} filters={filters} reports={reports} isName={column === columns[0]} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface CellProps {
  column: Column;
  row: Row;
  filters: Filters;
  reports: Report[];
  /** It names the row, and is never empty. */
  isName: boolean;
}

function Cell({ column, row, filters, reports, isName }: CellProps) {
  const translate = useTranslate();
  const write = useFormatValue();
  const { name, record, drill } = column;
  const text = write(column, row[name]) || (isName ? translate(emptyWord(name)) : '');
  if (record && text)
    return (
      <RecordLink entity={String(record.entity ?? row[record.entity_in ?? ''])} id={row[record.id] as number | null}>
        {text}
      </RecordLink>
    );
  const to = drill && Number(row[name]) > 0 ? drillTo(drill, row, filters, reports) : null;
  if (!to) return <>{text}</>;
  return (
    <MuiLink component={Link} to={to}>
      {text}
    </MuiLink>
  );
}
