import { Box, Card, Link as MuiLink, Typography } from '@mui/material';
import { useCreatePath, useGetList, useGetResourceLabel, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Heading } from '../schema/Heading.tsx';
import { useSchool } from '../school.ts';

interface Question {
  name: string;
  entity: string;
  filter: Record<string, unknown>;
  /** The order of the list behind it, where it is not the usual one. */
  sort?: string;
}

/** What a day begins with: how much there is, and what waits for somebody. Each figure is the way to its list. */
const questions: Question[] = [
  { name: 'students', entity: 'students', filter: { status: ['active'] } },
  {
    name: 'unplaced',
    entity: 'students',
    filter: { status: ['active'], student_type: ['normal'], current_level_id: null },
  },
  // Who waits longest stands first.
  { name: 'revisions', entity: 'attempts', filter: { status: ['pending_revision'] }, sort: 'submitted_at' },
  { name: 'drafts', entity: 'exercise_forms', filter: { status: ['draft'] } },
  { name: 'lessons', entity: 'lessons', filter: { status: ['active'] } },
];

export function Dashboard() {
  const translate = useTranslate();
  const { projections, user } = useSchool();
  const mine = questions.filter(({ entity }) => projections.get(entity)?.can.includes('read'));
  return (
    <>
      <Heading text={translate('pages.dashboard')} />
      <Typography variant="h2" sx={{ mb: 2 }}>
        {translate('admin.dashboard.hello', { name: user.name })}
      </Typography>
      <Box
        component="ul"
        sx={{ p: 0, m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}
      >
        {mine.map((question) => (
          <Figure key={question.name} {...question} />
        ))}
      </Box>
    </>
  );
}

function Figure({ name, entity, filter, sort }: Question) {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const createPath = useCreatePath();
  const { total } = useGetList(entity, {
    filter,
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
  });
  const query = new URLSearchParams({ filter: JSON.stringify(filter), ...(sort ? { sort, order: 'ASC' } : {}) });
  const list = `${createPath({ resource: entity, type: 'list' })}?${query}`;
  return (
    <Card component="li" sx={{ p: 2, listStyle: 'none', position: 'relative' }}>
      <Typography color="text.secondary" variant="body2">
        {labelOf(entity, 2)}
      </Typography>
      <Typography sx={{ fontSize: 28, lineHeight: '36px', fontWeight: 700 }}>{total ?? '…'}</Typography>
      <MuiLink component={Link} to={list} sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}>
        {translate(`admin.dashboard.${name}`)}
      </MuiLink>
    </Card>
  );
}
