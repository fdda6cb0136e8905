import type { Row } from '#api/engine/define.ts';
import { types } from '#api/reporting/sources/students.ts';
import { isAsked, isWithin, levelOf, nameOf, type World } from './world.ts';

const facts = (world: World, student: Row): Row => ({
  id: student.id,
  student: nameOf(world, student.id),
  swan_id: student.swan_id,
  student_type: student.student_type,
  level: levelOf(world, student.current_level_id),
  group_name: world.groups.get(student.group_id)?.name ?? null,
  contract_number: student.contract_number,
  student_status: student.status,
});

function found(world: World, filters: Row, isMeant: (student: Row) => boolean): Row[] {
  const rows: Row[] = [];
  for (const student of world.users.values()) {
    if (student.kind !== 'student' || !isMeant(student) || !isAsked(filters, student)) continue;
    if (filters.level_id !== undefined && (student.current_level_id ?? 0) !== filters.level_id) continue;
    rows.push(student);
  }
  return rows;
}

const isActive = ({ status }: Row) => status === 'active';

export const enrolled = (world: World, filters: Row): Row[] =>
  found(
    world,
    filters,
    ({ created_at, merged_into_id }) => !merged_into_id && isWithin(world, filters, created_at),
  ).map((student) => ({ ...facts(world, student), enrolled_at: student.created_at }));

export const expiring = (world: World, filters: Row): Row[] =>
  found(world, filters, (student) => {
    const last = student.access_until ?? student.license_until;
    return isActive(student) && last !== null && last >= (filters.from ?? '') && last <= (filters.until ?? '9');
  }).map((student) => {
    const expires_on = student.access_until ?? student.license_until;
    const days_left = Math.round((Date.parse(expires_on) - Date.parse(world.today)) / 86_400_000);
    const { license_until, access_until } = student;
    return { ...facts(world, student), expires_on, days_left, license_until, access_until };
  });

export function perLevel(world: World, filters: Row): Row[] {
  const levels = new Map<number, Row>();
  for (const { current_level_id, student_type } of found(world, filters, isActive)) {
    const level_id = current_level_id ?? 0;
    const none = Object.fromEntries(types.map((type) => [type, 0]));
    const row = levels.get(level_id) ?? { level_id, level: levelOf(world, current_level_id), students: 0, ...none };
    row[student_type] += 1;
    row.students += 1;
    levels.set(level_id, row);
  }
  return [...levels.values()];
}

const takesClasses = ({ student_type }: Row) => ['normal', 'beginner_forum', 'external', null].includes(student_type);

/** How many lessons and classes a level asks of a student. */
function withoutGroups(world: World, level: Row, student: Row) {
  const takable = world.lessons.filter(
    ({ id, level_id }) => level_id === level.id && world.exercises.some(({ lesson_id }) => lesson_id === id),
  );
  const holds = [...world.meetings.values()].some(
    ({ level_id, kind, status }) => level_id === level.id && kind === 'classe' && status !== 'inactive',
  );
  return {
    takable,
    lessons: Math.min(level.required_lessons, takable.length),
    classes: holds && takesClasses(student) ? level.required_classes : 0,
  };
}

function hasTaken(world: World, lesson: Row, student: Row): boolean {
  if (world.credits.some(({ lesson_id, student_id }) => lesson_id === lesson.id && student_id === student.id))
    return true;
  for (const exercise of world.exercises) {
    if (exercise.lesson_id !== lesson.id) continue;
    const isPassed = world.attempts.some(
      ({ form_id, student_id, status, percentage, rules }) =>
        form_id === exercise.id &&
        student_id === student.id &&
        status === 'completed' &&
        percentage >= rules.pass_percentage,
    );
    if (!isPassed) return false;
  }
  return true;
}

/** How many classes of a level a student has taken, with those that staff have added. */
function classesTaken(world: World, level: Row, student: Row): number {
  let taken = 0;
  for (const { student_id, meeting_id, status } of world.registrations) {
    const meeting = world.meetings.get(meeting_id);
    const counts = status === 'completed' || status === level.required_class_status;
    if (student_id === student.id && counts && meeting?.kind === 'classe' && meeting.level_id === level.id) taken += 1;
  }
  for (const { student_id, level_id } of world.credits)
    if (student_id === student.id && level_id === level.id) taken += 1;
  return taken;
}

/** What is done of a student's own level. */
function ownLevel(world: World, level: Row, student: Row) {
  const { takable, lessons, classes } = withoutGroups(world, level, student);
  const lessons_taken = takable.filter((lesson) => hasTaken(world, lesson, student)).length;
  const classes_taken = classesTaken(world, level, student);
  const lessons_left = Math.max(0, lessons - lessons_taken);
  const classes_left = Math.max(0, classes - classes_taken);
  const [done, needed] = [lessons - lessons_left + classes - classes_left, lessons + classes];
  return { done, needed, row: { lessons_taken, lessons_left, classes_taken, classes_left } };
}

const noLevel = { lessons_taken: null, lessons_left: null, classes_taken: null, classes_left: null, percentage: null };

function hasFinished(world: World, level: Row | undefined, student: Row): boolean {
  for (const { student_id, event, from_level_id, at } of world.steps)
    if (
      student_id === student.id &&
      event === 'course_completed' &&
      from_level_id === level?.id &&
      at >= student.level_started_at
    )
      return true;
  return false;
}

/** What the whole course asks of a student, and what of it is done; levels behind the own one count as done. */
function courseOf(world: World, own: Row | undefined, isFinished: boolean, ownDone: number, student: Row): number {
  let [done, needed, levels, levelsDone] = [0, 0, 0, 0];
  for (const level of world.levels.values()) {
    if (level.status !== 'active' && level !== own) continue;
    const { lessons, classes } = withoutGroups(world, level, student);
    const isBehind = own !== undefined && level.order < own.order;
    levels += 1;
    needed += lessons + classes;
    if (level === own && !isFinished) done += ownDone;
    if (!isBehind && !(level === own && isFinished)) continue;
    levelsDone += 1;
    done += lessons + classes;
  }
  return needed > 0 ? Math.floor((100 * done) / needed) : Math.floor((100 * levelsDone) / levels);
}

function standing(world: World, student: Row): Row {
  const own = world.levels.get(student.current_level_id);
  const isFinished = hasFinished(world, own, student);
  const part = own && ownLevel(world, own, student);
  const share = part && part.needed > 0 ? Math.floor((100 * part.done) / part.needed) : null;
  const { contract_number: _, ...named } = facts(world, student);
  return {
    ...named,
    ...(part ? { ...part.row, percentage: isFinished ? 100 : share } : noLevel),
    level_started_at: student.level_started_at,
    course_percentage: courseOf(world, own, isFinished, part?.done ?? 0, student),
  };
}

export const standings = (world: World, filters: Row): Row[] =>
  found(world, filters, isActive).map((student) => standing(world, student));

/** Of a list those too who have left. */
export const listed = (world: World, filters: Row): Row[] =>
  found(world, filters, () => true).map((student) => standing(world, student));

export const nearCompletion = (world: World, filters: Row): Row[] =>
  standings(world, filters).filter(({ course_percentage }) => course_percentage >= (filters.percentage ?? 80));
