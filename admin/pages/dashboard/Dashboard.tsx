import { Box, Card, Link as MuiLink, Typography } from '@mui/material';
import { useCreatePath, useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { decimal } from '#schemas/numbers.ts';
import { Heading } from '../../schema/record/Heading.tsx';
import { useSchool } from '../../school.ts';
import { Faults } from './Faults.tsx';
import { type Figure, figures, queryOf } from './figures.ts';

export function Dashboard() {
  const translate = useTranslate();
  const { projections, user } = useSchool();
  const readable = figures.filter(({ entity }) => projections.get(entity)?.can.includes('read'));
  return (
    <>
      <Heading text={translate('pages.dashboard')} />
      <Typography variant="h2" sx={{ mb: 2 }}>
        {translate('admin.dashboard.hello', { name: user.name })}
      </Typography>
      <Faults />
      <Box
        component="ul"
        sx={{ p: 0, m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}
      >
        {readable.map((figure) => (
          <Counted key={figure.name} figure={figure} />
        ))}
      </Box>
    </>
  );
}

/** A figure with its list behind it. */
function Counted({ figure }: { figure: Figure }) {
  const { name, entity, filter } = figure;
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { total } = useGetList(entity, {
    filter,
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
  });
  const list = `${createPath({ resource: entity, type: 'list' })}?${queryOf(figure)}`;
  return (
    <Card component="li" sx={{ p: 2, listStyle: 'none', position: 'relative' }}>
      <Typography sx={{ fontSize: 28, lineHeight: '36px', fontWeight: 700 }}>
        {total === undefined ? '…' : decimal(total)}
      </Typography>
      <MuiLink component={Link} to={list} sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}>
        {translate(`admin.dashboard.${name}`)}
      </MuiLink>
    </Card>
  );
}
