// Made from schemas/fragments/sandbox_view.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface SandboxView {
  stay: string;
  is_host: boolean;
  joined_at: string;
  started_at: string;
  left_as: 'left' | 'lost' | 'elsewhere' | 'removed' | 'ended' | null;
  people: {
    id: number;
    first_name: string;
    avatar: number | null;
    is_host: boolean;
    is_me: boolean;
    hand_at: string | null;
  }[];
  messages: {
    id: string;
    first_name: string;
    is_host: boolean;
    text: string;
    at: string;
    is_mine: boolean;
  }[];
}
