import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '../../schema/inputs/Field.tsx';
import type { FieldProps } from '../../schema/inputs/field_context.ts';
import { AudienceCount } from './AudienceCount.tsx';
import { fields } from './audience_fields.ts';

/** A field of a message: those that say for whom it is are there for their kind of audience. */
export function AudienceField(props: FieldProps) {
  const of = Object.keys(fields).find((audience) => fields[audience] === props.source);
  if (props.source === 'audience')
    return (
      <>
        <Field {...props} />
        <AudienceCount />
      </>
    );
  return of ? <OnlyFor audience={of} {...props} /> : <Field {...props} />;
}

function OnlyFor({ audience, ...props }: FieldProps & { audience: string }) {
  const { setValue, getValues } = useFormContext();
  const isAsked = useWatch({ name: 'audience' }) === audience;
  const { source } = props;
  useEffect(() => {
    if (!isAsked && (getValues(source) ?? null) !== null) setValue(source, null, { shouldDirty: true });
  }, [isAsked, source, getValues, setValue]);
  return isAsked ? <Field {...props} required /> : null;
}
