import { Alert, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ResultOf } from '#schemas/queries.ts';
import { StatisticList } from './StatisticList.tsx';
import { useShares } from './shares.ts';

/** How far levels are from each other as answers show it, and what of the tests' certainty can be kept then. */
export function ModelFit({ fit }: { fit: ResultOf<'leveling_tests', 'agreement'>['fit'] }) {
  const translate = useTranslate();
  const { percent, coefficient } = useShares();
  const say = (word: string, params?: object) => translate(`admin.agreement.${word}`, params);
  return (
    <Card component="section" aria-label={say('fit')} sx={{ p: 2, minWidth: 0, gridColumn: '1 / -1' }}>
      <Typography variant="h2">{say('fit')}</Typography>
      {fit ? (
        <>
          <Typography color="text.secondary">{say('fit_count', { smart_count: fit.width.tests })}</Typography>
          <StatisticList
            statistics={[
              [
                say('width'),
                say('width_between', {
                  apart: coefficient(fit.width.apart),
                  low: coefficient(fit.width.interval[0]),
                  high: coefficient(fit.width.interval[1]),
                }),
              ],
              [say('width_assumed'), coefficient(fit.width.assumed)],
              [say('claimed'), percent(fit.claimed)],
              [say('tenable'), percent(fit.tenable)],
              [say('fit_mean'), coefficient(fit.mean)],
            ]}
          />
          {fit.width.interval[1] < fit.width.assumed && <Alert severity="warning">{say('overconfident')}</Alert>}
        </>
      ) : (
        <Typography color="text.secondary">{say('fit_none')}</Typography>
      )}
    </Card>
  );
}
