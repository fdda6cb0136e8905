import type { PeriodEntity } from '../week/LineDialog.tsx';
import type { Plan } from './usePlan.ts';

type OnDate = Plan['meetings'][number] | Plan['collisions'][number];

const keyOf = ({ schedule_id, series_date }: OnDate) => `${schedule_id} ${series_date}`;

/** How many dates collide: one may with several things. */
export const collidingDates = (collisions: Plan['collisions']): number => new Set(collisions.map(keyOf)).size;

/** The meetings of a plan that can be made as they are. */
export function withoutCollisions({ meetings, collisions }: Plan): Plan['meetings'] {
  const collidingKeys = new Set(collisions.map(keyOf));
  return meetings.filter((meeting) => !collidingKeys.has(keyOf(meeting)));
}

/** What a plan comes to, of which `smart_count` meetings can be made. */
export function wordOf(of: PeriodEntity, plan: Plan, skipped = 0): string {
  if (withoutCollisions(plan).length > 0) return `planning.plan.${of}.will_create`;
  return plan.collisions.length + skipped > 0 ? 'planning.plan.none_left' : `planning.plan.${of}.nothing`;
}
