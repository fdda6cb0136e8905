import { useReread } from '../providers/useReread.ts';
import type { MeetingEntity } from './meeting.ts';

const events = ['changed', 'seats_left', 'ranks', 'room', 'attendance'];

/** Asks anew what a page shows of a meeting whenever its seats, its time or its state change. */
export const useMeetingEvents = (entity: MeetingEntity, meeting: number): void =>
  useReread(entity, `meeting:${meeting}`, events, 1000);
