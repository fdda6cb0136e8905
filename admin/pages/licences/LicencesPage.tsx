import { Box } from '@mui/material';
import { EntityList } from '../../schema/list/List.tsx';
import { DayTimeline } from './DayTimeline.tsx';
import { Forecast } from './Forecast.tsx';
import { MeetingsWithoutLicence } from './MeetingsWithoutLicence.tsx';

/** The school's licences, what lacks one, when they will be short, and how a day uses them. */
export const LicencesPage = () => (
  <>
    <EntityList />
    <Box
      sx={{
        mt: 3,
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <MeetingsWithoutLicence />
      <Forecast />
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <DayTimeline />
      </Box>
    </Box>
  </>
);
