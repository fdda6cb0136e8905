import { Box, Card, Typography } from '@mui/material';
import { Pagination, useListContext, useTranslate } from 'react-admin';
import { ListProblem } from '../../schema/list/ListProblem.tsx';
import { Rows } from '../../schema/list/Rows.tsx';
import { AddMembers } from './AddMembers.tsx';

export function MemberList({ group }: { group: number }) {
  const translate = useTranslate();
  const { total } = useListContext();
  return (
    <Box component="section" aria-labelledby="group-members" sx={{ mt: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id="group-members" variant="h2">
          {translate('people.group.members')}
        </Typography>
        <Box component="span" role="status" sx={{ color: 'text.secondary', fontSize: 13, flex: 1 }}>
          {total === undefined ? '' : translate('admin.rows', { smart_count: total })}
        </Box>
        <AddMembers group={group} />
      </Box>
      <Card sx={{ overflow: 'clip' }}>
        <ListProblem>
          <Rows omit={['group_id']} />
          <Pagination rowsPerPageOptions={[25, 50, 100]} />
        </ListProblem>
      </Card>
    </Box>
  );
}
