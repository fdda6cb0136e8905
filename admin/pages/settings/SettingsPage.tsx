import { type Identifier, useTranslate } from 'react-admin';
import { Field } from '../../schema/inputs/Field.tsx';
import { type FieldProps, FieldProvider } from '../../schema/inputs/field_context.ts';
import { EntityEdit } from '../../schema/record/Edit.tsx';
import { RecordHistory } from '../audit_logs/RecordHistory.tsx';

/** Every limit and label of the school with what it changes, and who changed which when. */
export function SettingsPage({ id }: { id?: Identifier }) {
  return (
    <FieldProvider value={ExplainedField}>
      <EntityEdit id={id}>
        <RecordHistory />
      </EntityEdit>
    </FieldProvider>
  );
}

/** A setting says what it changes, and what becomes of what stands already. */
function ExplainedField(props: FieldProps) {
  const translate = useTranslate();
  const description = translate(`admin.settings.${props.source}`);
  return <Field {...props} property={{ ...props.property, description }} />;
}
