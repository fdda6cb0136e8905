import { Chip } from '@mui/material';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { longDate } from '#schemas/dates.ts';
import { SeriesDialog } from '../../meetings/series/SeriesDialog.tsx';
import { Reference } from '../../schema/fields/references.tsx';
import { useLanguage } from '../../schema/labels.ts';

interface DraftSeriesProps {
  /** The series that was just added: its dates are shown at once. */
  added: number | null;
  onSettled: () => void;
}

/** Private series of which no dates were made yet, each a way to make them. */
export function DraftSeries({ added, onSettled }: DraftSeriesProps) {
  const translate = useTranslate();
  const locale = useLanguage();
  const [chosen, setChosen] = useState<number | null>(null);
  const { data = [] } = useGetList('particular_classes', {
    filter: { status: ['draft'] },
    sort: { field: 'start_date', order: 'ASC' },
    pagination: { page: 1, perPage: 25 },
  });
  const opened = chosen ?? added;
  const close = () => {
    setChosen(null);
    onSettled();
  };
  return (
    <>
      {data.map(({ id, student_id, start_date }) => (
        <Chip
          key={id}
          component="button"
          type="button"
          variant="outlined"
          color="warning"
          label={
            <>
              {translate('calendar.series.draft')} <Reference to="students" id={student_id} link={false} />
              {`, ${longDate(start_date, locale)}`}
            </>
          }
          onClick={() => setChosen(Number(id))}
        />
      ))}
      {opened && <SeriesDialog series={opened} onClose={close} />}
    </>
  );
}
