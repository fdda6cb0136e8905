import { Button } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Screen } from '../../schema/screens.ts';
import { addressOf } from '../reports/reports.ts';

/** The report as it is sent, and the letters that went out: one report may be sent with several filters. */
function ScheduleTools() {
  const translate = useTranslate();
  const schedule = useRecordContext();
  if (!schedule) return null;
  const { id, report, filters } = schedule;
  const search = new URLSearchParams({ filter: JSON.stringify({ report_schedule_id: id }) });
  return (
    <>
      <Button component={Link} to={addressOf(report, filters)}>
        {translate('reports.schedules.open')}
      </Button>
      <Button component={Link} to={`/report_runs?${search}`}>
        {translate('reports.schedules.sent')}
      </Button>
    </>
  );
}

export default { recordTools: ScheduleTools } satisfies Screen;
