// Made from schemas/entities/licences.json by `npm run types`: change that, and run it again.

import type { DatedMeeting } from '../fragments/dated_meeting.ts';
import type { Withdrawal } from '../fragments/withdrawal.ts';
import type { LicenceRow } from '../tables/licences.ts';

/** As staff read it; optional is what an admin may not read. */
export interface Licence {
  id: number;
  email: string;
  name: string | null;
  type_license: 'basic' | 'pro' | 'business' | 'education';
  priority: number;
  max_concurrent: number;
  provider_user_id: string | null;
  calls: number;
  calls_on: string | null;
  verified_at: string | null;
  status: 'active' | 'paused' | 'terminated';
  version: number;
  created_at: string;
  updated_at: string;
}

/** What is sent to create one. */
export interface NewLicence {
  email: string;
  name?: string | null;
  type_license: 'basic' | 'pro' | 'business' | 'education';
  priority: number;
}

/** What is sent to update one. */
export type LicenceChanges = Partial<NewLicence>;

/** What its actions are sent. */
export interface LicenceActions {
  pause: Record<string, never>;
  unpause: Record<string, never>;
  terminate: Record<string, never>;
}

/** What its actions answer, where that is not the row. */
export interface LicenceResults {
  pause: Withdrawal & {
    id: number;
    version: number;
    status: string;
  };
  terminate: Withdrawal & {
    id: number;
    version: number;
    status: string;
  };
}

/** What its queries are asked, and what they answer. */
export interface LicenceQueries {
  withdrawal: { params: Record<string, never>; result: Withdrawal };
  timeline: {
    params: {
      date: string;
    };
    result: {
      slots: {
        licence_id: number;
        number: number;
        email: string;
        name: string | null;
        status: string;
      }[];
      meetings: DatedMeeting[];
    };
  };
  lacking: {
    params: Record<string, never>;
    result: {
      total: number;
      meetings: DatedMeeting[];
    };
  };
  forecast: {
    params: Record<string, never>;
    result: {
      slots: number;
      hours: {
        weekday: string;
        start_time: string;
        from: string;
        until: string;
        dates: number;
        short: number;
      }[];
    };
  };
}

/** All of it, for who asks by the name of the entity. */
export interface LicenceTypes {
  row: LicenceRow;
  read: Licence;
  student: never;
  create: NewLicence;
  update: LicenceChanges;
  actions: LicenceActions;
  results: LicenceResults;
  previews: Record<never, never>;
  queries: LicenceQueries;
}
