import type { Row } from '#api/engine/define.ts';
import type { LookedUp } from '#tests/support/looked_up.ts';

/** All rows of a small school, to be counted by loops. */
export interface World {
  zone: string;
  today: string;
  users: Map<number, Row>;
  levels: Map<number, Row>;
  groups: Map<number, Row>;
  meetings: Map<number, Row>;
  lessons: Row[];
  exercises: Row[];
  /** With the form and the mark of the version that was taken. */
  attempts: Row[];
  registrations: Row[];
  steps: Row[];
  credits: Row[];
}

const byId = (rows: Row[]) => new Map(rows.map((row) => [Number(row.id), row]));

export async function readWorld(knex: LookedUp): Promise<World> {
  const { school_time_zone: zone } = await knex('settings').first('school_time_zone');
  const attempts = await knex('attempts as a')
    .join('form_versions as v', 'v.id', 'a.form_version_id')
    .join('forms as f', 'f.id', 'v.form_id')
    .select('a.*', 'f.id as form_id', 'f.kind', 'f.level_id', 'v.rules');
  return {
    zone,
    today: wallOf(new Date().toISOString(), zone).day,
    users: byId(await knex('users')),
    levels: byId(await knex('levels')),
    groups: byId(await knex('groups')),
    meetings: byId(await knex('meetings')),
    lessons: await knex('lessons').where({ status: 'active' }),
    exercises: await knex('forms').where({ kind: 'exercise', status: 'active' }),
    attempts,
    registrations: await knex('registrations'),
    steps: await knex('progress_logs'),
    credits: await knex('credits').whereNull('taken_back_at'),
  };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The day, the hour and the weekday (Monday is 1) that a clock on the wall shows. */
export function wallOf(moment: string, zone: string): { day: string; hour: number; weekday: number } {
  const options = { timeZone: zone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'medium' } as const;
  const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('sv-SE', options);
  clocks.set(zone, clock);
  const [day = '', time = ''] = clock.format(new Date(moment)).split(' ');
  return { day, hour: Number(time.slice(0, 2)), weekday: ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1 };
}

export const nameOf = (world: World, id: number | null | undefined): string | null => {
  const user = id ? world.users.get(id) : undefined;
  return user ? `${user.first_name} ${user.name}` : null;
};

export const levelOf = (world: World, id: number | null | undefined): string | null => {
  const level = id ? world.levels.get(id) : undefined;
  return level ? `${level.order}. ${level.name}` : null;
};

/** The days asked for hold the moment. */
export const isWithin = (world: World, { from, until }: Row, moment: string): boolean => {
  const { day } = wallOf(moment, world.zone);
  return (!from || day >= from) && (!until || day <= until);
};

/** The student is of the group, type and list asked for. */
export const isAsked = ({ group_id, student_type, swan_ids }: Row, student: Row | undefined): boolean =>
  (group_id === undefined || student?.group_id === group_id) &&
  (student_type === undefined || student?.student_type === student_type) &&
  (swan_ids === undefined || String(swan_ids).split(' ').includes(student?.swan_id));

/** As PostgreSQL rounds: a half goes up. */
export const rounded = (value: number, places = 1): number => Math.round(value * 10 ** places) / 10 ** places;
