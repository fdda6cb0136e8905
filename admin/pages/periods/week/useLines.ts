import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import type { Line } from './places.ts';

/** As many rows as the API answers at a time. */
const page = 100;

const keyOf = (period_id: number) => ['schedules', 'lines', period_id];

/** All lines of a period. */
export function useLines(period_id: number) {
  const provider = useDataProvider();
  const read = async () => {
    const lines: Line[] = [];
    for (let number = 1, total = 1; lines.length < total; number += 1) {
      const answer = await provider.getList<Line & RaRecord>('schedules', {
        filter: { period_id },
        sort: { field: 'start_time', order: 'ASC' },
        pagination: { page: number, perPage: page },
      });
      lines.push(...answer.data);
      total = answer.data.length === 0 ? 0 : (answer.total ?? 0);
    }
    return lines;
  };
  return useQuery({ queryKey: keyOf(period_id), queryFn: read });
}

/** Shows a line as it is about to be, or as it has become; null takes it away. */
export function useShowLine(period_id: number) {
  const queries = useQueryClient();
  return (id: number, line: Line | null) =>
    queries.setQueryData<Line[]>(keyOf(period_id), (lines = []) => {
      const others = lines.filter((other) => other.id !== id);
      return line ? [...others, line] : others;
    });
}
