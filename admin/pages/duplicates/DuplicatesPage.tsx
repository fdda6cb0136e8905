import { Alert, Box, Card, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { FailureAlert } from '../../layout/FailureAlert.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { useQueryOf } from '../../providers/queries.ts';
import { Pager } from '../../schema/list/Pager.tsx';
import { Heading } from '../../schema/record/Heading.tsx';
import { Pair } from './Pair.tsx';

const page = 25;

/** Students who may be one person, pair by pair: reviewed side by side, merged or told apart. */
export function DuplicatesPage() {
  const translate = useTranslate();
  const [first, setFirst] = useState(0);
  const { data, error } = useQueryOf('students', null, 'duplicates', {
    params: { first },
    options: { placeholderData: keepPreviousData },
  });
  return (
    <ResourceContextProvider value="students">
      <Heading text={translate('pages.duplicates')} />
      <Typography color="text.secondary" sx={{ mb: 1.5, maxWidth: 640 }}>
        {translate('people.duplicates.lead')}
      </Typography>
      <FailureAlert error={error} />
      {!data && !error && <PageSkeleton />}
      {data?.total === 0 && <Alert severity="success">{translate('people.duplicates.none')}</Alert>}
      <Box component="ul" sx={{ display: 'grid', gap: 2, p: 0, m: 0, listStyle: 'none' }}>
        {data?.pairs.map((pair) => (
          <Card component="li" key={`${pair.one_id}-${pair.other_id}`} sx={{ p: 2 }}>
            <Pair pair={pair} />
          </Card>
        ))}
      </Box>
      {data && <Pager first={first} page={page} total={data.total} onChange={setFirst} />}
    </ResourceContextProvider>
  );
}
