import { useReference } from 'react-admin';
import { Reference } from '../schema/fields/references.tsx';

/** Whose private series it is. */
export function SeriesStudent({ series }: { series: number }) {
  const { referenceRecord } = useReference({ reference: 'particular_classes', id: series });
  return <Reference to="students" id={referenceRecord?.student_id} link={false} />;
}
