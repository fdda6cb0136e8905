import { Box, Button, Card, Chip, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRecordContext, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { longDate } from '#schemas/dates.ts';
import type { StudentQueries } from '#schemas/types/entities/students.ts';
import { PageSkeleton } from '../../../layout/PageSkeleton.tsx';
import { askQuery, keyOfQuery } from '../../../providers/queries.ts';
import { Answer } from '../../../schema/actions/waiting.tsx';
import { useLanguage } from '../../../schema/labels.ts';
import { useSchool, useZones } from '../../../school.ts';
import { Entry, type TimelineEntry } from './Entry.tsx';

type Kind = NonNullable<StudentQueries['history']['params']['kinds']>[number];
type Next = StudentQueries['history']['result']['next'];

/** What happened to the student, whatever it was of, and of which entity who reads it has to be a reader. */
const kinds: [Kind, string][] = [
  ['progress', 'progress_logs'],
  ['attempts', 'attempts'],
  ['placement', 'leveling_tests'],
  ['meetings', 'registrations'],
  ['series', 'particular_classes'],
  ['tickets', 'tickets'],
  ['messages', 'messages'],
  ['letters', 'letters'],
  ['audit', 'audit_logs'],
];

/** Everything in one line of time, the newest first; the address says which kinds are shown. */
export function TimelineTab() {
  const translate = useTranslate();
  const { projections } = useSchool();
  const student = useRecordContext();
  const [search, setSearch] = useSearchParams();
  const chosenKinds = search.getAll('kinds') as Kind[];
  const params = chosenKinds.length > 0 ? { kinds: chosenKinds } : {};
  const timeline = useInfiniteQuery({
    queryKey: keyOfQuery('students', student?.id ?? null, 'history', params),
    queryFn: ({ pageParam }) =>
      askQuery('students', student?.id ?? null, 'history', { ...params, ...(pageParam ?? {}), limit: 30 }),
    initialPageParam: null as Next,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const toggle = (kind: Kind) => {
    const nextKinds = chosenKinds.includes(kind) ? chosenKinds.filter((one) => one !== kind) : [...chosenKinds, kind];
    setSearch(new URLSearchParams(nextKinds.map((one) => ['kinds', one])), { replace: true });
  };
  return (
    <>
      <Box
        role="group"
        aria-label={translate('admin.student.timeline.kinds')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}
      >
        {kinds
          .filter(([, entity]) => projections.get(entity)?.can.includes('read'))
          .map(([kind]) => (
            <Chip
              key={kind}
              component="button"
              type="button"
              aria-pressed={chosenKinds.includes(kind)}
              label={translate(`admin.student.timeline.of.${kind}`)}
              color={chosenKinds.includes(kind) ? 'primary' : 'default'}
              variant={chosenKinds.includes(kind) ? 'filled' : 'outlined'}
              onClick={() => toggle(kind)}
            />
          ))}
      </Box>
      {timeline.isLoading && <PageSkeleton />}
      <Answer of={timeline}>{({ pages }) => <Days entries={pages.flatMap(({ entries }) => entries)} />}</Answer>
      {timeline.hasNextPage && (
        <Button onClick={() => timeline.fetchNextPage()} disabled={timeline.isFetchingNextPage} sx={{ mt: 2 }}>
          {translate('admin.student.timeline.more')}
        </Button>
      )}
    </>
  );
}

function Days({ entries }: { entries: TimelineEntry[] }) {
  const translate = useTranslate();
  const locale = useLanguage();
  const zones = useZones();
  if (entries.length === 0)
    return <Typography color="text.secondary">{translate('admin.student.timeline.none')}</Typography>;
  const days = Map.groupBy(entries, ({ at }) => longDate(at, locale, zones));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {[...days].map(([day, those]) => (
        <Box key={day} component="section">
          <Typography variant="subtitle2" component="h2" sx={{ mb: 0.5 }}>
            {day}
          </Typography>
          <Card component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {those.map((entry) => (
              <Entry key={entry.key} entry={entry} />
            ))}
          </Card>
        </Box>
      ))}
    </Box>
  );
}
