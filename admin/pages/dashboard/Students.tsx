import { Box, Typography, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { useGetList, useTranslate } from 'react-admin';
import { pick } from '#schemas/localize.ts';
import type { Dashboard } from '#schemas/types/fragments/dashboard.ts';
import { ChartWithTable } from '../../charts/ChartWithTable.tsx';
import { seriesColours } from '../../charts/series_colours.ts';
import { useLanguage, useValueLabel } from '../../schema/labels.ts';
import { useProjection } from '../../school.ts';
import { Count } from './Count.tsx';
import { figuresOf } from './figures.ts';
import { Panel } from './Panel.tsx';

/** How many students there are, whom somebody should call, and where they are in the course. */
export function Students({ of }: { of: Dashboard }) {
  const translate = useTranslate();
  const word = (name: string) => translate(`admin.dashboard.${name}`);
  return (
    <Panel title={word('people')}>
      <Box
        component="ul"
        sx={{
          m: 0,
          mb: 2,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
        }}
      >
        {figuresOf(of, 'students', 'contracts', 'away', 'unplaced').map((figure) => (
          <li key={figure.name}>
            <Box sx={{ fontSize: 22, lineHeight: '28px', fontWeight: 700 }}>
              <Count of={figure} label={word(figure.name)} />
            </Box>
            <Typography variant="body2">{word(figure.name)}</Typography>
          </li>
        ))}
      </Box>
      <ByLevel of={of} />
    </Panel>
  );
}

type Level = Record<string, unknown> & { id: number; order: number };

function ByLevel({ of: { students } }: { of: Dashboard }) {
  const translate = useTranslate();
  const locale = useLanguage();
  const { palette } = useTheme();
  const typeOf = useValueLabel('students');
  const { data: levels = [] } = useGetList<Level>('levels', {
    sort: { field: 'order', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  const { read } = useProjection('students');
  const all = (read.properties?.student_type?.enum ?? []).map(String);
  const types = all.filter((type) => students.some(({ student_type }) => student_type === type));
  const colours = seriesColours(palette);
  const none = { id: null, order: '–', label: translate('admin.dashboard.no_level') };
  const places = [
    ...levels.map((level) => ({
      id: level.id,
      order: String(level.order),
      label: `${level.order}. ${pick(level, 'name', locale)}`,
    })),
    none,
  ].filter(({ id }) => students.some(({ current_level_id }) => current_level_id === id));
  const cell = (level: number | null, type: string) =>
    students.find(({ current_level_id, student_type }) => current_level_id === level && student_type === type);
  return (
    <ChartWithTable
      title={translate('admin.dashboard.by_level')}
      columns={[translate('admin.dashboard.level'), ...types.map((type) => typeOf('student_type', type))]}
      rows={places.map(({ id, label }) => [
        label,
        ...types.map((type) => {
          const count = cell(id, type);
          return count ? (
            <Count
              key={type}
              of={{ ...count, entity: 'students' }}
              label={`${label}, ${typeOf('student_type', type)}`}
            />
          ) : (
            '0'
          );
        }),
      ])}
    >
      <BarChart
        height={260}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        skipAnimation
        tabIndex={-1}
        xAxis={[{ data: places.map(({ order }) => order), scaleType: 'band', height: 24 }]}
        yAxis={[{ min: 0, width: 40, tickMinStep: 1 }]}
        series={types.map((type) => ({
          data: places.map(({ id }) => cell(id, type)?.count ?? 0),
          label: typeOf('student_type', type),
          // Whichever types there are, each keeps its own.
          color: colours[all.indexOf(type)],
          stack: 'type',
        }))}
      />
    </ChartWithTable>
  );
}
