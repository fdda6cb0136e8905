import type { Row } from '#api/engine/define.ts';
import { dayIn } from './days.ts';
import { type Desk, enter } from './desk.ts';
import { readSeed } from './read.ts';

/** The password of everybody in the demo school. */
const password = 'learning-demo';

/** Those who enter the rest of the school. */
export interface Staff {
  admin: Desk;
  coordinator: Desk;
  service: Desk;
}

interface StaffSeed extends Row {
  username: string;
  role: 'admin' | 'coordinator' | 'customer-service' | 'teacher';
}

/** Makes the first admin, who enters the others. */
export async function hireStaff(system: Desk): Promise<Staff> {
  const roles = new Map((await system.list('roles', {})).map(({ slug, id }) => [slug, id]));
  const seeds = readSeed<StaffSeed[]>('people/staff.yaml');
  const records = seeds.map(({ role, ...person }) => ({ ...person, password, role_id: roles.get(role) }));
  const [first] = await enter(system, 'staff', {}, 'username', records.slice(0, 1));
  const admin = system.of({ id: first?.id, username: first?.username, role: 'admin' });
  const people = await enter(admin, 'staff', {}, 'username', records);
  const deskOf = (wanted: StaffSeed['role']) => {
    const at = seeds.findIndex(({ role }) => role === wanted);
    return system.of({ id: people[at]?.id, username: people[at]?.username, role: wanted });
  };
  return { admin, coordinator: deskOf('coordinator'), service: deskOf('customer-service') };
}

/** @returns the groups' ids, by name */
export async function enterGroups(desk: Desk): Promise<Map<string, number>> {
  const groups = await enter(desk, 'groups', {}, 'name', readSeed<Row[]>('people/groups.yaml'));
  return new Map(groups.map(({ name, id }) => [name, id]));
}

interface StudentSeed extends Row {
  username: string;
  group: string;
  level?: number;
  days_left?: number;
  inactive?: boolean;
}

/** @returns the students, each at the own desk, by username */
export async function enterStudents(
  desk: Desk,
  groups: Map<string, number>,
  levels: Map<number, Row>,
): Promise<Map<string, Desk>> {
  const seeds = readSeed<StudentSeed[]>('people/students.yaml');
  const records = seeds.map(({ group, level, days_left, inactive: _, ...person }) => ({
    ...person,
    password,
    group_id: groups.get(group),
    ...(level === undefined ? {} : { current_level_id: levels.get(level)?.id }),
    ...(days_left === undefined ? {} : { license_until: dayIn(days_left), access_until: dayIn(days_left) }),
  }));
  // Hashing their passwords is most of the work: together they take every core.
  const students = await Promise.all(records.map((record) => enterStudent(desk, record)));
  const left = students.filter(({ status }, at) => seeds[at]?.inactive && status === 'active');
  if (left.length > 0) await desk.post('students/deactivate', { ids: left.map(({ id }) => id) });
  return new Map(students.map((student) => [student.username, ownDesk(desk, student, levels)]));
}

async function enterStudent(desk: Desk, record: Row): Promise<Row> {
  const { student_id } = record;
  const [student] = await desk.list('students', { student_id });
  return student ?? desk.post('students', record);
}

function ownDesk(desk: Desk, { id, username, student_type, current_level_id }: Row, levels: Map<number, Row>): Desk {
  const level = [...levels.values()].find((one) => one.id === current_level_id);
  return desk.of({
    id,
    username,
    student_type,
    role: 'student',
    level: level ? { id: level.id, order: level.order } : null,
  });
}
