import type { Row } from '#api/engine/define.ts';
import { isAsked, isWithin, levelOf, nameOf, rounded, type World } from './world.ts';

/** How often the exam of the level was handed in until it was left. */
const attemptsAt = (world: World, { student_id, from_level_id, at }: Row): number =>
  world.attempts.filter(
    ({ kind, level_id, submitted_at, ...attempt }) =>
      kind === 'exam' &&
      level_id === from_level_id &&
      attempt.student_id === student_id &&
      submitted_at &&
      submitted_at <= at,
  ).length;

const promotedBy = (attempt: Row | undefined) => (attempt ? 'exam' : 'staff');

export function promotions(world: World, filters: Row): Row[] {
  const rows: Row[] = [];
  for (const step of world.steps) {
    const [from, to] = [world.levels.get(step.from_level_id), world.levels.get(step.to_level_id)];
    if (step.event !== 'level_started' || !from || !to || from.order >= to.order) continue;
    if (!isWithin(world, filters, step.at) || !isAsked(filters, world.users.get(step.student_id))) continue;
    if (filters.level_id !== undefined && from.id !== filters.level_id) continue;
    const attempt = world.attempts.find(({ id }) => id === step.attempt_id);
    if ((filters.promoted_by ?? promotedBy(attempt)) !== promotedBy(attempt)) continue;
    rows.push({
      id: step.id,
      at: step.at,
      student: nameOf(world, step.student_id),
      swan_id: world.users.get(step.student_id)?.swan_id,
      from_level: levelOf(world, from.id),
      to_level: levelOf(world, to.id),
      exam_score: attempt?.percentage ?? null,
      exam_attempts: attemptsAt(world, step),
      from_level_id: from.id,
    });
  }
  return rows;
}

export function promotionsByLevel(world: World, filters: Row): Row[] {
  const levels = new Map<number, Row[]>();
  for (const row of promotions(world, filters))
    levels.set(row.from_level_id, [...(levels.get(row.from_level_id) ?? []), row]);
  return [...levels].map(([from_level_id, rows]) => {
    const scores = rows.flatMap(({ exam_score }) => exam_score ?? []);
    const sum = scores.reduce((all, score) => all + Math.round(score * 100), 0);
    return {
      from_level_id,
      from_level: levelOf(world, from_level_id),
      promotions: rows.length,
      by_exam: scores.length,
      exam_score: scores.length === 0 ? null : rounded(sum / scores.length / 100),
    };
  });
}

export const steps = (world: World, filters: Row): Row[] =>
  world.steps
    .filter(({ at }) => isWithin(world, filters, at))
    .filter(({ event }) => filters.event === undefined || event === filters.event)
    .filter(({ student_id }) => isAsked(filters, world.users.get(student_id)))
    .map(({ id, at, student_id, event, from_level_id, to_level_id, from_type, to_type, lesson_id, reason, by }) => ({
      ...{ id, at, event, from_type, to_type, reason },
      student: nameOf(world, student_id),
      from_level: levelOf(world, from_level_id),
      to_level: levelOf(world, to_level_id),
      lesson: world.lessons.find((lesson) => lesson.id === lesson_id)?.name ?? null,
      by_name: nameOf(world, by),
    }));
