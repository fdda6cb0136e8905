import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type School } from '#tests/support/school.ts';
import { done, questions, type Stage, stage } from '../attempts/stage.ts';

let school: School;
let at: Stage;
beforeAll(async () => {
  school = await openSchool();
  at = await stage(school);
});
afterAll(() => school.close());

const hasChanges = async (id: number) =>
  (await done(at.coordinator.get(`/api/exercise_forms/${id}`))).has_changes as boolean;

/** Of the active forms without changes, those whose digest is not that of their last version. */
async function comparedWhole(): Promise<number[]> {
  const { rows } = await school.knex.raw(`
    select id from forms join lateral (select digest, key from form_versions where form_id = forms.id
        order by number desc limit 1) last on true
      where digest <> (select md5(string_agg(digest, '' order by digest collate "C")) from questions where form_id = forms.id)
        and jsonb_array_length(key) = (select count(*) from questions where form_id = forms.id)`);
  return rows.map(({ id }: { id: number }) => id);
}

test('a form as it was published has the digest of its version: nothing of the course is compared whole', async () => {
  await at.exercise(questions.map((question, place) => ({ ...question, points: place + 0.5 })));
  expect(await school.knex('form_versions').whereNull('digest')).toEqual([]);
  expect(await comparedWhole()).toEqual([]);
});

test('whatever a version keeps of a question is a change, and no change once it is back', async () => {
  const form_id = await at.exercise();
  const [first, second] = await school.knex('questions').where({ form_id }).orderBy('order');
  const { id: elsewhere } = await school.knex('questions').whereNot({ form_id }).first('id', 'form_id');
  const set = (columns: object) => school.knex('questions').where({ id: first.id }).update(columns);
  const body = { ...first.body, prompt: { en: 'Another' } };
  const changes = {
    ...{ order: second.order + 50, type: 'writing', points: 1.25, difficulty: 'hard', skill: 'writing', pilot: true },
    ...{ body: JSON.stringify(body), key: '{}', level_id: at.level, parent_id: second.id },
  };
  const kept = Object.keys((await school.knex('form_versions').where({ form_id }).first('key')).key[0]);
  expect([...Object.keys(changes), 'id']).toEqual(expect.arrayContaining(kept));
  const before = { ...first, body: JSON.stringify(first.body), key: JSON.stringify(first.key) };
  for (const [column, value] of Object.entries(changes)) {
    await set({ [column]: value });
    expect(await hasChanges(form_id), column).toBe(true);
    await set({ [column]: before[column] });
    expect(await hasChanges(form_id), column).toBe(false);
  }
  await school.knex('questions').where({ id: elsewhere }).update({ form_id });
  expect(await hasChanges(form_id)).toBe(true);
});

test('what says the same in other digits is no change', async () => {
  const form_id = await at.exercise();
  const [first] = await school.knex('questions').where({ form_id }).orderBy('order');
  const written = (digits: string) =>
    school
      .knex('questions')
      .where({ id: first.id })
      .update({ key: `{"weight": ${digits}}` });
  const version = (digits: string) =>
    school.knex.raw(
      `insert into form_versions (form_id, number, content, rules, key)
        select form_id, number + 1, content, rules, jsonb_set(key, '{0,key}', ?) from form_versions
        where form_id = ? order by number desc limit 1`,
      [`{"weight": ${digits}}`, form_id],
    );
  await written('1.50');
  expect(await hasChanges(form_id)).toBe(true);
  await version('1.5');
  expect(await hasChanges(form_id)).toBe(false);
  expect(await comparedWhole()).toEqual([form_id]);
});
