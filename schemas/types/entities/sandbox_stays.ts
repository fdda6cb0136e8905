// Made from schemas/entities/sandbox_stays.json by `npm run types`: change that, and run it again.

import type { SandboxView } from '../fragments/sandbox_view.ts';
import type { SandboxStayRow } from '../tables/sandbox_stays.ts';

/** As staff read it; optional is what an admin may not read. */
export interface SandboxStay {
  id: number;
  room_id: number;
  user_id: number;
  is_host: boolean;
  joined_at: string;
  seen_at: string;
  hand_at: string | null;
  left_at: string | null;
  left_as: 'left' | 'lost' | 'elsewhere' | 'removed' | 'ended' | null;
  version: number;
  created_at: string;
  updated_at: string;
}

/** What its actions are sent. */
export interface SandboxStayActions {
  enter: {
    meeting_id: number;
    device: string;
    take_over?: boolean;
  };
  sign: {
    stay: string;
  };
  say: {
    stay: string;
    text: string;
  };
  raise_hand: {
    stay: string;
    raised: boolean;
  };
  leave: {
    stay: string;
  };
  remove_person: {
    stay: string;
    person: number;
  };
  end_for_all: {
    stay: string;
  };
}

/** What its actions answer, where that is not the row. */
export interface SandboxStayResults {
  enter: SandboxView;
  sign: SandboxView;
  say: SandboxView;
  raise_hand: SandboxView;
  leave: SandboxView;
  remove_person: SandboxView;
  end_for_all: SandboxView;
}

/** All of it, for who asks by the name of the entity. */
export interface SandboxStayTypes {
  row: SandboxStayRow;
  read: SandboxStay;
  student: never;
  create: never;
  update: never;
  actions: SandboxStayActions;
  results: SandboxStayResults;
  previews: Record<never, never>;
  queries: Record<never, never>;
}
