import { Box, Card, Typography, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { useTranslate } from 'react-admin';
import { ChartWithTable } from '../../charts/ChartWithTable.tsx';
import { useValueLabel } from '../../schema/labels.ts';
import type { Evidence } from './evidence.ts';
import { SkillIntervals } from './SkillIntervals.tsx';
import { useShares } from './shares.ts';

const shape = { height: 220, margin: { top: 8, right: 8, bottom: 0, left: 0 }, skipAnimation: true };
/** One series is named by the title of its chart. */
const alone = { hideLegend: true };

/** What the answers say, in pictures: of each level, in the course of the test, of each skill. */
export function Charts({ prior, proposal, course, levels }: Evidence) {
  const translate = useTranslate();
  const { percent, decimal } = useShares();
  const word = (name: string) => translate(`admin.leveling.${name}`);
  const skillOf = useValueLabel('questions');
  const skills = proposal.skills.map(({ skill }) => skillOf('skill', skill));
  const orders = proposal.belief.map((_, level) => level);
  const numbers = course.map((_, at) => at + 1);
  const scale = [{ min: 0, max: 13, width: 28 }];
  const { primary, warning, text } = useTheme().palette;
  const look = {
    ...shape,
    colors: [primary.main, warning.main, text.secondary],
    localeText: { noData: word('no_data') },
  };
  return (
    <Card component="section" aria-label={word('charts')} sx={{ p: 2, my: 2 }}>
      <Typography variant="h2">{word('charts')}</Typography>
      <Box
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <ChartWithTable
          title={word('belief')}
          columns={[word('level'), word('prior'), word('posterior')]}
          rows={orders.map((level) => [level, percent(prior[level]), percent(proposal.belief[level])])}
        >
          <BarChart
            {...look}
            {...alone}
            xAxis={[{ data: orders, scaleType: 'band', height: 24 }]}
            yAxis={[{ min: 0, max: 1, width: 44, valueFormatter: (value: number) => percent(value) }]}
            series={[{ data: proposal.belief, label: word('posterior'), valueFormatter: (value) => percent(value) }]}
          />
        </ChartWithTable>
        <ChartWithTable
          title={word('course')}
          columns={[word('question'), word('mean'), word('low'), word('high')]}
          rows={course.map(({ mean, interval: [low, high] }, at) => [at + 1, decimal(mean), low, high])}
        >
          <LineChart
            {...look}
            xAxis={[{ data: numbers, scaleType: 'point', height: 24 }]}
            yAxis={scale}
            series={[
              { data: course.map(({ mean }) => mean), label: word('mean'), showMark: false, curve: 'linear' },
              {
                data: course.map(({ interval }) => interval[0]),
                label: word('low'),
                showMark: false,
                curve: 'stepAfter',
              },
              {
                data: course.map(({ interval }) => interval[1]),
                label: word('high'),
                showMark: false,
                curve: 'stepAfter',
              },
            ]}
          />
        </ChartWithTable>
        <ChartWithTable
          title={word('skills')}
          columns={[word('skill'), word('asked'), word('right'), word('estimated'), word('low'), word('high')]}
          rows={proposal.skills.map(({ asked: of, right, mean, interval: [low, high] }, at) => [
            skills[at] ?? '',
            of,
            decimal(right),
            decimal(mean),
            low,
            high,
          ])}
        >
          <SkillIntervals skills={proposal.skills} names={skills} />
        </ChartWithTable>
        <ChartWithTable
          title={word('levels')}
          columns={[word('level'), word('asked'), word('right')]}
          rows={levels.map(({ level, asked: of, right }) => [level, of, decimal(right)])}
        >
          <BarChart
            {...look}
            xAxis={[{ data: levels.map(({ level }) => level), scaleType: 'band', height: 24 }]}
            yAxis={[{ min: 0, width: 28, tickMinStep: 1 }]}
            series={[
              { data: levels.map(({ asked: of }) => of), label: word('asked') },
              { data: levels.map(({ right }) => right), label: word('right') },
            ]}
          />
        </ChartWithTable>
      </Box>
    </Card>
  );
}
