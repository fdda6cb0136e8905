// Made from schemas/entities/particular_classes.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface ParticularClassRow {
  id: number;
  student_id: number;
  staff_id: number;
  days: ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday')[];
  start_time: string;
  minutes: number;
  recurrences: number;
  unit: 'weekly' | 'monthly';
  start_date: string;
  end_date: string | null;
  status: 'draft' | 'active' | 'inactive' | 'finished';
  version: number;
  created_at: string;
  updated_at: string;
}
