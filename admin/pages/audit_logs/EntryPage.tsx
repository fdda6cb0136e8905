import { EntityShow } from '../../schema/record/Show.tsx';
import { AuditChange } from './AuditChange.tsx';

/** An entry of the audit log: what was changed is read together, before beside after. */
export function EntryPage() {
  return (
    <EntityShow apart={['before', 'after']}>
      <AuditChange />
    </EntityShow>
  );
}
