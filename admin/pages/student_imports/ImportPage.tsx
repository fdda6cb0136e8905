import { Box, Card } from '@mui/material';
import { ShowBase, useShowContext } from 'react-admin';
import type { StudentImport } from '#schemas/types/entities/student_imports.ts';
import { ErrorPage } from '../../layout/ErrorPage.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { failureIn } from '../../providers/http.ts';
import { shownInPlace } from '../../schema/list/ListProblem.tsx';
import { Heading } from '../../schema/record/Heading.tsx';
import { Trail } from '../../schema/record/Trail.tsx';
import { Columns } from './Columns.tsx';
import { ImportRows } from './ImportRows.tsx';
import { Outcome } from './Outcome.tsx';
import { Progress } from './Progress.tsx';
import { useImportEvents } from './useImport.ts';

/** An import of students from its columns to its end: checked, brought in, and taken back. */
export const ImportPage = () => (
  <ShowBase queryOptions={shownInPlace}>
    <Page />
  </ShowBase>
);

const open = ['read', 'checked', 'failed'];
const found = ['checked', 'importing', 'imported', 'undoing', 'undone'];

function Page() {
  const { record, error } = useShowContext<StudentImport>();
  if (error) return <ErrorPage {...failureIn(error)} />;
  if (!record) return <PageSkeleton />;
  return <Import record={record} />;
}

function Import({ record }: { record: StudentImport }) {
  useImportEvents(record);
  const { status } = record;
  return (
    <>
      <Heading text={record.file_name} />
      <Trail record={{ ...record }} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Progress record={record} />
        <Outcome record={record} />
        {found.includes(status) && (
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
