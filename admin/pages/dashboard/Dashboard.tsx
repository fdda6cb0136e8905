import { Box, Skeleton, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { hear } from '#schemas/browser/events.ts';
import { FailureAlert } from '../../layout/FailureAlert.tsx';
import { useQueryOf } from '../../providers/queries.ts';
import { Heading } from '../../schema/record/Heading.tsx';
import { useSchool } from '../../school.ts';
import { Content } from './Content.tsx';
import { Faults } from './Faults.tsx';
import { Students } from './Students.tsx';
import { Today } from './Today.tsx';
import { Trouble } from './Trouble.tsx';
import { Waiting } from './Waiting.tsx';

/** Counted again when a ticket changes, when somebody comes back to the page, and each minute while it is looked at. */
const fresh = { refetchOnWindowFocus: 'always', refetchInterval: 60_000, staleTime: 0 } as const;

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
};

const column = { display: 'grid', gap: 2, minWidth: 0 };

/** What staff find when they begin a day: what needs a hand first, then what waits, then how the school stands. */
export function Dashboard() {
  const translate = useTranslate();
  const { user } = useSchool();
  const { data, error, isPending, refetch } = useQueryOf('staff', null, 'dashboard', { options: fresh });
  useEffect(() => hear(document, { topics: ['desk:1'], on: { ticket: () => void refetch() } }), [refetch]);
  return (
    <>
      <Heading text={translate('pages.dashboard')} />
      <Typography variant="h2" sx={{ mb: 2 }}>
        {translate('admin.dashboard.hello', { name: user.name })}
      </Typography>
      {data?.has_faults && <Faults />}
      <FailureAlert error={error} onAgain={refetch} sx={{ mb: 2 }} />
      {isPending && <Shape />}
      {data && (
        <Box sx={{ ...columns, alignItems: 'start' }}>
          <Box sx={column}>
            <Trouble of={data} />
            <Today of={data} />
            <Content of={data} />
          </Box>
          <Box sx={column}>
            <Waiting of={data} />
            <Students of={data} />
          </Box>
        </Box>
      )}
    </>
  );
}

/** The shape of the page before its numbers are there. */
const Shape = () => (
  <Box aria-hidden sx={columns}>
    {[160, 160, 340, 340].map((height, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they never move
      <Skeleton key={at} variant="rounded" height={height} />
    ))}
  </Box>
);
