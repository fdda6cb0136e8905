import fc from 'fast-check';
import { questionTypes } from '#api/assessment/registry.ts';
import type { Row } from '#api/engine/define.ts';
import type { Entity } from '#api/engine/registry.ts';
import type { EntitySchema, Schema } from '#schemas/dialect.ts';
import { project } from '#schemas/project.ts';
import { makeRoom, scarce } from './room.ts';
import type { School } from './school.ts';

/** Valid bodies of every entity, drawn from its create schema, so that a new entity is tested without a word about it. */
export interface Sampler {
  /** A body in which every field that an admin may send has a value; no two are alike. */
  body(entity: string): Promise<Row>;
  /** As little of it as makes a record. */
  least(entity: string): Promise<Row>;
  /** What of a body makes sense only as a whole. */
  together(entity: string): Promise<Row>;
  /** What `body` says of one field. */
  value(entity: string, field: string): Promise<unknown>;
  /** Creates a record as the admin where one may, and answers it as the admin sees it. */
  record(entity: string): Promise<Row>;
  /** Creates a record of every entity of which the admin sees none yet. */
  fill(): Promise<void>;
  /** What an action asks for. */
  input(schema: Schema | undefined): Promise<Row>;
  /** An id to which a field may refer, or null where there is none. */
  reference(property: Schema): Promise<number | null>;
}

interface Tools {
  record(entity: string): Promise<Row>;
  level(): Promise<number | null>;
  admin(): Promise<number>;
}

const day = (turn: number) => new Date(Date.UTC(2030, 0, turn)).toISOString().slice(0, 10);
const apart = (turn: number) => ({ local_date: day(turn), start_time: '10:00:00', minutes: 50 });

/** What goes together in a way that the schema alone does not say. */
const together: Record<string, (turn: number, tools: Tools) => Row | Promise<Row>> = {
  questions(turn) {
    const types = [...questionTypes];
    const [type, { example }] = types[turn % types.length] as (typeof types)[number];
    return { type, parent_id: null, body: example.question.body, key: example.question.key };
  },
  // One test of a student is open at a time, and an attempt is of one test.
  leveling_tests: () => ({ status: 'completed', attempt_id: null }),
  // A student has one certificate of a level; its code is as certificates have it.
  certificates: async (turn, { record }) => ({
    student_id: (await record('students')).id,
    code: String(turn).padStart(10, '0').replace(/.{5}/, '$&-'),
    revoked_at: null,
  }),
  // A class counts for a level, a lesson by itself.
  credits: () => ({ lesson_id: null }),
  schedules: async (_turn, { record, level }) => ({
    period_id: (await record('periods')).id,
    level_id: await level(),
    forum_type: null,
  }),
  periods: (turn) => ({ start_date: day(turn), end_date: day(turn + 30) }),
  forum_periods: (turn) => ({ start_date: day(turn), end_date: day(turn + 30) }),
  // Nobody is in two places at once.
  classes: apart,
  forums: apart,
  demo_classes: apart,
  particular_meetings: apart,
  particular_classes: (turn) => ({ days: ['monday', 'thursday'], recurrences: 2 + (turn % 100) }),
  consecutive_classes: async (_turn, { record }) => ({
    first_schedule_id: (await record('schedules')).id,
    second_schedule_id: (await record('schedules')).id,
    first_meeting_id: null,
    second_meeting_id: null,
  }),
  // Practice shows what is right, so that the answers may be seen.
  exercise_forms: (turn) => ({ practice: turn % 2 === 0, reveal: 'after_submitting' }),
  // What is done to many rows, of which there is a way back.
  bulk_runs: () => ({ entity: 'groups', action: 'deactivate', filter: { status: ['active'] }, undoes_id: null }),
  // A report that there is, to somebody who may read it.
  report_schedules: async (_turn, tools) => ({
    report: 'students-per-level',
    filters: {},
    recipients: [await tools.admin()],
  }),
  report_runs: () => ({ report: 'students-per-level', report_schedule_id: null }),
  // A list that everybody of the staff may read.
  saved_views: () => ({ resource: 'classes', filter: { status: ['active'] }, sort: '-id', columns: ['status'] }),
  // Its question is in no form: it is not to be asked.
  review_cards: () => ({ status: 'regraded' }),
  // A card that is still to be asked; those that were have all of it.
  review_answers: () => ({ tries: 0, rating: null, answered_at: null }),
  registrations: () => ({ status: 'inactive', ended_as: 'absent', cancelled_at: null }),
  // The database works out how a room stands, of which a meeting has one.
  provider_meetings: () => ({ standing: undefined, meeting_id: null }),
  // Everybody reads the own ones alone.
  notices: async (_turn, tools) => ({ user_id: await tools.admin() }),
  // Written out by who is meant alone.
  messages: (turn) => ({
    ...{ audience: 'everyone', level_id: null, group_id: null, student_type: null, student_id: null },
    ...{ display_start_date: day(turn), display_end_date: day(turn + 30) },
  }),
  // So are addresses of calendars; each is a teacher's, a level's or the own.
  feeds: async (_turn, tools) => ({
    user_id: await tools.admin(),
    staff_id: (await tools.record('staff')).id,
    level_id: null,
  }),
};

