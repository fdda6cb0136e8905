import { useQueryOf } from '../../providers/queries.ts';

/**
 * Of which records the lists of a student are: a number, or several where records were merged into one person, whose history
 * is one. Undefined until it is known.
 */
export function useRecordsOfPerson(student: number): number | number[] | undefined {
  const { data } = useQueryOf('students', student, 'merged_with');
  return data && data.records.length > 1 ? data.records : data && student;
}
