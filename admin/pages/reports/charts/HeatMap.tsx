import {
  alpha,
  Box,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { decimal } from '#schemas/numbers.ts';
import { useFormatValue } from '../cells.ts';
import { drillTo } from '../reports.ts';
import { stays } from '../stays.ts';
import type { ChartProps } from './chart_props.ts';

/** Two columns against each other: a table whose cells are the darker the more there is; each leads to its rows. */
export function HeatMap({ reports, chart, places, filters }: ChartProps) {
  const translate = useTranslate();
  const write = useFormatValue();
  const heading = useId();
  const [down, across] = chart.by;
  const [measure = ''] = chart.measures;
  if (!down || !across) return null;
  const valuesOf = (name: string) => [...new Set(places.map((place) => Number(place[name])))].toSorted((a, b) => a - b);
  const most = Math.max(...places.map((place) => Number(place[measure])));
  const placeAt = (row: number, column: number) =>
    places.find((place) => Number(place[down.name]) === row && Number(place[across.name]) === column);
  return (
    <section aria-labelledby={heading}>
      <Typography variant="h3" component="h2" id={heading} sx={{ mb: 1 }}>
        {translate(`reports.charts.${chart.chart}`)}: {translate(`reports.columns.${measure}`)}
      </Typography>
      <Box tabIndex={0} role="group" aria-labelledby={heading} className="wide" sx={{ overflowX: 'auto' }}>
        <Table
          size="small"
          sx={{
            width: 'auto',
            borderCollapse: 'separate',
            '& th:first-of-type': stays,
            '& td, & th': { px: 0.75, textAlign: 'center' },
          }}
        >
          <TableHead>
            <TableRow>
              <TableCell>{translate(`reports.columns.${down.name}`)}</TableCell>
              {valuesOf(across.name).map((column) => (
                <TableCell key={column}>{write(across, column)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {valuesOf(down.name).map((row) => (
              <TableRow key={row}>
                <TableCell component="th" scope="row">
                  {write(down, row)}
                </TableCell>
                {valuesOf(across.name).map((column) => {
                  const place = placeAt(row, column);
                  const value = Number(place?.[measure] ?? 0);
                  const to = place && chart.drill && drillTo(chart.drill, place, filters, reports);
                  const shade = most > 0 ? 0.5 * (value / most) : 0;
                  return (
                    <TableCell
                      key={column}
                      sx={({ palette }) => ({ backgroundColor: alpha(palette.primary.main, shade) })}
                    >
                      {to ? (
                        <MuiLink
                          component={Link}
                          to={to}
                          color="text.primary"
                          aria-label={`${write(down, row)}, ${write(across, column)}: ${decimal(value)}`}
                        >
                          {decimal(value)}
                        </MuiLink>
                      ) : (
                        <Box component="span" sx={{ color: 'text.secondary' }}>
                          {value === 0 ? '' : decimal(value)}
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
    </section>
  );
}
