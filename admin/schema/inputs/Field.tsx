import { kindOf } from '../kind.ts';
import { kinds } from '../kinds.tsx';
import { useFieldLabel } from '../labels.ts';
import type { FieldProps } from './field_context.ts';

/** The input of a property, rendered as its kind is. */
export function Field({ entity, source, property, required = false, label }: FieldProps) {
  const labelOf = useFieldLabel(entity);
  const { input: Input } = kinds[kindOf(property, source.split('.').at(-1), '')];
  return (
    <Input entity={entity} source={source} property={property} required={required} label={label ?? labelOf(source)} />
  );
}
