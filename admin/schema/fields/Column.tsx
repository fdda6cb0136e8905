import { useRecordContext } from 'react-admin';
import { useProjection } from '../../school.ts';
import { kindOf } from '../kind.ts';
import { kinds } from '../kinds.tsx';

/** A field of the record in context, rendered as its kind is. */
export function Column({ source }: { source: string }) {
  const record = useRecordContext();
  const { entity, read, states } = useProjection();
  const property = read.properties?.[source];
  if (!record || !property) return null;
  const { column: Value } = kinds[kindOf(property, source, states?.field)];
  return <Value entity={entity} source={source} property={property} value={record[source]} />;
}
