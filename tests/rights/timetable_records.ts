import { randomBytes, randomUUID } from 'node:crypto';
import type { Row } from '#api/engine/define.ts';
import type { School } from '#tests/support/school.ts';
import type { Shares } from './share.ts';

interface Tools {
  school: School;
  make(entity: string, changes: Row): Promise<number>;
  user(username: string): Promise<number>;
  /** The level of the student, and one above it. */
  near: number;
  far: number;
}

/** Of the timetable, what is the teacher's and the student's own, and what is not. */
export async function timetableShares({ school: { knex }, make, user, near, far }: Tools): Promise<Shares> {
  const [teacher, other, student, another] = (await Promise.all(
    ['teacher', 'laura.mendez', 'student', 'advanced'].map(user),
  )) as [number, number, number, number];
  const by = (staff_id = other) => ({ staff_id });
  const seat = async (meeting_id: number, student_id = student): Promise<number> => {
    const [{ id }] = await knex('registrations')
      .insert({ meeting_id, student_id, status: 'registered' })
      .returning('id');
    return id;
  };
  const told = async (user_id = other): Promise<number> => {
    const [{ id }] = await knex('notices').insert({ user_id, notice: 'seat_added', params: {} }).returning('id');
    return id;
  };
  const said = async (student_id: number, status = 'active'): Promise<number> => {
    const [{ id }] = await knex('messages')
      .insert({
        ...{ title: 'A', content: 'B', audience: 'student', student_id, priority: 'low', status },
        ...{ display_start_date: '2020-01-01', display_end_date: '2100-01-01' },
      })
      .returning('id');
    return id;
  };
  const periodOf = async (schedule: number) => (await knex('schedules').where({ id: schedule }).first()).period_id;

  const lines = { own: [await make('schedules', by(teacher))], foreign: [await make('schedules', by())] };
  const forums = {
    own: [await make('forum_periods', { registration_days: 3 })],
    foreign: [await make('forum_periods', { registration_days: 3 })],
  };
  await make('schedules', { ...by(teacher), period_id: forums.own[0] });
  const [taught, open, draft, far_off] = [
    await make('classes', { ...by(teacher), level_id: far }),
    await make('classes', { ...by(), level_id: near }),
    await make('classes', { ...by(), level_id: near, status: 'draft' }),
    await make('classes', { ...by(), level_id: far }),
  ];
  const sat = await make('classes', { ...by(), level_id: far });
  const seats = { own: await seat(sat), foreign: await seat(far_off, another), taught: await seat(taught, another) };
  const [beginners, advanced] = [
    await make('forums', { ...by(teacher), forum_type: 'beginner' }),
    await make('forums', { ...by(), forum_type: 'advanced' }),
  ];
  const demos = { own: [await make('demo_classes', by(teacher))], foreign: [await make('demo_classes', by())] };
  const series = {
    own: await make('particular_classes', { ...by(teacher), student_id: student }),
    foreign: await make('particular_classes', { ...by(), student_id: another }),
  };
  const dates = {
    own: await make('particular_meetings', { ...by(teacher), particular_class_id: series.own }),
    foreign: await make('particular_meetings', { ...by(), particular_class_id: series.foreign }),
  };
  const both = { own: [series.own], foreign: [series.foreign] };
  const notices = { own: [await told()], foreign: [await told(another)] };
  const noticesOf = async (who: number) => ({ own: [await told(who)], foreign: [...notices.own, ...notices.foreign] });
  const entered = async (meeting_id: number | null): Promise<number> => {
    const at = new Date().toISOString();
    const [{ id }] = await knex('room_events')
      .insert({
        ...{ meeting_id, provider_meeting_id: '1', provider_uuid: randomUUID(), participant: 'P1' },
        ...{ event: 'joined', at, received_at: at },
      })
      .returning('id');
    return id;
  };
  const published = async (user_id = other): Promise<number> => {
    const token_hash = randomBytes(32).toString('hex');
    const [{ id }] = await knex('feeds').insert({ user_id, token_hash, status: 'inactive' }).returning('id');
    return id;
  };
  const feeds = [await published(), await published(another)];
  const feedsOf = async (who: number) => ({ own: [await published(who)], foreign: feeds });
  return {
    periods: {
      teacher: {
        own: await Promise.all(lines.own.map(periodOf)),
        foreign: await Promise.all(lines.foreign.map(periodOf)),
      },
    },
    forum_periods: { teacher: forums },
    schedules: { teacher: lines },
    classes: {
      teacher: { own: [taught], foreign: [open, sat] },
      student: { own: [open, sat], foreign: [draft, far_off] },
    },
    forums: {
      teacher: { own: [beginners], foreign: [advanced] },
      student: { own: [beginners], foreign: [advanced] },
    },
    demo_classes: { teacher: demos, student: { own: [], foreign: [...demos.own, ...demos.foreign] } },
    particular_classes: { teacher: both, student: both },
    particular_meetings: {
      teacher: { own: [dates.own], foreign: [dates.foreign] },
      student: { own: [dates.own], foreign: [dates.foreign] },
    },
    registrations: {
      teacher: { own: [seats.taught], foreign: [seats.own, seats.foreign] },
      student: { own: [seats.own], foreign: [seats.foreign, seats.taught] },
    },
    room_events: { teacher: { own: [await entered(taught)], foreign: [await entered(open), await entered(null)] } },
    notices: {
      admin: await noticesOf(await user('admin')),
      coordinator: await noticesOf(await user('coordinator')),
      'customer-service': await noticesOf(await user('customer-service')),
      teacher: await noticesOf(teacher),
      student: await noticesOf(student),
    },
    messages: { student: { own: [await said(student)], foreign: [await said(another), await said(student, 'draft')] } },
    feeds: {
      admin: await feedsOf(await user('admin')),
      coordinator: await feedsOf(await user('coordinator')),
      'customer-service': await feedsOf(await user('customer-service')),
      teacher: await feedsOf(teacher),
      student: await feedsOf(student),
    },
  };
}
