// Made from schemas/fragments/room_stay.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface RoomStay {
  source: 'live' | 'report';
  from_at: string;
  until_at: string;
  is_open: boolean;
}
