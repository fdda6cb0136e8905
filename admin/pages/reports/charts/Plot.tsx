import { Link as MuiLink, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { shortDay } from '#schemas/dates.ts';
import { decimal } from '#schemas/numbers.ts';
import { ChartWithTable } from '../../../charts/ChartWithTable.tsx';
import { seriesColours } from '../../../charts/series_colours.ts';
import { useLanguage } from '../../../schema/labels.ts';
import { emptyWord, useFormatValue } from '../cells.ts';
import { drillTo } from '../reports.ts';
import type { ChartProps } from './chart_props.ts';

/** The axes leave out what they have no room for: half a line above the highest number, half a day beside the last. */
const margin = { top: 16, right: 24, bottom: 0, left: 0 };

/** Days so far apart are left out evenly, where there is no room for all; short names of levels stand closer. */
const betweenDays = 16;

/** Bars or lines over one column, and the same as a table whose places lead to their rows. */
export function Plot({ reports, chart, places, filters }: ChartProps) {
  const translate = useTranslate();
  const write = useFormatValue();
  const locale = useLanguage();
  const { palette } = useTheme();
  const navigate = useNavigate();
  const [by] = chart.by;
  if (!by) return null;
  const none = translate(emptyWord(by.name));
  const nameOf = (place: (typeof places)[number]) => write(by, place[by.name]) || none;
  const leadsTo = (place: (typeof places)[number] | undefined) =>
    place && chart.drill ? drillTo(chart.drill, place, filters, reports) : null;
  // A measure of which there is nothing at all says nothing.
  const measures = chart.measures.filter((measure) => places.some((place) => Number(place[measure]) > 0));
  const series = measures.map((measure) => ({
    data: places.map((place) => Number(place[measure] ?? 0)),
    label: translate(`reports.columns.${measure}`),
  }));
  const follow = (_: unknown, point: { dataIndex: number } | null) => {
    const to = leadsTo(places[point?.dataIndex ?? -1]);
    if (to) navigate(to);
  };
  const frame = {
    ...{ height: 260, margin, skipAnimation: true, tabIndex: -1, colors: seriesColours(palette) },
    onAxisClick: follow,
  } as const;
  const numbers = { min: 0, tickMinStep: 1 };
  const yAxis = [{ ...numbers, width: 48 }];
  // The order says which level it is where its whole name has no room.
  const names = places.map((place) =>
    by.type === 'date' ? shortDay(String(place[by.name]), locale) : (nameOf(place).split('. ')[0] ?? ''),
  );
  // Two places may be called alike on the axis, as the days of two years are.
  const along = {
    ...(by.type === 'date' && { tickLabelMinGap: betweenDays }),
    data: places.map((_, at) => at),
    valueFormatter: (at: number, { location }: { location: string }) => {
      const place = places[at];
      return (location === 'tick' || !place ? names[at] : nameOf(place)) ?? '';
    },
  };
  const bands = { ...along, scaleType: 'band' } as const;
  // Words have room beside their bars, and none under them.
  const axes =
    by.type === 'word'
      ? ({
          layout: 'horizontal',
          xAxis: [numbers],
          yAxis: [{ ...bands, width: 132 }],
        } as const)
      : { xAxis: [{ ...bands, height: 24 }], yAxis };
  return (
    <ChartWithTable
      heading="h2"
      title={translate(`reports.charts.${chart.chart}`)}
      columns={[translate(`reports.columns.${by.name}`), ...measures.map((one) => translate(`reports.columns.${one}`))]}
      rows={places.map((place) => {
        const to = leadsTo(place);
        return [
          to ? (
            <MuiLink key="to" component={Link} to={to}>
              {nameOf(place)}
            </MuiLink>
          ) : (
            nameOf(place)
          ),
          ...measures.map((one) => decimal(Number(place[one] ?? 0))),
        ];
      })}
    >
      {chart.kind === 'line' ? (
        <LineChart
          {...frame}
          xAxis={[{ ...along, scaleType: 'point', height: 24 }]}
          yAxis={yAxis}
          series={series.map((one) => ({ ...one, curve: 'linear', showMark: places.length < 40 }))}
        />
      ) : (
        <BarChart {...frame} {...axes} series={series.map((one) => ({ ...one, stack: 'all' }))} />
      )}
    </ChartWithTable>
  );
}
