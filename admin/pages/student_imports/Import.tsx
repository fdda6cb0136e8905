import { Box, Card } from '@mui/material';
import type { StudentImport } from '#schemas/types/entities/student_imports.ts';
import { Heading } from '../../schema/record/Heading.tsx';
import { Trail } from '../../schema/record/Trail.tsx';
import { Columns } from './Columns.tsx';
import { ImportRows } from './ImportRows.tsx';
import { Outcome } from './Outcome.tsx';
import { Progress } from './Progress.tsx';
import { useImportEvents } from './useImport.ts';

const open = ['read', 'checked', 'failed'];

const statesWithRows = ['checked', 'importing', 'imported', 'undoing', 'undone'];

export function Import({ record }: { record: StudentImport }) {
  useImportEvents(record);
  const { status } = record;
  return (
    <>
      <Heading text={record.file_name} />
      <Trail record={{ ...record }} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Progress record={record} />
        <Outcome record={record} />
        {statesWithRows.includes(status) && (
          <Card sx={{ p: 2 }}>
            <ImportRows record={record} />
          </Card>
        )}
        {open.includes(status) && (
          <Card component="section" aria-labelledby="import-columns" sx={{ p: 2 }}>
            <Columns record={record} key={record.version} />
          </Card>
        )}
      </Box>
    </>
  );
}
