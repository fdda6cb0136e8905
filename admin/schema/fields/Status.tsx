import { Box } from '@mui/material';
import { useValueLabel } from '../labels.ts';

type Tone = 'success.main' | 'warning.main' | 'primary.main' | 'text.secondary' | 'error.main';

/** What a status is like; the word beside the dot says which. */
const tones: Record<string, Tone> = {
  active: 'success.main',
  registered: 'success.main',
  pending: 'warning.main',
  pending_revision: 'warning.main',
  paused: 'warning.main',
  completed: 'primary.main',
  finished: 'primary.main',
  solved: 'primary.main',
  terminated: 'error.main',
  discarded: 'error.main',
};

/** A draft and what is out of use are rings: nothing is going on there. */
const hollow = ['draft', 'inactive'];

/** A coloured dot with its word. */
export function Status({ entity, field, value }: { entity: string; field: string; value: unknown }) {
  const labelOf = useValueLabel(entity);
  if (typeof value !== 'string') return null;
  const tone = tones[value] ?? 'text.secondary';
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' }}>
      <Box
        component="span"
        aria-hidden
        sx={{
          width: 8,
          height: 8,
          borderRadius: '50%',
          border: '2px solid',
          borderColor: tone,
          bgcolor: hollow.includes(value) ? 'transparent' : tone,
        }}
      />
      {labelOf(field, value)}
    </Box>
  );
}
