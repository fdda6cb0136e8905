// Made from schemas/fragments/room_ticket.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface RoomTicket {
  provider: string;
  role: 'host' | 'participant';
  meeting_number: string;
  password: string;
  name: string;
  key: string;
  expires_at: string;
  signature: string | null;
  sdk_key: string | null;
  zak: string | null;
  web_endpoint: string | null;
  is_running: boolean;
}
