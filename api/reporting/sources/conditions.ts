import type { Filters } from '../define.ts';

/** The moments at which the first day begins and the last ends, by the school's clock: a day may have 23 or 25 hours. */
const begins = '(:from::date::timestamp at time zone :zone)';
const ends = '((:until::date + 1)::timestamp at time zone :zone)';

/** A moment lies within the days asked for. */
export const within = (moment: string): string => `${moment} >= ${begins} and ${moment} < ${ends}`;

/** A name and a surname as one, which pages show. */
export const person = (alias: string): string => `${alias}.first_name || ' ' || ${alias}.name`;

/** A level as lists show it, in the reader's language. */
export const levelLabel = (alias: string): string =>
  `${alias}."order" || '. ' || case when :locale = 'en' then coalesce(${alias}.english_name, ${alias}.name) else ${alias}.name end`;

/** Of a student under the alias: the group and type asked for, and the numbers of the partner that were pasted. */
export const ofStudent = (alias: string, { group_id, student_type, swan_ids }: Filters): (string | false)[] => [
  group_id !== undefined && `${alias}.group_id = :group_id`,
  student_type !== undefined && `${alias}.student_type = :student_type`,
  swan_ids !== undefined && `${alias}.swan_id = any(:swan_ids)`,
];

/** `where` with those conditions that hold something. */
export function where(...conditions: (string | false)[]): string {
  const held = conditions.filter(Boolean);
  return held.length > 0 ? `where ${held.join('\n    and ')}` : '';
}
