import type { MeetingTiming } from '#schemas/types/fragments/meeting_timing.ts';

/** When a meeting is, and who teaches it. */
export type Timing = Omit<MeetingTiming, 'capacity' | 'class_lesson_id'>;

/** What is to become otherwise, for this date of a series, this and those after it, or all to come. */
export interface ChangeRequest extends Partial<Omit<Timing, 'starts_at' | 'ends_at'>> {
  reach?: 'this' | 'following' | 'all';
  include_exceptions?: boolean;
  /** Dates that stay as they are. */
  skip?: number[];
}
