import { Card, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { ActionBar } from '../../schema/actions/ActionBar.tsx';
import { EditForm } from '../../schema/record/Edit.tsx';

/** What hits a student hard stands apart, below everything else. */
const dangerous = ['change_type', 'deactivate'];

interface ProfileTabProps {
  /** Why nothing can be done for now. */
  held?: string;
  onDirty: (dirty: boolean) => void;
}

/** The student's data, and below them what takes pages, classes or the account away. */
export function ProfileTab({ held, onDirty }: ProfileTabProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const record = useRecordContext();
  return (
    <>
      <EditForm
        root={createPath({ resource: 'students', type: 'edit', id: record?.id })}
        head={(dirty) => <Report dirty={dirty} to={onDirty} />}
      />
      {record?.status === 'active' && (
        <Card
          component="section"
          aria-labelledby="danger"
          variant="outlined"
          sx={{ p: 2, mt: 3, borderColor: 'error.main' }}
        >
          <Typography id="danger" variant="h3" component="h2">
            {translate('admin.student.danger')}
          </Typography>
          <Typography color="text.secondary" sx={{ mb: 1.5 }}>
            {translate('admin.student.danger_hint')}
          </Typography>
          <ActionBar only={dangerous} held={held} tools={false} />
        </Card>
      )}
    </>
  );
}

/** Other tabs and the actions of the page have to know of what is not saved. */
function Report({ dirty, to }: { dirty: boolean; to: (dirty: boolean) => void }) {
  useEffect(() => to(dirty), [dirty, to]);
  return null;
}
