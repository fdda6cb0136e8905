import { Box, LinearProgress, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { ListBase, useListContext, useTranslate } from 'react-admin';
import { useQueryOf } from '../../providers/queries.ts';
import { ListProblem } from '../../schema/list/ListProblem.tsx';
import { Heading } from '../../schema/record/Heading.tsx';
import { Recordings } from './Recordings.tsx';
import type { Recording } from './recording.ts';

/** What a machine still says in the course, with the words to read aloud, and what people have recorded already. */
export function MachineRecordingsPage() {
  const translate = useTranslate();
  return (
    <ListBase
      resource="resources/recordings"
      filterDefaultValues={{ voice: 'machine' }}
      perPage={25}
      exporter={false}
      empty={false}
      disableAuthentication
    >
      <Heading text={translate('pages.machine_recordings')} />
      <Typography color="text.secondary" sx={{ mb: 1.5, maxWidth: 720 }}>
        {translate('admin.recordings.lead')}
      </Typography>
      <Spoken />
      <ListProblem>
        <Recordings />
      </ListProblem>
    </ListBase>
  );
}

/** How many of the recordings people speak, and the choice of which are listed. */
function Spoken() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext<Recording>();
  const { data } = useQueryOf('resources', null, 'recordings', { params: { first: 0, last: 0 } });
  const { machine = 0, person = 0 } = data ?? {};
  const all = machine + person;
  const counts = { machine, person };
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2, maxWidth: 480 }}>
      <Typography role="status">{translate('admin.recordings.progress', { person, all })}</Typography>
      <LinearProgress
        variant="determinate"
        value={all > 0 ? (100 * person) / all : 0}
        aria-label={translate('admin.recordings.progress', { person, all })}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={filterValues.voice}
        onChange={(_, voice) => voice && setFilters({ voice })}
        aria-label={translate('admin.recordings.voice')}
      >
        {(['machine', 'person'] as const).map((voice) => (
          <ToggleButton key={voice} value={voice}>
            {translate(`admin.recordings.${voice}`)} ({counts[voice]})
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
