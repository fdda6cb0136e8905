// Made from schemas/fragments/week_of_work.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface WeekOfWork {
  today: string;
  days: {
    day: string;
    worked: boolean;
  }[];
  exercises: number;
  classes: number;
  lessons: {
    id: number;
    level_id: number;
    name: string;
    english_name: string | null;
    description: string | null;
    english_description: string | null;
    outcome: 'taken' | 'revised' | 'begun';
  }[];
}
