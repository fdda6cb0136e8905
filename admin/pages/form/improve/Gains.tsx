import { Alert, Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { decimal, percent } from '#schemas/numbers.ts';
import { useLanguage } from '../../../schema/labels.ts';
import { Rows } from './Rows.tsx';
import type { Outcome } from './regrading.ts';

interface GainsProps {
  outcome: Outcome;
  better: boolean;
  /** What can be done then: it stands above the list, which may be long. */
  children?: ReactNode;
}

/** Whose score would change, and by how much. */
export function Gains({ outcome, better: keeps, children }: GainsProps) {
  const translate = useTranslate();
  const locale = useLanguage();
  const say = (key: string, smart_count?: number) => translate(`improve.regrade.${key}`, { smart_count });
  const { attempts, better, worse, passes, changes } = outcome;
  if (better + worse === 0) return <Alert severity="info">{say('none', attempts)}</Alert>;
  const facts = [
    better > 0 && say('better_count', better),
    worse > 0 && say(keeps ? 'worse_kept' : 'worse_count', worse),
    passes > 0 && say('passes', passes),
  ].filter(Boolean);
  const score = (percentage: number) => percent(percentage / 100, locale, 2);
  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status">{`${facts.join('. ')}.`}</Typography>
      {children}
      <Rows
        label={say('change')}
        heads={['student', 'version', 'before', 'after', 'change'].map((head) => say(head))}
        rows={changes.map(({ attempt, student, version, before, after, pass }) => ({
          key: attempt,
          cells: [
            <Link key="student" component={RouterLink} to={`/attempts/${attempt}/show`}>
              {student}
            </Link>,
            version,
            score(before),
            score(after),
            keeps && after < before
              ? say('stays')
              : `${after > before ? '+' : ''}${decimal(after - before)}${pass ? ` · ${say(pass)}` : ''}`,
          ],
        }))}
      />
      {better + worse > changes.length && (
        <Typography variant="body2">{translate('improve.regrade.more', { count: changes.length })}</Typography>
      )}
    </Box>
  );
}
