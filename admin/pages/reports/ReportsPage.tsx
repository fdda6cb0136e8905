import { Box, Link as MuiLink, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ErrorPage } from '../../layout/ErrorPage.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { failureIn } from '../../providers/http.ts';
import { Heading } from '../../schema/record/Heading.tsx';
import { Entry } from './ReportEntry.tsx';
import { useReports } from './reports.ts';

/** All reports, each with what it answers. */
export function ReportsPage() {
  const translate = useTranslate();
  const { data, error } = useReports();
  if (error) return <ErrorPage {...failureIn(error)} />;
  return (
    <>
      <Heading text={translate('pages.reports')} />
      <Typography color="text.secondary" sx={{ mb: 1.5, maxWidth: 720 }}>
        {translate('reports.lead')}{' '}
        <MuiLink component={Link} to="/report_schedules">
          {translate('reports.schedules.list')}
        </MuiLink>
        {' · '}
        <MuiLink component={Link} to="/report_runs">
          {translate('reports.schedules.runs')}
        </MuiLink>
      </Typography>
      {!data && <PageSkeleton />}
      <Box
        component="ul"
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))', p: 0, m: 0 }}
      >
        {data?.reports.map(({ report }) => (
          <Entry key={report} report={report} />
        ))}
      </Box>
    </>
  );
}
