import { Box, Button, Typography } from '@mui/material';
import { useGetResourceLabel, useListContext, useTranslate } from 'react-admin';
import { useProjection } from '../../school.ts';

/** Nothing to show: because nothing is there yet, or because the filters leave nothing. */
export function Empty() {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const { entity } = useProjection();
  const { filterValues, setFilters } = useListContext();
  const narrowed = Object.keys(filterValues ?? {}).length > 0;
  return (
    <Box sx={{ p: 4, textAlign: 'center', display: 'grid', gap: 1, justifyItems: 'center' }}>
      <Typography variant="h3" component="p">
        {translate(narrowed ? 'admin.empty.narrowed' : 'admin.empty.nothing', {
          name: labelOf(entity, 2).toLowerCase(),
        })}
      </Typography>
      {narrowed && <Button onClick={() => setFilters({})}>{translate('ra.navigation.clear_filters')}</Button>}
    </Box>
  );
}
