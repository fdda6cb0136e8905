import {
  Alert,
  Box,
  Button,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Form, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Schema } from '#schemas/dialect.ts';
import type { StudentImport } from '#schemas/types/entities/student_imports.ts';
import { useQueryOf } from '../../providers/queries.ts';
import { Fields } from '../../schema/inputs/Fields.tsx';
import { useFieldLabel } from '../../schema/labels.ts';
import { useProjection } from '../../school.ts';
import { useStep } from './useImport.ts';

/** What each column of the file is taken for, with what stands in its first rows; then the rows are checked. */
export function Columns({ record }: { record: StudentImport }) {
  const translate = useTranslate();
  const labelOf = useFieldLabel('students');
  const projection = useProjection();
  const { busy, order } = useStep(record);
  const [columns, setColumns] = useState<(string | null)[]>(record.columns);
  const { data: fields = [] } = useQueryOf('student_imports', null, 'fields');
  const { data: about } = useQueryOf('student_imports', record.id, 'about');
  const preset = projection.actions.check?.input?.properties?.preset as Schema;
  const missingFields = fields.filter(
    ({ field, required }) => required && !columns.includes(field) && !(field in (preset.properties ?? {})),
  );
  const needsPreset = fields.some(({ field }) => field in (preset.properties ?? {}) && !columns.includes(field));
  const choose = (at: number, field: string) => setColumns(columns.with(at, field || null));
  return (
    <Form
      defaultValues={{ preset: record.preset }}
      onSubmit={(values: FieldValues) => order('check', { columns, preset: needsPreset ? values.preset : {} })}
    >
      <Typography id="import-columns" variant="h2" sx={{ mb: 1 }}>
        {translate('people.import.columns')}
      </Typography>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" sx={{ tableLayout: { xs: 'fixed', sm: 'auto' } }}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('people.import.column')}</TableCell>
              <TableCell>{translate('people.import.taken_as')}</TableCell>
              <TableCell sx={roomy}>{translate('people.import.example')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {record.header.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a file may have two columns of one name
              <TableRow key={at}>
                <TableCell component="th" scope="row" id={`column-${at}`}>
                  {name}
                </TableCell>
                <TableCell sx={{ pr: { xs: 0, sm: 2 } }}>
                  <TextField
                    select
                    size="small"
                    hiddenLabel
                    helperText={false}
                    value={columns[at] ?? ''}
                    onChange={({ target }) => choose(at, target.value)}
                    slotProps={{
                      select: {
                        native: false,
                        displayEmpty: true,
                        SelectDisplayProps: { 'aria-labelledby': `column-${at}` },
                      },
                    }}
                    sx={{ minWidth: { sm: 190 }, width: { xs: '100%', sm: 'auto' } }}
                  >
                    <MenuItem value="">{translate('people.import.left_out')}</MenuItem>
                    {fields.map(({ field }) => (
                      <MenuItem key={field} value={field} disabled={columns.includes(field) && columns[at] !== field}>
                        {labelOf(field)}
                      </MenuItem>
                    ))}
                  </TextField>
                </TableCell>
                <TableCell sx={{ ...roomy, color: 'text.secondary', whiteSpace: 'nowrap' }}>
                  {about?.sample.flatMap((cells) => cells[at] || []).join(' · ')}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {missingFields.length > 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {translate('people.import.missing', { fields: missingFields.map(({ field }) => labelOf(field)).join(', ') })}
        </Alert>
      )}
      {needsPreset && (
        <Box sx={{ mt: 2 }}>
          <Typography sx={{ mb: 1 }}>{translate('people.import.preset')}</Typography>
          <Fields entity="students" schema={preset} path="preset." omit={columns.filter((field) => field !== null)} />
        </Box>
      )}
      <Button
        type="submit"
        variant={record.status === 'checked' ? 'outlined' : 'contained'}
        disabled={busy}
        sx={{ mt: 2 }}
      >
        {translate(record.status === 'checked' ? 'people.import.check_again' : 'people.import.check')}
      </Button>
    </Form>
  );
}

/** On a phone there is room for what is chosen alone. */
const roomy = { display: { xs: 'none', sm: 'table-cell' } };
