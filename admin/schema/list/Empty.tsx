import { Box, Button, Typography } from '@mui/material';
import { useGetResourceLabel, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useProjection } from '../../school.ts';
import { useCreatePage } from '../record/useCreatePage.ts';

interface EmptyProps {
  /** It is the list of all records, where one can be made; a parent's page has a button of its own. */
  main?: boolean;
}

/** Nothing to show: because nothing is there yet, and then how something comes to be, or because the filters leave nothing. */
export function Empty({ main = false }: EmptyProps) {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const projection = useProjection();
  const { entity } = projection;
  const createPage = useCreatePage(projection);
  const { filterValues, setFilters } = useListContext();
  const narrowed = Object.keys(filterValues ?? {}).length > 0;
  const origin = translate(`admin.empty.origin.${entity}`, { _: '' });
  return (
    <Box sx={{ p: 4, textAlign: 'center', display: 'grid', gap: 1, justifyItems: 'center' }}>
      <Typography variant="h3" component="p">
        {translate(narrowed ? 'admin.empty.narrowed' : 'admin.empty.nothing', {
          name: labelOf(entity, 2).toLowerCase(),
        })}
      </Typography>
      {narrowed && <Button onClick={() => setFilters({})}>{translate('ra.navigation.clear_filters')}</Button>}
      {!narrowed && origin && <Typography color="text.secondary">{origin}</Typography>}
      {!narrowed && main && createPage && (
        <Button component={Link} to={createPage}>
          {translate('ra.action.create_item', { item: labelOf(entity, 1).toLowerCase() })}
        </Button>
      )}
    </Box>
  );
}
