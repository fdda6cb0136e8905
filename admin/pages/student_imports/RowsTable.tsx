import { Box, Link as MuiLink, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { StudentImportQueries } from '#schemas/types/entities/student_imports.ts';
import { useFieldLabel, useValueLabel } from '../../schema/labels.ts';

type Row = StudentImportQueries['rows']['result']['rows'][number];

/** Rows of an import with their lines in the file: why each stays out, or what it changes. */
export function RowsTable({ rows }: { rows: Row[] }) {
  const translate = useTranslate();
  if (rows.length === 0) return null;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('people.import.line')}</TableCell>
            <TableCell>{translate('people.import.student')}</TableCell>
            <TableCell>{translate('people.import.outcome')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.line}>
              <TableCell sx={{ verticalAlign: 'top' }}>{row.line}</TableCell>
              <TableCell sx={{ verticalAlign: 'top' }}>
                <Student row={row} />
              </TableCell>
              <TableCell>
                <What row={row} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function Student({ row: { name, student_id, user_id } }: { row: Row }) {
  const createPath = useCreatePath();
  const words = [name, student_id].filter(Boolean).join(' · ');
  if (user_id === null) return <>{words}</>;
  return (
    <MuiLink component={Link} to={createPath({ resource: 'students', id: user_id, type: 'edit' })}>
      {words}
    </MuiLink>
  );
}

function What({ row: { kind, status, reasons, differences } }: { row: Row }) {
  const translate = useTranslate();
  const labelOf = useFieldLabel('students');
  const wordOf = useValueLabel('student_import_rows');
  const orEmptyWord = (text: string) => text || translate('people.import.empty_value');
  return (
    <>
      <span>
        {kind === 'bad' || ['waiting', 'checked', 'done'].includes(status)
          ? wordOf('kind', kind)
          : wordOf('status', status)}
      </span>
      {reasons.length + differences.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {reasons.map(({ field, message }) => (
            <li key={field ?? ''}>{field ? `${labelOf(field)}: ${message}` : message}</li>
          ))}
          {differences.map(({ field, before, after }) => (
            <li key={field}>
              {`${labelOf(field)}: ${translate('people.import.before_after', { before: orEmptyWord(before), after: orEmptyWord(after) })}`}
            </li>
          ))}
        </Box>
      )}
    </>
  );
}
