// Made from schemas/fragments/student_messages.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface StudentMessages {
  total: number;
  rows: {
    id: number;
    title: string;
    english_title: string | null;
    priority: string;
    display_start_date: string;
    display_end_date: string;
    is_shown: boolean;
    read_at: string | null;
  }[];
}
