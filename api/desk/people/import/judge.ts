import type { Context, Entity, RowOf } from '../../../engine/define.ts';
import type { FieldError } from '../../../engine/errors.ts';
import { fieldErrors } from '../../../engine/words/messages.ts';
import { type Body, importable, type Student, studentsOf } from './fields.ts';
import { type KnownStudents, knownOf } from './known_students.ts';
import { linesOf } from './twice.ts';
import { type Reading, readCell } from './values.ts';

/** What becomes of a row of a table. */
export interface Judgement {
  kind: 'new' | 'updated' | 'same' | 'bad';
  reasons: Record<string, FieldError>;
  /** What the row says of a new student. */
  body: Body;
  /** The student that it is about, as stored. */
  student: Student | null;
  /** What it says otherwise than the student has it. */
  changes: Body;
}

/** Stands for the password of a new student, so that the rest can be judged as a create. */
const placeholder = 'to be chosen by the student';

/**
 * Judges rows as the API would if somebody sent them one by one: by the same schemas, with the rights of the caller, and by
 * what is in the school and in the rest of the table.
 */
export async function judgeRows(
  rows: RowOf<'student_import_rows'>[],
  order: RowOf<'student_imports'>,
  reading: Reading,
  ctx: Context,
): Promise<Judgement[]> {
  const entity = studentsOf(ctx);
  const fields = new Map(importable(entity, ctx));
  const read = rows.map(({ cells }) => {
    const body: Body = {};
    const errors: Record<string, FieldError> = {};
    for (const [at, field] of order.columns.entries()) {
      const property = field && fields.get(field);
      const cell = cells[at] ?? '';
      if (!property || cell === '') continue;
      const found = readCell(field, property, cell, reading);
      if ('error' in found) errors[field] = found.error;
      else body[field] = found.value;
    }
    return { body, errors };
  });
  const bodies = read.map(({ body }) => body);
  const known = await knownOf(bodies, ctx);
  const lines = await linesOf(bodies, rows, order, ctx);
  return read.map(({ body, errors }, at) => {
    const { line } = rows[at] as RowOf<'student_import_rows'>;
    const student = known.studentOf(body);
    const twice = lines.twice(body, line);
    if (student === 'several') return bad({ ...errors, swan_id: { keyword: 'several_students' } });
    const judgement = student
      ? judgeUpdate(entity, body, errors, student, known, ctx)
      : judgeNew(entity, { ...order.preset, ...body }, errors, known, ctx);
    if (twice) return { ...judgement, kind: 'bad', reasons: { ...judgement.reasons, ...twice } };
    if (judgement.kind !== 'bad') lines.take(body, line);
    return judgement;
  });
}

const bad = (reasons: Judgement['reasons']): Judgement => ({
  kind: 'bad',
  reasons,
  body: {},
  student: null,
  changes: {},
});

/** Where a table names no users, their student IDs do. */
function judgeNew(
  entity: Entity,
  fields: Body,
  errors: Judgement['reasons'],
  known: KnownStudents,
  ctx: Context,
): Judgement {
  const body = fields.username === undefined && !errors.username ? { ...fields, username: fields.student_id } : fields;
  const { create: validate } = entity.views[ctx.caller.role];
  const isRight = validate({ ...body, password: placeholder });
  const reasons = { ...(isRight ? {} : fieldErrors(validate.errors)), ...known.usernameTaken(body, null), ...errors };
  return { kind: Object.keys(reasons).length > 0 ? 'bad' : 'new', reasons, body, student: null, changes: {} };
}

/** An empty cell says nothing; what actions alone change is no table's to change. */
function judgeUpdate(
  entity: Entity,
  body: Body,
  errors: Judgement['reasons'],
  student: Student,
  known: KnownStudents,
  ctx: Context,
): Judgement {
  const changes = Object.fromEntries(
    Object.entries(body).filter(([field, value]) => student[field as keyof Student] !== value),
  );
  const fixedFields = Object.keys(changes).filter((field) => entity.schema.properties[field]?.['x-once']);
  const view = entity.views[ctx.caller.role];
  const update = Object.fromEntries(Object.entries(changes).filter(([field]) => !fixedFields.includes(field)));
  const isRight = view.update(update) && view.whole({ ...student, ...update });
  const reasons = {
    ...(isRight ? {} : fieldErrors(view.update.errors ?? view.whole.errors)),
    ...Object.fromEntries(fixedFields.map((field) => [field, { keyword: 'by_action' }])),
    ...known.usernameTaken(update, student.id),
    ...errors,
  };
  const isBad = Object.keys(reasons).length > 0;
  const kind = isBad ? 'bad' : Object.keys(update).length > 0 ? 'updated' : 'same';
  return { kind, reasons, body, student, changes: isBad ? {} : update };
}
