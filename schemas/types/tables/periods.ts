// Made from schemas/entities/forum_periods.json, schemas/entities/periods.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface PeriodRow {
  id: number;
  kind: 'forum' | 'classe';
  name: string;
  start_date: string;
  end_date: string;
  registration_days: number;
  registration_time: string | null;
  parallel: boolean;
  status: 'draft' | 'active' | 'paused' | 'finished';
  version: number;
  created_at: string;
  updated_at: string;
}
