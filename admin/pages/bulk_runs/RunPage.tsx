import DownloadIcon from '@mui/icons-material/Download';
import { Box, Button, Card } from '@mui/material';
import { ShowBase, useCreatePath, useShowContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { BulkRun } from '#schemas/types/entities/bulk_runs.ts';
import { ErrorPage } from '../../layout/ErrorPage.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { failureIn } from '../../providers/http.ts';
import { useRepresent } from '../../schema/labels.ts';
import { shownInPlace } from '../../schema/list/ListProblem.tsx';
import { RunProgress } from '../../schema/list/RunProgress.tsx';
import { Heading } from '../../schema/record/Heading.tsx';
import { Trail } from '../../schema/record/Trail.tsx';
import { useProjection } from '../../school.ts';
import { RunRows } from './RunRows.tsx';

/** An action that is done to many rows: how far it is, and what came of each row. */
export const RunPage = () => (
  <ShowBase queryOptions={shownInPlace}>
    <Page />
  </ShowBase>
);

function Page() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const represent = useRepresent();
  const projection = useProjection();
  const { record, error } = useShowContext<BulkRun>();
  if (error) return <ErrorPage {...failureIn(error)} />;
  if (!record) return <PageSkeleton />;
  const open = (id: number) => navigate(createPath({ resource: 'bulk_runs', id, type: 'show' }));
  return (
    <>
      <Heading text={represent(projection, { ...record })} />
      <Trail record={{ ...record }} />
      <Card sx={{ p: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
          <RunProgress id={record.id} onUndo={open} />
          <Button component="a" href={`/api/bulk_runs/${record.id}/rows.csv`} download startIcon={<DownloadIcon />}>
            {translate('people.bulk.csv')}
          </Button>
        </Box>
        <RunRows record={record} />
      </Card>
    </>
  );
}
