import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { useTranslate } from 'react-admin';
import { hourMinute } from '#schemas/dates.ts';
import { decimal } from '#schemas/numbers.ts';
import type { Dashboard } from '#schemas/types/fragments/dashboard.ts';
import { ChartWithTable } from '../../charts/ChartWithTable.tsx';
import { entityWord, useLanguage } from '../../schema/labels.ts';
import { Count } from './Count.tsx';
import { figuresOf } from './figures.ts';
import { Panel } from './Panel.tsx';

/** All columns have room on a phone: a heading takes two lines before the last one is cut. */
const onPhones = { '& th, & td': { px: { xs: 0.5, sm: 2 } }, '& th': { whiteSpace: 'normal', lineHeight: 1.2 } };

/** The classes of the day on the school's wall: how full they are, and who came. */
export function Today({ of }: { of: Dashboard }) {
  const translate = useTranslate();
  const word = (name: string) => translate(`admin.dashboard.${name}`);
  const meetings = figuresOf(of, 'meetings').filter(({ count }) => count > 0);
  const of_kind = (name: string, entity: string) => figuresOf(of, name).find((figure) => figure.entity === entity);
  return (
    <Panel title={word('today')}>
      {meetings.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{word('no_meetings')}</Typography>
      ) : (
        <>
          <Box sx={{ overflowX: 'auto' }}>
            <Table size="small" sx={onPhones}>
              <TableHead>
                <TableRow>
                  {['kind', 'meetings', 'taken', 'attended'].map((column) => (
                    <TableCell key={column}>{word(column)}</TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {meetings.map((figure) => (
                  <TableRow key={figure.entity}>
                    <TableCell>{entityWord(translate, figure.entity, 2)}</TableCell>
                    {['meetings', 'taken', 'attended'].map((name) => {
                      const count = of_kind(name, figure.entity);
                      const seats = of_kind('seats', figure.entity);
                      return (
                        <TableCell key={name}>
                          {count && (
                            <Count of={count} label={`${entityWord(translate, figure.entity, 2)}, ${word(name)}`} />
                          )}
                          {name === 'taken' && seats && (
                            <Box component="span" sx={{ color: 'text.secondary' }}>
                              {' '}
                              {translate('admin.dashboard.of_seats', { seats: decimal(seats.count) })}
                            </Box>
                          )}
                        </TableCell>
                      );
                    })}
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Box>
          <Hours of={of} />
        </>
      )}
    </Panel>
  );
}

function Hours({ of: { hours, time_zone } }: { of: Dashboard }) {
  const translate = useTranslate();
  const locale = useLanguage();
  const { primary, divider } = useTheme().palette;
  const word = (name: string) => translate(`admin.dashboard.${name}`);
  const wall = (hour: string) => hourMinute(hour, locale, time_zone);
  const moments = [...new Set(hours.map(({ hour }) => hour))];
  const sum = (hour: string, member: 'seats' | 'taken') =>
    hours.filter((one) => one.hour === hour).reduce((all, one) => all + one[member], 0);
  return (
    <ChartWithTable
      title={word('by_hour')}
      columns={[word('hour'), word('kind'), word('meetings'), word('taken'), word('seats')]}
      rows={hours.map((one) => [
        wall(one.hour),
        entityWord(translate, one.entity, 2),
        <Count key="count" of={one} label={`${wall(one.hour)}, ${entityWord(translate, one.entity, 2)}`} />,
        decimal(one.taken),
        decimal(one.seats),
      ])}
    >
      <BarChart
        height={220}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        skipAnimation
        tabIndex={-1}
        colors={[primary.main, divider]}
        xAxis={[{ data: moments.map(wall), scaleType: 'band', height: 24 }]}
        yAxis={[{ min: 0, width: 36, tickMinStep: 1 }]}
        series={[
          { data: moments.map((hour) => sum(hour, 'taken')), label: word('taken'), stack: 'seats' },
          {
            data: moments.map((hour) => Math.max(0, sum(hour, 'seats') - sum(hour, 'taken'))),
            label: word('free'),
            stack: 'seats',
          },
        ]}
      />
    </ChartWithTable>
  );
}
