import DownloadIcon from '@mui/icons-material/Download';
import { Box, Button, Divider, GlobalStyles, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useSchool } from '../../../school.ts';
import type { View } from '../address.ts';
import { frame } from '../print_styles.ts';
import type { Report } from '../reports.ts';
import { ScheduleDialog } from '../schedules/ScheduleDialog.tsx';
import { Columns } from './Columns.tsx';

interface ToolsProps {
  report: Report;
  view: View;
  total: number | undefined;
  onChange: (changes: Partial<View>, replace?: boolean) => void;
}

/** How many rows there are, which columns, and all of it as a file. */
export function Tools({ report, view, total, onChange }: ToolsProps) {
  const translate = useTranslate();
  return (
    <Box
      className="unprinted"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 1, alignItems: 'center', justifyContent: 'flex-end' }}
    >
      <GlobalStyles styles={frame} />
      <Box component="span" sx={{ color: 'text.secondary', fontSize: 13, mr: 'auto', pl: 1 }}>
        {total === undefined ? '' : translate('admin.rows', { smart_count: total })}
      </Box>
      <Columns report={report} shown={view.columns} onChange={(columns) => onChange({ columns }, true)} />
      <Files report={report.report} view={view} />
    </Box>
  );
}

const runsOf = (report: string) => `/report_runs?${new URLSearchParams({ filter: JSON.stringify({ report }) })}`;

/** As many of a person's files are written at a time; a browser shows nothing of the next before it begins. */
const atOnce = 2;

/** Says so where a file that was asked for has to wait for others of the reader. */
function useTellQueue(): () => Promise<void> {
  const provider = useDataProvider();
  const notify = useNotify();
  const { user } = useSchool();
  return async () => {
    const runningRuns = { filter: { status: ['running'], user_id: user.id }, pagination: { page: 1, perPage: 1 } };
    const { total = 0 } = await provider.getList('report_runs', runningRuns).catch(() => ({ total: 0 }));
    if (total >= atOnce) notify('reports.files.queued');
  };
}

/** The same rows in the same order, as a spreadsheet or on paper. */
function Files({ report, view }: { report: string; view: View }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isScheduling, setScheduling] = useState(false);
  const close = () => setAnchor(null);
  const tellQueue = useTellQueue();
  const query = new URLSearchParams({
    filters: JSON.stringify(view.filters),
    sort: view.sort,
    columns: JSON.stringify(view.columns),
  });
  const ways = { xlsx: `xlsx?${query}`, csv: `csv?${query}`, csv_plain: `csv?${query}&bom=false` };
  return (
    <>
      <Button
        startIcon={<DownloadIcon />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('reports.export')}
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={close}>
        {Object.entries(ways).map(([way, address]) => (
          <MenuItem
            key={way}
            component="a"
            href={`/api/reports/${report}/${address}`}
            download
            onClick={() => {
              close();
              void tellQueue();
            }}
          >
            {translate(`reports.files.${way}`)}
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            close();
            // The menu is gone from the paper by then.
            setTimeout(() => window.print(), 300);
          }}
        >
          {translate('reports.files.print')}
        </MenuItem>
        <Divider />
        <MenuItem
          onClick={() => {
            close();
            setScheduling(true);
          }}
        >
          {translate('reports.schedules.schedule')}
        </MenuItem>
        <MenuItem component={Link} to={runsOf(report)} onClick={close}>
          {translate('reports.schedules.runs')}
        </MenuItem>
      </Menu>
      {isScheduling && <ScheduleDialog report={report} filters={view.filters} onClose={() => setScheduling(false)} />}
    </>
  );
}
