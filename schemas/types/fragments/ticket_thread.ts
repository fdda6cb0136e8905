// Made from schemas/fragments/ticket_thread.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface TicketThread {
  about: {
    requester: string;
    closed_by: string | null;
    student_id: number | null;
    page: string | null;
    form: {
      id: number;
      title: string;
      english_title: string | null;
      path: string;
    } | null;
    attempt_id: number | null;
    question: {
      id: number;
      number: number;
    } | null;
    meeting: {
      id: number;
      kind: string;
      starts_at: string;
      path: string;
    } | null;
  };
  entries: {
    id: number | null;
    ticket_id: number;
    kind: 'question' | 'reply' | 'note';
    author: string;
    by_school: boolean;
    is_own: boolean;
    content: string;
    created_at: string;
    files: {
      id: number;
      name: string;
      kind: string;
      size: number;
    }[];
  }[];
  others: {
    id: number;
    subject: string;
    status: string;
    created_at: string;
  }[];
}
