import PersonAddIcon from '@mui/icons-material/PersonAddOutlined';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { Form, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Schema } from '#schemas/dialect.ts';
import { useAnnounce } from '../../announce.tsx';
import { useAct } from '../../schema/actions/act.ts';
import { ReferenceInput } from '../../schema/inputs/ReferenceInput.tsx';

const students: Schema = { type: 'array', items: { type: 'integer', 'x-reference': 'students' } };

/** Moves students of other groups into this one, many at once. */
export function AddMembers({ group }: { group: number }) {
  const translate = useTranslate();
  const act = useAct();
  const announce = useAnnounce();
  const [asking, setAsking] = useState(false);
  const submit = async ({ ids }: FieldValues) => {
    try {
      if (ids?.length) await act('change_group', { ids }, { group_id: group });
      setAsking(false);
    } catch (error) {
      announce.failed('change_group', 'students', error);
    }
  };
  return (
    <>
      <Button variant="outlined" startIcon={<PersonAddIcon />} onClick={() => setAsking(true)}>
        {translate('people.group.add')}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} fullWidth maxWidth="sm" aria-labelledby="add-members">
        <Form onSubmit={submit}>
          <DialogTitle id="add-members">{translate('people.group.add')}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <DialogContentText>{translate('people.group.explanation')}</DialogContentText>
            <ReferenceInput
              entity="students"
              source="ids"
              property={students}
              label={translate('people.group.students')}
              required
              filter={{ group_id_neq: group, status: ['active'] }}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setAsking(false)}>{translate('ra.action.cancel')}</Button>
            <Button type="submit" variant="contained">
              {translate('ra.action.add')}
            </Button>
          </DialogActions>
        </Form>
      </Dialog>
    </>
  );
}
