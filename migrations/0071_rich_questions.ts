import type { Knex } from 'knex';

// What questions ask and say was plain text and is HTML from now on: its signs are escaped, so that it reads as before.
const signs: [string, string][] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
];
const escaped = (text: string) => signs.reduce((all, [sign, entity]) => all.replaceAll(sign, entity), text);
const unescaped = (text: string) => signs.reduceRight((all, [sign, entity]) => all.replaceAll(entity, sign), text);

type Change = (text: string) => string;
type Members = Record<string, unknown>;
interface Question {
  type: string;
  body: unknown;
  key: unknown;
}

const rich = ['prompt', 'hints', 'feedback'];
const choices = ['choice_single', 'choice_multiple'];

/** Every text within what is rich. */
function changed(value: unknown, change: Change, inside: boolean): unknown {
  if (typeof value === 'string') return inside ? change(value) : value;
  if (Array.isArray(value)) return value.map((one) => changed(one, change, inside));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [
    name,
    changed(member, change, inside || rich.includes(name)),
  ]);
  return Object.fromEntries(members);
}

function optionsChanged(body: Members, change: Change): Members {
  const options = body.options as Members[];
  return { ...body, options: options.map((one) => ({ ...one, text: change(String(one.text ?? '')) })) };
}

function rewritten<Q extends Question>(question: Q, change: Change): Q {
  const body = changed(question.body, change, false) as Members;
  const isChoice = choices.includes(question.type) && Array.isArray(body?.options);
  return {
    ...question,
    body: isChoice ? optionsChanged(body, change) : body,
    key: changed(question.key, change, false),
  };
}

const inSigns = (column: string) => `${column}::text ~ '[<>&]'`;

async function rewrite(knex: Knex, change: Change): Promise<void> {
  const questions = await knex('questions')
    .whereRaw(`${inSigns('body')} or ${inSigns('key')}`)
    .select('id', 'type', 'body', 'key');
  await knex.raw(
    `update questions set body = r.body, key = r.key
     from jsonb_to_recordset(?::jsonb) r(id int, body jsonb, key jsonb) where r.id = questions.id`,
    [JSON.stringify(questions.map((question) => rewritten(question, change)))],
  );
  const versions = await knex('form_versions').whereRaw(inSigns('key')).select('id', 'key');
  const keys = versions.map(({ id, key }) => ({
    id,
    key: key.map((question: Question) => rewritten(question, change)),
  }));
  await knex.raw('alter table form_versions disable trigger form_versions_immutable');
  await knex.raw(
    'update form_versions set key = r.key from jsonb_to_recordset(?::jsonb) r(id int, key jsonb) where r.id = form_versions.id',
    [JSON.stringify(keys)],
  );
  await knex.raw('alter table form_versions enable trigger form_versions_immutable');
  const kept = await knex('question_drafts').whereRaw(inSigns('draft')).select('id', 'draft');
  await knex.raw(
    `update question_drafts set draft = r.draft
     from jsonb_to_recordset(?::jsonb) r(id int, draft jsonb) where r.id = question_drafts.id`,
    [JSON.stringify(kept.map(({ id, draft }) => ({ id, draft: rewritten(draft, change) })))],
  );
}

export const up = (knex: Knex): Promise<void> => rewrite(knex, escaped);
export const down = (knex: Knex): Promise<void> => rewrite(knex, unescaped);
