// Made from schemas/fragments/shown_test.json by `npm run types`: change that, and run it again.

import type { CompiledForm } from './compiled_form.ts';

/** What several schemas share. */
export interface ShownTest {
  id: number;
  status: 'draft' | 'pending_revision' | 'completed';
  attempt_id: number;
  form_id: number;
  title: {
    es: string;
    en?: string;
  };
  assessed: boolean;
  number: number;
  progress: number;
  question: CompiledForm | null;
  name: string | null;
  plays: {
    [k: string]: number;
  };
  started_at: string;
  deadline_at: string | null;
  seconds_left: number | null;
}
