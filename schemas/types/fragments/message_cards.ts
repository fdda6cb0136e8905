// Made from schemas/fragments/message_cards.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface MessageCards {
  messages: {
    id: number;
    title: string;
    english_title: string | null;
    content: string;
    english_content: string | null;
    priority: string;
    read_at: string | null;
  }[];
}
