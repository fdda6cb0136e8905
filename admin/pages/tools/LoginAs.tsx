import { useRecordContext } from 'react-admin';
import type { Schema } from '#schemas/dialect.ts';
import form from '#schemas/forms/login_as.json' with { type: 'json' };
import { ActionButton } from '../../schema/actions/ActionButton.tsx';
import { useSchool } from '../../school.ts';

const action = { confirm: true, input: form as Schema };

/** Lets an admin see the school as this person does, for half an hour and with both names in the audit log. */
export function LoginAs({ held }: { held?: string }) {
  const record = useRecordContext();
  const { user } = useSchool();
  const may = user.role.slug === 'admin' && !user.impersonation;
  // Another admin is nobody to act as.
  if (!may || record?.status !== 'active' || record.role_id === user.role.id) return null;
  return <ActionButton name="login_as" action={action} rows={[record]} disabled={Boolean(held)} title={held} />;
}
