import { type RaRecord, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { EntityEdit } from '../../schema/record/Edit.tsx';
import { EntityShow } from '../../schema/record/Show.tsx';
import { Pairs } from './pairs/Pairs.tsx';
import { Forthcoming } from './plan/Forthcoming.tsx';
import { Summary } from './Summary.tsx';
import type { PeriodEntity } from './week/LineDialog.tsx';
import { Timetable } from './week/Timetable.tsx';

/** A period of classes or of forums: its fields, what it has made or would create, and the week of its lines. */
export function PeriodPage() {
  const translate = useTranslate();
  return (
    <EntityEdit folded={translate('planning.period')}>
      <Summary />
      <Forthcoming />
      <Week />
    </EntityEdit>
  );
}

/** The same for who looks at it: a teacher sees the own lines. */
export const PeriodView = () => (
  <EntityShow apart={['id', 'created_at']}>
    <Week />
  </EntityShow>
);

function Week() {
  const period: RaRecord | undefined = useRecordContext();
  const of = useResourceContext() as PeriodEntity;
  if (!period) return null;
  return (
    <>
      <Timetable key={period.id} of={of} period={period} />
      {of === 'periods' && <Pairs period={period} />}
    </>
  );
}
