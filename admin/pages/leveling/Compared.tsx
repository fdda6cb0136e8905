import { Box, Card, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../../schema/labels.ts';
import { useShares } from './shares.ts';

interface Pair {
  first: number;
  second: number;
  count: number;
}

export interface Comparison {
  pairs: Pair[];
  agreement: { count: number; exact: number; near: number; bias: number; kappa: number | null } | null;
}

interface ComparedProps extends Comparison {
  part: 'test' | 'later';
}

/** Two judgements of the same students: how well they agree in figures, and how many had which two levels. */
export function Compared({ part, pairs, agreement }: ComparedProps) {
  const translate = useTranslate();
  const { percent, decimal } = useShares(useLanguage());
  const say = (word: string, params?: object) => translate(`admin.agreement.${word}`, params);
  const figures: [string, string][] = agreement
    ? [
        [say('exact'), percent(agreement.exact)],
        [say('near'), percent(agreement.near)],
        [say('bias'), decimal(agreement.bias)],
        [say('kappa'), agreement.kappa === null ? '–' : decimal(agreement.kappa)],
      ]
    : [];
  return (
    <Card component="section" aria-label={say(part)} sx={{ p: 2, minWidth: 0 }}>
      <Typography variant="h2">{say(part)}</Typography>
      {agreement ? (
        <>
          <Typography color="text.secondary">{say('count', { smart_count: agreement.count })}</Typography>
          <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, my: 2 }}>
            {figures.map(([name, value]) => (
              <Box key={name}>
                <Box component="dt" sx={{ fontSize: 13, color: 'text.secondary' }}>
                  {name}
                </Box>
                <Box component="dd" sx={{ m: 0, fontSize: 20, fontWeight: 650 }}>
                  {value}
                </Box>
              </Box>
            ))}
          </Box>
          <Crossed label={say('table', { rows: say(`rows_${part}`), columns: say(`columns_${part}`) })} pairs={pairs} />
        </>
      ) : (
        <Typography color="text.secondary">{say(part === 'later' ? 'none_later' : 'none')}</Typography>
      )}
    </Card>
  );
}

/** How many students had which level in the one judgement and in the other; the same level lies on the diagonal. */
function Crossed({ label, pairs }: { label: string; pairs: Pair[] }) {
  const levels = [...new Set(pairs.flatMap(({ first, second }) => [first, second]))].toSorted(
    (one, other) => one - other,
  );
  const count = (first: number, second: number) =>
    pairs.find((pair) => pair.first === first && pair.second === second)?.count ?? '';
  return (
    <Box tabIndex={0} role="region" aria-label={label} sx={{ overflowX: 'auto' }}>
      <Typography variant="body2">{label}</Typography>
      <Table size="small" sx={{ width: 'auto' }}>
        <TableHead>
          <TableRow>
            <TableCell component="td" />
            {levels.map((level) => (
              <TableCell key={level} align="right">
                {level}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {levels.map((first) => (
            <TableRow key={first}>
              <TableCell component="th" scope="row">
                {first}
              </TableCell>
              {levels.map((second) => (
                <TableCell key={second} align="right" sx={first === second ? { bgcolor: 'action.selected' } : {}}>
                  {count(first, second)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
