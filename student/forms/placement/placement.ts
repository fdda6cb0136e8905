import type { CompiledForm } from '../compiled.ts';

/** A leveling test as the API shows it to its student: the question that is asked now and no other. */
export interface LevelingTest {
  id: number;
  status: 'draft' | 'pending_revision' | 'completed';
  attempt_id: number;
  title: { es: string; en?: string };
  /** Whether the self-assessment lies behind. */
  assessed: boolean;
  number: number;
  most: number;
  question: CompiledForm | null;
  /** The name of the question. */
  name: string | null;
  /** How often each recording was listened to, by `playName`. */
  plays: Record<string, number>;
  started_at: string;
  deadline_at: string | null;
  seconds_left: number | null;
}

export const testPath = (form: number | string | undefined) => `/leveling-tests/${form}`;
