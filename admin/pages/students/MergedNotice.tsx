import { Alert, Button, Link as MuiLink } from '@mui/material';
import { useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { NamedStudent } from '#schemas/types/fragments/named_student.ts';
import { useAnnounce } from '../../announce.tsx';
import { useQueryOf } from '../../providers/queries.ts';
import { useAct } from '../../schema/actions/act.ts';

/** Says of a record that it was merged, and of the one that stayed whose history is its own too: each leads to the other. */
export function MergedNotice() {
  const record = useRecordContext();
  return record ? <MergeDetails id={Number(record.id)} /> : null;
}

function MergeDetails({ id }: { id: number }) {
  const translate = useTranslate();
  const act = useAct();
  const announce = useAnnounce();
  const { data } = useQueryOf('students', id, 'merged_with');
  if (!data || (data.merged.length === 0 && !data.into)) return null;
  const { into, merged } = data;
  const unmerge = () => act('unmerge', { ids: [id] }).catch((error) => announce.failed('unmerge', 'students', error));
  if (into)
    return (
      <Alert
        severity="warning"
        sx={{ mb: 2 }}
        action={
          <Button color="inherit" onClick={unmerge}>
            {translate('actions.unmerge')}
          </Button>
        }
      >
        {translate('people.duplicates.into')} <PersonLink person={into} />
      </Alert>
    );
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {translate('people.duplicates.merged')}{' '}
      {merged.map((person, at) => (
        <span key={person.id}>
          {at > 0 && ', '}
          <PersonLink person={person} />
        </span>
      ))}
    </Alert>
  );
}

function PersonLink({ person: { id, first_name, name, student_id } }: { person: NamedStudent }) {
  const createPath = useCreatePath();
  return (
    <MuiLink component={Link} to={createPath({ resource: 'students', id, type: 'edit' })}>
      {`${first_name} ${name} · ${student_id}`}
    </MuiLink>
  );
}
