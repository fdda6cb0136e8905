import { type Identifier, useTranslate } from 'react-admin';
import { DrawingProvider, type FieldProps } from '../../schema/inputs/drawing.ts';
import { Field } from '../../schema/inputs/Field.tsx';
import { EntityEdit } from '../../schema/record/Edit.tsx';
import { RecordHistory } from '../audit_logs/RecordHistory.tsx';

/** Every limit and label of the school with what it changes, and who changed which when. */
export function SettingsPage({ id }: { id?: Identifier }) {
  return (
    <DrawingProvider value={ExplainedField}>
      <EntityEdit id={id}>
        <RecordHistory />
      </EntityEdit>
    </DrawingProvider>
  );
}

/** A setting says what it changes, and what becomes of what stands already. */
function ExplainedField(props: FieldProps) {
  const translate = useTranslate();
  const description = translate(`admin.settings.${props.source}`);
  return <Field {...props} property={{ ...props.property, description }} />;
}
