// Made from schemas/fragments/meeting_card.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface MeetingCard {
  id: number;
  kind: 'classe' | 'demo' | 'forum' | 'particular';
  status: 'draft' | 'active' | 'paused' | 'finished' | 'completed' | 'inactive';
  starts_at: string;
  ends_at: string;
  level_id: number | null;
  forum_type: string | null;
  topic: {
    id: number;
    name: string;
    english_name: string | null;
  } | null;
  teacher: {
    id: number;
    first_name: string;
    avatar: number | null;
  };
  capacity: number;
  seats_left: number;
  registration_opens_at: string | null;
  cancel_until: string;
  join_opens_at: string;
  second: {
    id: number;
    starts_at: string;
    ends_at: string;
    seats_left: number;
  } | null;
  first_id: number | null;
  series_id: number | null;
  seat: {
    id: number;
    status: 'waiting' | 'offered' | 'registered' | 'completed' | 'inactive';
    rank: number | null;
    offered_until: string | null;
    ended_as: string | null;
    seconds_in_class?: number | null;
  } | null;
  gives_up: {
    id: number;
    kind: 'classe' | 'forum';
    topic: {
      id: number;
      name: string;
      english_name: string | null;
    } | null;
  }[];
  refusal: {
    rule: string;
    params: {
      [k: string]: unknown;
    };
    possible_at: string | null;
    message: string;
  } | null;
}
