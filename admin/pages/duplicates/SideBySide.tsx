import { Box, Link as MuiLink, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { type RaRecord, RecordContextProvider, useCreatePath } from 'react-admin';
import { Link } from 'react-router-dom';
import { Column } from '../../schema/fields/Column.tsx';
import { useFieldLabel, useRepresent } from '../../schema/labels.ts';
import { useProjection } from '../../school.ts';

const fields = [
  'student_id',
  'swan_id',
  'username',
  'email',
  'date_of_birth',
  'phone',
  'group_id',
  'student_type',
  'current_level_id',
  'contract_number',
  'access_until',
  'status',
  'created_at',
];

/** Two students field by field; what differs stands out. */
export function SideBySide({ rows }: { rows: RaRecord[] }) {
  const labelOf = useFieldLabel('students');
  const represent = useRepresent();
  const projection = useProjection('students');
  const createPath = useCreatePath();
  const [one, other] = rows;
  const visibleFields = fields.filter((field) => projection.read.properties?.[field]);
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell component="td" />
            {rows.map((row) => (
              <TableCell key={row.id}>
                <MuiLink component={Link} to={createPath({ resource: 'students', id: row.id, type: 'edit' })}>
                  {represent(projection, row)}
                </MuiLink>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {visibleFields.map((field) => (
            <TableRow key={field}>
              <TableCell component="th" scope="row" sx={{ color: 'text.secondary' }}>
                {labelOf(field)}
              </TableCell>
              {rows.map((row) => (
                <TableCell key={row.id} sx={{ fontWeight: one?.[field] === other?.[field] ? 400 : 650 }}>
                  <RecordContextProvider value={row}>
                    <Column source={field} />
                  </RecordContextProvider>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