/** A sampler for an open school; references lead to what stood there when they were first asked for. */
export async function sampler(school: School): Promise<Sampler> {
  const { engine } = school.app;
  const admin = await school.as('admin');
  const references = new Map<string, Promise<number | null>>();
  let turn = 0;
  await makeRoom(school);
  const seeded = new Map<string, number>();
  for (const { name, table } of engine.entities.values())
    seeded.set(name, (await school.knex(table).max<{ id: number }[]>({ id: 'id' }))[0]?.id ?? 0);
  for (const kind of ['image', 'audio']) {
    const file = { name: kind, kind, file_name: kind, media_type: `${kind}/x`, size: 1, storage_key: `sample-${kind}` };
    await school.knex('resources').insert(file);
  }

  const schemaOf = (entity: string) => engine.entities.get(entity)?.schema as EntitySchema;

  async function body(entity: string): Promise<Row> {
    turn += 1;
    const { properties = {} } = project(schemaOf(entity), 'admin', 'create');
    const row: Row = {};
    for (const [field, property] of Object.entries(properties)) row[field] = await draw(entity, field, property);
    return { ...row, ...(await asOne(entity)) };
  }

  const asOne = async (entity: string): Promise<Row | undefined> =>
    together[entity]?.(turn, {
      record,
      level: () => reference({ 'x-reference': 'levels' }),
      admin: async () => (await school.knex('users').where({ username: 'admin' }).first('id')).id,
    });

  /** What has to be sent of a body, and what goes with it. */
  async function least(entity: string): Promise<Row> {
    const { required = [] } = schemaOf(entity);
    const whole = await body(entity);
    const beyond = Object.keys((await asOne(entity)) ?? {});
    return Object.fromEntries(
      Object.entries(whole).filter(([field]) => required.includes(field) || beyond.includes(field)),
    );
  }

  async function draw(entity: string, field: string, property: Schema): Promise<unknown> {
    if (property['x-reference']) return reference(property);
    if (entity && scarce(schemaOf(entity)).includes(field)) return freeNumber(entity, field, property);
    if (typesOf(property).includes('array')) return [await draw(entity, field, property.items ?? {})];
    return plain(property, turn);
  }

  function reference(property: Schema): Promise<number | null> {
    const target = String([property['x-reference']].flat()[0]);
    const key = `${target} ${property['x-accept'] ?? ''} ${typesOf(property).includes('null')}`;
    const found =
      references.get(key) ?? newest(target, property['x-accept']).then((id) => id ?? made(target, property));
    references.set(key, found);
    return found;
  }

  async function newest(target: string, kinds?: string[]): Promise<number | null> {
    const isActive = schemaOf(target).properties.status?.enum?.includes('active');
    const filter = { ...(isActive && { status: 'active' }), ...(kinds && { kind: kinds }) };
    const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: '["id","DESC"]', range: '[0,0]' });
    return (await admin.get(`/api/${target}?${query}`)).json()[0]?.id ?? null;
  }

  /** Where nothing stands yet that has to be referred to. */
  const made = async (target: string, property: Schema): Promise<number | null> =>
    typesOf(property).includes('null') ? null : (await record(target)).id;

  /** A number that no record has; where all are taken, what was made first and is not needed gives its number back. */
  async function freeNumber(entity: string, field: string, { minimum, maximum }: Schema): Promise<number> {
    const rows = school.knex(engine.entities.get(entity)?.table as string);
    const taken = new Set(await rows.clone().pluck(field));
    for (let number = Number(minimum); number <= Number(maximum); number += 1) if (!taken.has(number)) return number;
    const made = rows.clone().where('id', '>', seeded.get(entity) ?? 0);
    for (const row of await made.orderBy('id')) {
      const isGone = await rows
        .clone()
        .where({ id: row.id })
        .delete()
        .catch(() => 0);
      if (isGone) return row[field];
    }
    throw new Error(`Every ${field} of ${entity} is taken.`);
  }

  async function input({ properties = {}, required = [] }: Schema = {}): Promise<Row> {
    turn += 1;
    const row: Row = {};
    for (const field of required) row[field] = await draw('', field, properties[field] as Schema);
    return row;
  }

  async function record(entity: string): Promise<Row> {
    if (!engine.entities.get(entity)?.views.admin.projection?.create) return insert(entity);
    const answer = await admin.post(`/api/${entity}`, await body(entity));
    if (answer.statusCode !== 201) throw new Error(`No ${entity} could be made: ${answer.body}`);
    return answer.json();
  }

  /** What no call makes by itself is written into its table. */
  async function insert(entity: string): Promise<Row> {
    turn += 1;
    const { schema, table, where, model } = engine.entities.get(entity) as Entity;
    const row: Row = {};
    for (const [field, property] of Object.entries(schema.properties))
      if (!property['x-computed'] && !/^(id|version|created_at|updated_at)$/.test(field))
        row[field] = property.default ?? (await draw(entity, field, property));
    const json = model.jsonAttributes ?? [];
    const written = Object.entries({ ...row, ...(await asOne(entity)) }).map(([field, value]) => [
      field,
      json.includes(field) ? JSON.stringify(value) : value,
    ]);
    const [{ id }] = await school
      .knex(table)
      .insert({ ...Object.fromEntries(written), ...where })
      .returning('id');
    return (await admin.get(`/api/${entity}/${id}`)).json();
  }

  async function fill(): Promise<void> {
    for (const { name, views } of engine.entities.values())
      if (views.admin.projection && (await newest(name)) === null) await record(name);
  }

  return {
    body,
    least,
    together: async (entity) => (await asOne(entity)) ?? {},
    value: async (entity, field) => (await body(entity))[field],
    reference,
    record,
    fill,
    input,
  };
}

