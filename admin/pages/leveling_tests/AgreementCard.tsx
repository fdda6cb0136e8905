import { Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ResultOf } from '#schemas/queries.ts';
import { CrossTable } from './CrossTable.tsx';
import { StatisticList } from './StatisticList.tsx';
import { useShares } from './shares.ts';

type AgreementCardProps = ResultOf<'leveling_tests', 'agreement'>['test'] & { part: 'test' | 'later' };

/** Two judgements of the same students: how well they agree in numbers, and how many had which two levels. */
export function AgreementCard({ part, pairs, agreement, claimed }: AgreementCardProps) {
  const translate = useTranslate();
  const { percent, decimal, coefficient } = useShares();
  const say = (word: string, params?: object) => translate(`admin.agreement.${word}`, params);
  const statistics: [string, string][] = agreement
    ? [
        [say('exact'), percent(agreement.exact)],
        [say('near'), percent(agreement.near)],
        ...(claimed === null ? [] : [[say('claimed'), percent(claimed)] as [string, string]]),
        [say('bias'), decimal(agreement.bias)],
        [say('kappa'), agreement.kappa === null ? '–' : coefficient(agreement.kappa)],
      ]
    : [];
  return (
    <Card component="section" aria-label={say(part)} sx={{ p: 2, minWidth: 0 }}>
      <Typography variant="h2">{say(part)}</Typography>
      {agreement ? (
        <>
          <Typography color="text.secondary">{say('count', { smart_count: agreement.count })}</Typography>
          <StatisticList statistics={statistics} />
          <CrossTable
            label={say('table', { rows: say(`rows_${part}`), columns: say(`columns_${part}`) })}
            pairs={pairs}
          />
        </>
      ) : (
        <Typography color="text.secondary">{say(part === 'later' ? 'none_later' : 'none')}</Typography>
      )}
    </Card>
  );
}
