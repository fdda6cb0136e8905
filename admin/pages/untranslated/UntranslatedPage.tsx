import { Box, Card, Typography } from '@mui/material';
import { ListBase, Pagination, useListContext, useTranslate } from 'react-admin';
import { ListProblem } from '../../schema/list/ListProblem.tsx';
import { Heading } from '../../schema/record/Heading.tsx';
import { type HalfRow, HalfRows } from './HalfRows.tsx';
import { NarrowBy } from './NarrowBy.tsx';

/** What of the course is not translated yet; each row links to its record. */
export function UntranslatedPage() {
  const translate = useTranslate();
  return (
    <ListBase resource="levels/untranslated" perPage={25} exporter={false} empty={false} disableAuthentication>
      <Heading text={translate('pages.untranslated')} />
      <Typography color="text.secondary" sx={{ mb: 1.5, maxWidth: 640 }}>
        {translate('admin.translation.lead')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5, alignItems: 'center' }}>
        <NarrowBy />
        <Total />
      </Box>
      <Card sx={{ overflow: 'hidden' }}>
        <ListProblem>
          <HalfRows />
          <Pages />
        </ListProblem>
      </Card>
    </ListBase>
  );
}

function Total() {
  const translate = useTranslate();
  const { total } = useListContext<HalfRow>();
  return (
    <Box component="span" role="status" sx={{ color: 'text.secondary', fontSize: 13 }}>
      {total === undefined ? '' : translate('admin.rows', { smart_count: total })}
    </Box>
  );
}

function Pages() {
  const { total = 0 } = useListContext<HalfRow>();
  return total > 25 ? <Pagination rowsPerPageOptions={[25, 50, 100]} /> : null;
}