const typesOf = ({ type }: Schema): (string | undefined)[] => [type].flat();

/** A valid value of a property that refers to nothing. */
function plain(property: Schema, turn: number): unknown {
  const { enum: values, minimum = 0, maximum = 1000 } = property as Schema & { minimum?: number; maximum?: number };
  const types = typesOf(property);
  if (values) return values.filter((value) => value !== null)[turn % values.filter((value) => value !== null).length];
  if (types.includes('boolean')) return turn % 2 === 0;
  if (types.includes('integer')) return minimum + (turn % (maximum - minimum + 1));
  if (types.includes('number')) return Math.min(minimum + turn / 4, maximum);
  if (types.includes('string')) return text(property, turn);
  return { word: 'niño', list: [turn, null, true, 1.5] };
}

const formats: Record<string, (turn: number) => string> = {
  email: (turn) => `ana.${turn}@school.example`,
  date: (turn) => `2001-${String(1 + (turn % 12)).padStart(2, '0')}-29`.replace('02-29', '02-28'),
  'date-time': (turn) => new Date(Date.UTC(2026, 0, 1, 0, turn)).toISOString(),
  time: (turn) => `${String(turn % 24).padStart(2, '0')}:30:00`,
  uri: (turn) => `https://school.example/${turn}`,
  password: (turn) => `a long word ${turn}`,
  'time-zone': () => 'America/Tijuana',
};

function text(property: Schema, turn: number): string {
  const { format, pattern, maxLength = 255, minLength = 0 } = property as Record<string, never> & Schema;
  const mask = property['x-mask'];
  if (mask) return mask.replace(/[#*]/g, () => String(turn % 10)).replaceAll('@', 'ñ');
  if (format) return formats[format]?.(turn) as string;
  if (property.contentMediaType === 'text/html') return `<p>Página <em>${turn}</em> &amp; más</p>`;
  const unique = `${turn}${'-'.repeat(Number(minLength))}`;
  if (pattern) return matching(new RegExp(pattern), unique, turn).slice(-Number(maxLength));
  return `${unique} Ñandú "x", <b>; 🐎 %_\\`.slice(0, Number(maxLength)).trim();
}

/** A text of a pattern, and one that nobody else has where the pattern allows it. */
function matching(pattern: RegExp, unique: string, seed: number): string {
  const drawn = fc.sample(fc.stringMatching(pattern), { numRuns: 1, seed })[0]?.slice(0, 8) ?? '';
  return pattern.test(drawn + unique) ? drawn + unique : drawn;
}
