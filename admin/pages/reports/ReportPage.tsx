import { Box, Button, Card, Link as MuiLink, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { ErrorPage } from '../../layout/ErrorPage.tsx';
import { FailureAlert } from '../../layout/FailureAlert.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { failureIn } from '../../providers/http.ts';
import { Heading } from '../../schema/record/Heading.tsx';
import { useView } from './address.ts';
import { useReport } from './ask.ts';
import { Charts } from './charts/Charts.tsx';
import { Definitions } from './Definitions.tsx';
import { FilterForm } from './filters/FilterForm.tsx';
import { Progress } from './Progress.tsx';
import { printStyles, wholeName } from './print_styles.ts';
import { type Report, titleOf, useReports, wordsOf } from './reports.ts';
import { Totals } from './Totals.tsx';
import { Rows } from './table/Rows.tsx';
import { Tools } from './table/Tools.tsx';
import { Turner } from './table/Turner.tsx';

const page = 25;

/** A report: what it is narrowed by, what its rows come to, its picture, and the rows. */
export function ReportPage() {
  const slug = useLocation().pathname.split('/').at(-1) ?? '';
  const { data, error } = useReports();
  if (error) return <ErrorPage {...failureIn(error)} />;
  if (!data) return <PageSkeleton />;
  const report = data.reports.find((one) => one.report === slug);
  return report ? (
    <Whole key={slug} report={report} reports={data.reports} />
  ) : (
    <ErrorPage status={404} messages={[]} />
  );
}

/** The rows often come first: they stand where they will stay. */
const ChartSkeletons = ({ charts }: { charts: number }) => (
  <Box sx={{ display: 'grid', gap: 1.5 }} aria-hidden="true">
    <Skeleton variant="text" width={160} height={88} />
    {charts > 0 && <Skeleton variant="rounded" height={360} />}
  </Box>
);

function Whole({ report, reports }: { report: Report; reports: Report[] }) {
  const translate = useTranslate();
  const [view, setView] = useView(report);
  const { rows, totals, again } = useReport(report, view, page);
  const failure = totals.error ?? rows.error;
  return (
    <Box sx={{ ...printStyles, display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Heading text={translate(titleOf(report.report))} />
      <Typography variant="h1" component="p" aria-hidden="true" sx={wholeName}>
        {translate(titleOf(report.report))}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: 720 }}>
        {translate(`${wordsOf(report.report)}.about`)}{' '}
        <MuiLink component={Link} to="/reports" className="unprinted">
          {translate('reports.all')}
        </MuiLink>
      </Typography>
      <FilterForm
        report={report}
        filters={view.filters}
        days={totals.data}
        onChange={(filters) => setView({ filters, place: {} })}
      />
      <FailureAlert error={failure} onAgain={again} />
      <Progress totals={totals} rows={rows} />
      {!totals.data && totals.isFetching && <ChartSkeletons charts={report.charts.length} />}
      {totals.data && <Totals report={report} reports={reports} totals={totals.data} />}
      {totals.data && totals.data.rows > 0 && <Charts report={report} reports={reports} totals={totals.data} />}
      <Card sx={{ overflow: 'clip', minWidth: 0 }}>
        <Tools report={report} view={view} onChange={setView} total={totals.data?.rows} />
        {rows.data && <Rows report={report} reports={reports} view={view} answer={rows.data} onChange={setView} />}
        {!rows.data && rows.isFetching && <PageSkeleton rows={6} />}
        {!rows.data && !rows.isFetching && !rows.error && <Button onClick={again}>{translate('reports.again')}</Button>}
        {rows.data && (
          <Turner view={view} page={page} answer={rows.data} total={totals.data?.rows} onChange={setView} />
        )}
      </Card>
      <Definitions report={report} />
    </Box>
  );
}
