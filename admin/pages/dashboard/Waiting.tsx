import { Typography, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { useTranslate } from 'react-admin';
import type { Dashboard } from '#schemas/types/fragments/dashboard.ts';
import { ChartWithTable } from '../../charts/ChartWithTable.tsx';
import { Count } from './Count.tsx';
import { figuresOf, total } from './figures.ts';
import { Panel } from './Panel.tsx';

/** What people wait for, and for how long: who waits longest stands first in each list. */
const kinds = ['tickets', 'placements', 'revisions'];
const ages = ['long', 'days', 'fresh'];

export function Waiting({ of }: { of: Dashboard }) {
  const translate = useTranslate();
  const word = (name: string) => translate(`admin.dashboard.${name}`);
  const { error, warning, primary } = useTheme().palette;
  const present = kinds.filter((name) => figuresOf(of, name).length > 0);
  const figure = (name: string, age: string) => figuresOf(of, name).find(({ part }) => part === age);
  if (total(figuresOf(of, ...present)) === 0)
    return (
      <Panel title={word('waiting')}>
        <Typography sx={{ color: 'text.secondary' }}>{word('nothing_waits')}</Typography>
      </Panel>
    );
  return (
    <Panel
      title={word('waiting')}
      urgent={ages.slice(0, 1).some((age) => present.some((name) => figure(name, age)?.count))}
    >
      <ChartWithTable
        title={word('by_age')}
        isOpen
        columns={[word('kind'), ...ages.map(word)]}
        rows={present.map((name) => [
          word(name),
          ...ages.map((age) => {
            const count = figure(name, age);
            return count && <Count of={count} label={`${word(name)}, ${word(age)}`} />;
          }),
        ])}
      >
        <BarChart
          layout="horizontal"
          height={64 + 44 * present.length}
          margin={{ top: 0, right: 20, bottom: 0, left: 0 }}
          skipAnimation
          tabIndex={-1}
          colors={[error.main, warning.main, primary.main]}
          yAxis={[{ data: present.map(word), scaleType: 'band', width: 132 }]}
          xAxis={[{ min: 0, tickMinStep: 1, height: 24 }]}
          series={ages.map((age) => ({
            data: present.map((name) => figure(name, age)?.count ?? 0),
            label: word(age),
            stack: 'age',
          }))}
        />
      </ChartWithTable>
    </Panel>
  );
}
