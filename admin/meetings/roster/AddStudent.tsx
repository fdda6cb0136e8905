import PersonAddIcon from '@mui/icons-material/PersonAddOutlined';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useMemo, useState } from 'react';
import { Form, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Schema } from '#schemas/dialect.ts';
import { useAnnounce } from '../../announce.tsx';
import { problemOf } from '../../providers/http.ts';
import { Field } from '../../schema/inputs/Field.tsx';
import { ReferenceInput } from '../../schema/inputs/ReferenceInput.tsx';
import { useFieldLabel } from '../../schema/labels.ts';
import { useResolver } from '../../schema/record/resolver.ts';
import { useProjection } from '../../school.ts';
import type { MeetingEntity } from '../meeting.ts';
import { useSeats } from '../useSeats.ts';

interface AddStudentProps {
  meeting: number;
  /** All seats are taken: one more needs a reason. */
  full: boolean;
}

/** Who can be given a seat: students of the demonstration in its classes, and nobody who is inactive anywhere. */
const eligible = (entity: string) => ({
  status: ['active'],
  ...(entity === 'demo_classes' ? { student_type: ['demo'] } : {}),
});

/** Gives a student a seat; beyond the capacity the dialog asks why. */
export function AddStudent(props: AddStudentProps) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="contained" startIcon={<PersonAddIcon />} onClick={() => setAsking(true)}>
        {translate('actions.add_student')}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} fullWidth maxWidth="xs" aria-labelledby="add-student">
        <AddForm {...props} close={() => setAsking(false)} />
      </Dialog>
    </>
  );
}

function AddForm({ meeting, full, close }: AddStudentProps & { close: () => void }) {
  const translate = useTranslate();
  const { entity, actions } = useProjection();
  const labelOf = useFieldLabel(entity);
  const announce = useAnnounce();
  const { add } = useSeats(entity as MeetingEntity, meeting);
  const [over, setOver] = useState(full);
  const input = actions.add_student?.input as Schema;
  const schema = useMemo(() => (over ? { ...input, required: ['student_id', 'reason'] } : input), [input, over]);
  const resolver = useResolver(entity, schema);
  const [student, reason] = ['student_id', 'reason'].map((name) => input.properties?.[name] as Schema);

  const submit = async ({ student_id, reason: why }: FieldValues) => {
    try {
      await add(student_id, why);
      close();
    } catch (error) {
      const problem = problemOf(error);
      // The last seat went while the dialog was open.
      if (problem?.rule === 'full_without_reason') setOver(true);
      else announce.failed('add_student', entity, error);
      return problem?.errors ?? {};
    }
  };

  return (
    <Form onSubmit={submit} resolver={resolver} disableInvalidFormNotification noValidate>
      <DialogTitle id="add-student">{translate('actions.add_student')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
        <ReferenceInput
          entity={entity}
          source="student_id"
          property={student as Schema}
          label={labelOf('student_id')}
          required
          filter={eligible(entity)}
        />
        {over && <Alert severity="warning">{translate('seats.over_capacity')}</Alert>}
        {over && <Field entity={entity} source="reason" property={reason as Schema} required />}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate('ra.action.cancel')}</Button>
        <Button type="submit" variant="contained">
          {translate('ra.action.add')}
        </Button>
      </DialogActions>
    </Form>
  );
}
