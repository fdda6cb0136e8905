import { useTranslate } from 'react-admin';
import { cannedBlanks, writtenBlank } from '#schemas/desk/canned_blanks.ts';
import { Field } from '../../schema/inputs/Field.tsx';
import { type FieldProps, FieldProvider } from '../../schema/inputs/field_context.ts';
import { EntityCreate } from '../../schema/record/Create.tsx';
import { EntityEdit } from '../../schema/record/Edit.tsx';

/** A new canned reply. */
export const NewCannedReply = () => (
  <FieldProvider value={WithBlanks}>
    <EntityCreate />
  </FieldProvider>
);

/** A canned reply in both languages. */
export const CannedReply = () => (
  <FieldProvider value={WithBlanks}>
    <EntityEdit />
  </FieldProvider>
);

const texts = ['content', 'english_content'];

/** Its texts say what they may leave open. */
function WithBlanks(props: FieldProps) {
  const translate = useTranslate();
  if (!texts.includes(props.source)) return <Field {...props} />;
  const blanks = cannedBlanks.map((name) => `${writtenBlank(name)} ${translate(`admin.tickets.blanks.${name}`)}`);
  const description = translate('admin.tickets.canned_hint', { blanks: blanks.join(', ') });
  return <Field {...props} property={{ ...props.property, description }} />;
}
