import { Box } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RaRecord, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useDebounce } from 'use-debounce';
import { monthDayUtc } from '#schemas/dates.ts';
import { ask } from '../../../providers/http.ts';
import { useLanguage } from '../../../schema/labels.ts';
import type { PeriodEntity } from '../week/LineDialog.tsx';
import { useLines } from '../week/useLines.ts';
import { collidingDates, withoutCollisions, wordOf } from './creatable.ts';
import type { Plan } from './usePlan.ts';

/** Milliseconds for which no line is changed before it is asked what they come to. */
const rest = 600;

/** What a draft would create as its lines stand now, beside them: the plan itself says it date by date. */
export function Forthcoming() {
  const of = useResourceContext() as PeriodEntity;
  const period: RaRecord | undefined = useRecordContext();
  return period?.status === 'draft' ? <InAll of={of} period={period} /> : null;
}

interface InAllProps {
  of: PeriodEntity;
  period: RaRecord;
}

function InAll({ of, period }: InAllProps) {
  const translate = useTranslate();
  const locale = useLanguage();
  const plan = useForthcoming(of, period);
  if (!plan) return null;
  const { collisions, holidays, missing } = plan;
  const missingLicences = missing.reduce((sum, { licences }) => sum + licences, 0);
  return (
    <Box component="ul" sx={{ mt: 2, mb: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3, listStyle: 'none' }}>
      <li>{translate(wordOf(of, plan), { smart_count: withoutCollisions(plan).length })}</li>
      {collisions.length > 0 && (
        <Box component="li" sx={{ color: 'error.main' }}>
          {translate('planning.plan.collisions', { smart_count: collidingDates(collisions) })}
        </Box>
      )}
      {missingLicences > 0 && <li>{translate('planning.plan.lacking', { smart_count: missingLicences })}</li>}
      {holidays.length > 0 && (
        <li>
          {translate('planning.plan.holidays', { dates: holidays.map((date) => monthDayUtc(date, locale)).join(', ') })}
        </li>
      )}
    </Box>
  );
}

/** The plan of a draft that has lines, asked anew when the period or a line has changed. */
function useForthcoming(of: PeriodEntity, { id, version }: RaRecord): Plan | undefined {
  const { data: lines, dataUpdatedAt } = useLines(Number(id));
  const [changed] = useDebounce(dataUpdatedAt, rest);
  const isAsked = Boolean(lines?.length);
  const { data } = useQuery<Plan>({
    queryKey: [of, 'plan', String(id), 'ahead', version, changed],
    queryFn: () => ask<Plan>(`${of}/${id}/activate`, { dry: true }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return isAsked ? data : undefined;
}
