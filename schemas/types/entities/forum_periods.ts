// Made from schemas/entities/forum_periods.json by `npm run types`: change that, and run it again.

import type { MeetingsMade } from '../fragments/meetings_made.ts';
import type { PeriodPlan } from '../fragments/period_plan.ts';
import type { PlannedPeriodActions, PlannedPeriodQueries, PlannedPeriodResults } from '../fragments/planned_period.ts';
import type { PeriodRow } from '../tables/periods.ts';

/** As staff read it; optional is what an admin may not read. */
export interface ForumPeriod {
  id: number;
  name: string;
  start_date: string;
  end_date: string;
  registration_days: number;
  registration_time: string | null;
  parallel: boolean;
  status: 'draft' | 'active' | 'paused' | 'finished';
  version: number;
  created_at: string;
  updated_at: string;
}

/** What is sent to create one. */
export interface NewForumPeriod {
  name: string;
  start_date: string;
  end_date: string;
  registration_days?: number;
  registration_time?: string | null;
  parallel?: boolean;
}

/** What is sent to update one. */
export type ForumPeriodChanges = Partial<NewForumPeriod>;

/** What its actions are sent. */
export type ForumPeriodActions = PlannedPeriodActions & {
  activate: {
    dry?: boolean;
    digest?: string | null;
    skip?: {
      schedule_id: number;
      date: string;
    }[];
  };
  pause: Record<string, never>;
  unpause: Record<string, never>;
  finish: Record<string, never>;
};

/** What its actions answer, where that is not the row. */
export type ForumPeriodResults = PlannedPeriodResults & {
  activate: MeetingsMade;
};

/** What dry runs of them answer, where that is another thing. */
export interface ForumPeriodPreviews {
  activate: PeriodPlan;
}

/** What its queries are asked, and what they answer. */
export type ForumPeriodQueries = PlannedPeriodQueries;

/** All of it, for who asks by the name of the entity. */
export interface ForumPeriodTypes {
  row: PeriodRow & Pick<ForumPeriod, keyof ForumPeriod & keyof PeriodRow>;
  read: ForumPeriod;
  student: never;
  create: NewForumPeriod;
  update: ForumPeriodChanges;
  actions: ForumPeriodActions;
  results: ForumPeriodResults;
  previews: ForumPeriodPreviews;
  queries: ForumPeriodQueries;
}
