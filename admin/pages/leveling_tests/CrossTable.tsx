import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { alpha, type Theme } from '@mui/material/styles';

export interface Pair {
  first: number;
  second: number;
  count: number;
}

/** The first column stays in sight while the others are moved. */
const head = { position: 'sticky', left: 0, bgcolor: 'background.paper', zIndex: 1 } as const;
const cell = { px: 0.5, minWidth: 34, textAlign: 'center' } as const;

/**
 * How many students had which level in the one judgement and in the other: the more, the darker. Who had the same level
 * in both stands on the framed diagonal.
 */
export function CrossTable({ label, pairs }: { label: string; pairs: Pair[] }) {
  const levels = [...new Set(pairs.flatMap(({ first, second }) => [first, second]))].toSorted(
    (one, other) => one - other,
  );
  const most = Math.max(...pairs.map(({ count }) => count));
  const counts = new Map(pairs.map(({ first, second, count }) => [`${first} ${second}`, count]));
  return (
    <Box tabIndex={0} role="region" aria-label={label} sx={{ overflowX: 'auto' }}>
      <Typography variant="body2" sx={{ position: 'sticky', left: 0 }}>
        {label}
      </Typography>
      <Table size="small" sx={{ width: 'auto' }}>
        <TableHead>
          <TableRow>
            <TableCell component="td" sx={head} />
            {levels.map((level) => (
              <TableCell key={level} sx={cell}>
                {level}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {levels.map((first) => (
            <TableRow key={first}>
              <TableCell component="th" scope="row" sx={head}>
                {first}
              </TableCell>
              {levels.map((second) => (
                <TableCell key={second} sx={shade(counts.get(`${first} ${second}`) ?? 0, most, first === second)}>
                  {counts.get(`${first} ${second}`)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

const strongest = 0.35;

const shade = (count: number, most: number, isSame: boolean) => ({
  ...cell,
  bgcolor: ({ palette }: Theme) => alpha(palette.primary.main, (count / most) * strongest),
  ...(isSame ? { outline: '1px solid', outlineColor: 'primary.main', outlineOffset: -1 } : {}),
});
