import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '#api/database.ts';
import { auditSeats } from '#api/live/auditor/audit.ts';
import { faults } from '#api/live/auditor/faults.ts';
import { dayIn, openStage, type Stage } from './stage.ts';

let stage: Stage;
let owner: Knex;
beforeAll(async () => {
  stage = await openStage();
  owner = connect(stage.ownerUrl);
  expect(await auditSeats(stage.knex)).toEqual([]);
  // What forbids the faults that are planted here: constraints, and triggers that would mend them at once.
  const { rows } = await owner.raw(
    `select conrelid::regclass::text as "table", conname as name from pg_constraint
      where conrelid in ('meetings'::regclass, 'registrations'::regclass) and contype in ('c', 'x') and conname !~ 'status'`,
  );
  for (const { table, name } of rows) await owner.raw('alter table ?? drop constraint ??', [table, name]);
  await owner.raw('drop index registrations_one_seat');
  await owner.raw('alter table meetings disable trigger meetings_registrations');
});
afterAll(async () => {
  await owner?.destroy();
  await stage?.close();
});

const write = (table: string, id: number, changes: object) => stage.knex(table).where({ id }).update(changes);
const past = { local_date: '2026-01-05' };

/** A class, two students, and a seat of the first of them. */
async function scene(more: object = {}) {
  const [ana, ben] = (await stage.students(2)) as [number, number];
  const meeting = await stage.meeting(more);
  const { registration } = await stage.register(ana, meeting);
  return { ana, ben, meeting, seat: registration as number };
}

/** A seat past the functions, with which the meeting counts it. */
async function plant(meeting_id: number, student_id: number, more: object = {}): Promise<number> {
  const [{ id }] = await stage
    .knex('registrations')
    .insert({ meeting_id, student_id, status: 'registered', ...more })
    .returning('id');
  if (!('status' in more)) await stage.knex('meetings').where({ id: meeting_id }).increment('taken', 1);
  return id;
}

const planted: Record<keyof typeof faults, () => Promise<number>> = {
  async oversold() {
    const { meeting, ben } = await scene({ capacity: 1 });
    await plant(meeting, ben);
    return meeting;
  },
  async miscounted() {
    const { meeting } = await scene();
    await write('meetings', meeting, { taken: 2 });
    return meeting;
  },
  async seat_twice() {
    const { meeting, ben } = await scene();
    await plant(meeting, ben, { status: 'waiting', waiting_number: 1 });
    await write('meetings', meeting, { last_waiting: 2 });
    return plant(meeting, ben, { status: 'waiting', waiting_number: 2 });
  },
  async student_in_two() {
    const { ana } = await scene();
    return plant(await stage.meeting({ start_time: '10:20' }), ana);
  },
  async seat_of_other_times() {
    const { meeting, seat } = await scene();
    await write('meetings', meeting, { start_time: '16:00' });
    return seat;
  },
  async rank_twice() {
    const { meeting, ben } = await scene();
    const [cleo] = (await stage.students(1)) as [number];
    await write('meetings', meeting, { last_waiting: 1 });
    await plant(meeting, ben, { status: 'waiting', waiting_number: 1 });
    return plant(meeting, cleo, { status: 'waiting', waiting_number: 1 });
  },
  async rank_beyond() {
    const { meeting, ben } = await scene();
    return plant(meeting, ben, { status: 'waiting', waiting_number: 1 });
  },
  async seat_not_allowed() {
    const { ana, seat } = await scene();
    await write('users', ana, { status: 'inactive' });
    return seat;
  },
  async seat_in_cancelled() {
    const { meeting, seat } = await scene();
    await write('meetings', meeting, { status: 'inactive' });
    return seat;
  },
  async offer_overdue() {
    const { seat } = await scene();
    await write('registrations', seat, { status: 'offered', offered_until: '2026-01-01' });
    return seat;
  },
  async teacher_in_two() {
    const first = await stage.meeting();
    const { staff_id } = await stage.knex('meetings').where({ id: first }).first('staff_id');
    return stage.meeting({ staff_id, start_time: '10:20' });
  },
  async line_twice() {
    await stage.meeting({ parallel: false });
    return stage.meeting({ parallel: false });
  },
  async licence_in_two() {
    const held = { licence_id: await licence(), licence_slot: 1 };
    await stage.meeting(held);
    return stage.meeting({ ...held, start_time: '10:52' });
  },
  async teacher_inactive() {
    const meeting = await stage.meeting();
    const { staff_id } = await stage.knex('meetings').where({ id: meeting }).first('staff_id');
    await write('users', staff_id, { status: 'inactive' });
    return meeting;
  },
  async licence_unusable() {
    const licence_id = await licence();
    const meeting = await stage.meeting({ licence_id, licence_slot: 1, start_time: '18:00' });
    await write('licences', licence_id, { status: 'paused' });
    return meeting;
  },
  async licence_not_given() {
    await licence();
    const meeting = await stage.meeting({ local_date: dayIn(12) });
    await write('meetings', meeting, { updated_at: '2026-01-01' });
    return meeting;
  },
  not_finished: () => stage.meeting(past),
};

let licences = 0;
async function licence(): Promise<number> {
  licences += 1;
  const one = { email: `zoom-${licences}@school.example`, type_license: 'pro', priority: licences };
  const [{ id }] = await stage.knex('licences').insert(one).returning('id');
  return id;
}

describe('the auditor', () => {
  test.each(Object.keys(faults))('finds %s, and names the record', async (fault) => {
    const record = await (planted[fault] as () => Promise<number>)();
    const findings = await auditSeats(stage.knex);
    expect(findings.find((finding) => finding.fault === fault)?.records).toContain(record);
  });
});
