import { useGetList } from 'react-admin';
import type { ResultOf } from '#schemas/queries.ts';
import { useQueryOf } from '../../../providers/queries.ts';

export interface Level {
  id: number;
  order: number;
}

/** The levels of the course in their order, where somebody wants them. */
export function useLevels(enabled = true): Level[] {
  const query = { pagination: { page: 1, perPage: 100 }, sort: { field: 'order', order: 'ASC' as const } };
  const { data } = useGetList('levels', query, { enabled });
  return (data ?? []) as Level[];
}

export function useCalibration(form: number): ResultOf<'leveling_forms', 'calibration'> {
  const { data } = useQueryOf('leveling_forms', form, 'calibration');
  return data ?? [];
}
