import { Box, Card } from '@mui/material';
import type { ReportTotals } from '#schemas/types/fragments/report_totals.ts';
import type { Answer } from '../ask.ts';
import type { Report } from '../reports.ts';
import { HeatMap } from './HeatMap.tsx';
import { Plot } from './Plot.tsx';

interface ChartsProps {
  report: Report;
  reports: Report[];
  totals: Answer<ReportTotals>;
}

/** The pictures of a report, each with its table. */
export function Charts({ report, reports, totals }: ChartsProps) {
  return report.charts.map((chart) => {
    const places = totals.charts.find((one) => one.chart === chart.chart)?.places ?? [];
    if (places.length === 0) return null;
    const Renderer = chart.kind === 'heat' ? HeatMap : Plot;
    return (
      <Card key={chart.chart} sx={{ p: 2, minWidth: 0 }}>
        <Box sx={{ minWidth: 0 }}>
          <Renderer report={report} reports={reports} chart={chart} places={places} filters={totals.filters} />
        </Box>
      </Card>
    );
  });
}
