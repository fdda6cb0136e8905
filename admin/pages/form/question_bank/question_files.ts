import type { ResultOf } from '#schemas/queries.ts';
import { call, send } from '../../../providers/http.ts';
import { useQueryOf } from '../../../providers/queries.ts';

/** What is to be said of a question of a file. */
export interface Finding {
  line: number;
  name: string;
  /** Whether the question comes all the same. */
  taken: boolean;
  message: string;
}

/** What a file holds, or what came of it: then with the ids of the new questions. */
export interface Outcome {
  format: string;
  count: number;
  refused: number;
  types: Record<string, number>;
  problems: Finding[];
  /** What it says of the form itself. */
  settings: Record<string, unknown>;
  questions?: number[];
}

/** Whether the questions have come in, and not only been looked at. */
export const isImported = ({ questions }: Outcome): boolean => questions !== undefined;

/** What can be read and written. */
export function useFormats(): ResultOf<'questions', 'formats'> {
  const { data } = useQueryOf('questions', null, 'formats', {
    options: { staleTime: 'static' },
  });
  return data ?? { formats: [], types: [] };
}

/** Sends a file of questions to a form; dry, nothing is written. */
export const importFile = (entity: string, form: number, file: File, dry: boolean) =>
  send<Outcome>(`${entity}/${form}/import?name=${encodeURIComponent(file.name)}${dry ? '&dry=1' : ''}`, file);

/** Takes an import back. */
export const takeBack = (entity: string, form: number, questions: number[]) =>
  call('POST', `${entity}/${form}/undo_import`, { questions });
