import { ShowBase, useShowContext } from 'react-admin';
import type { StudentImport } from '#schemas/types/entities/student_imports.ts';
import { ErrorPage } from '../../layout/ErrorPage.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { failureIn } from '../../providers/http.ts';
import { shownInPlace } from '../../schema/list/ListProblem.tsx';
import { Import } from './Import.tsx';

/** An import of students from its columns to its end: checked, brought in, and taken back. */
export const ImportPage = () => (
  <ShowBase queryOptions={shownInPlace}>
    <Page />
  </ShowBase>
);

function Page() {
  const { record, error } = useShowContext<StudentImport>();
  if (error) return <ErrorPage {...failureIn(error)} />;
  if (!record) return <PageSkeleton />;
  return <Import record={record} />;
}
