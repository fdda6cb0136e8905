import { type RaRecord, useRecordContext } from 'react-admin';
import type { Row } from '../../../providers/conflict.ts';
import { ActionButton } from '../../../schema/actions/ActionButton.tsx';
import { legal } from '../../../schema/actions/act.ts';
import { useProjection } from '../../../school.ts';

interface CreditButtonProps {
  name: 'add_class_taken' | 'take_back_class_taken' | 'add_lesson_taken' | 'take_back_lesson_taken';
  /** What is counted. */
  counted: Row;
}

/** Counts something as taken, or takes that back, for whoever may and as long as the student is active. */
export function CreditButton({ name, counted }: CreditButtonProps) {
  const { actions } = useProjection('students');
  const student = useRecordContext<RaRecord>();
  const action = actions[name];
  if (!student || !action || !legal(action, student.status)) return null;
  return <ActionButton name={name} action={action} rows={[student]} defaults={counted} variant="text" size="small" />;
}
