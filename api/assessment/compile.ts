import { hash } from 'node:crypto';
import type { Schema } from '#schemas/dialect.ts';
import type { Locale } from '#schemas/localize.ts';
import type { CompiledGroup, ControlOptions } from '#schemas/questions/controls.ts';
import type { Medium } from '#schemas/types/fragments/medium.ts';
import type { AnyQuestionType, Compiled, Control, QuestionTypes } from './define.ts';
import { compileGroup, groupType, isGroup, withoutGroups } from './group.ts';
import { inWords, richOf } from './rich.ts';

/** A question as its row holds it. */
export interface StoredQuestion {
  id: number;
  type: string;
  // biome-ignore lint/suspicious/noExplicitAny: of the shape that its type describes
  body: any;
  // biome-ignore lint/suspicious/noExplicitAny: of the shape that its type describes
  key: any;
  points: number;
  /** It is asked to be tried out: it counts for nothing. */
  pilot?: boolean;
  /** What a placement measures by it, and where. */
  skill?: string | null;
  level_id?: number | null;
  /** The group that it belongs to. */
  parent_id?: number | null;
}

/** A form as a student's page draws it: one answer for each question, none required. */
export interface CompiledForm {
  schema: Schema & { properties: Record<string, Schema> };
  uiSchema: { 'ui:order': string[]; 'ui:groups'?: CompiledGroup[]; [question: string]: unknown };
}

/** The name of a question in answers: 'q17'. */
export const nameOf = ({ id }: { id: number }) => `q${id}`;

export const controlOf = (form: CompiledForm, name: string): Control => form.uiSchema[name] as Control;

/** @throws Error for a type that is no file of `api/questions` */
export function typeOf(types: QuestionTypes, name: string): AnyQuestionType {
  const type = types.get(name);
  if (!type) throw new Error(`there is no question type ${name}`);
  return type;
}

/**
 * What students see of a form, in one language. Keys are not passed on to the types.
 * @param kinds what the files are that the questions show
 */
export function compileForm(
  types: QuestionTypes,
  rows: Pick<StoredQuestion, 'id' | 'type' | 'body' | 'parent_id'>[],
  locale: Locale,
  kinds: Map<number, string>,
): CompiledForm {
  const questions = withoutGroups(rows);
  const groups = rows.filter(isGroup).map((row) => {
    const children = questions.filter(({ parent_id }) => parent_id === row.id).map(nameOf);
    const { body } = inWords(groupType.author, { body: row.body, key: {} });
    const group = {
      ...compileGroup(nameOf(row), body, children, locale),
      ...richOf(groupType.author, row.body, locale),
    };
    return optionsWithKinds(group, kinds);
  });
  const form: CompiledForm = {
    schema: { type: 'object', additionalProperties: false, properties: {} },
    uiSchema: { 'ui:order': questions.map(nameOf), ...(groups.length > 0 ? { 'ui:groups': groups } : {}) },
  };
  for (const question of questions) {
    const { author, compile } = typeOf(types, question.type);
    const { schema, uiSchema } = compile(inWords(author, { body: question.body, key: {} }).body, locale);
    const shown = { ...uiSchema['ui:options'], ...richOf(author, question.body, locale) };
    form.schema.properties[nameOf(question)] = schema;
    form.uiSchema[nameOf(question)] = withKinds({ ...uiSchema, 'ui:options': shown }, kinds);
  }
  return form;
}

const withKinds = (control: Compiled['uiSchema'], kinds: Map<number, string>): Control => ({
  ...control,
  'ui:options': optionsWithKinds(control['ui:options'], kinds),
});

function optionsWithKinds<Options extends ControlOptions>(shown: Options, kinds: Map<number, string>): Options {
  const { media, pictures, ...options } = shown;
  const known = (medium: Medium): Medium => ({ ...medium, kind: kinds.get(medium.resource) ?? 'document' });
  const pictureEntries = Object.entries(pictures ?? {}).map(([option, picture]) => [option, known(picture)]);
  return {
    ...options,
    ...(media ? { media: media.map(known) } : {}),
    ...(pictures ? { pictures: Object.fromEntries(pictureEntries) } : {}),
  } as Options;
}

/**
 * A shuffled form in the order of one attempt: its questions and the options of each list are permuted by the
 * attempt's seed. The same seed gives the same order, in both languages. What belongs to a group stays together, in the
 * order of its author.
 */
export function permute(form: CompiledForm, seed: number): CompiledForm {
  const properties = Object.entries(form.schema.properties).map(([name, schema]) => [
    name,
    permuteOptions(schema, `${seed}:${name}`),
  ]);
  const controls = Object.keys(form.schema.properties).map((name) => [
    name,
    permuteBank(controlOf(form, name), `${seed}:${name}`),
  ]);
  return {
    schema: { ...form.schema, properties: Object.fromEntries(properties) },
    uiSchema: {
      ...Object.fromEntries(controls),
      'ui:order': orderOf(form, seed),
      ...(form.uiSchema['ui:groups'] ? { 'ui:groups': form.uiSchema['ui:groups'] } : {}),
    },
  };
}

/** The questions of a shuffled form in the order of one attempt. */
export const orderOf = (form: CompiledForm, seed: number): string[] =>
  byLot(unitsOf(form), `${seed}`, ([name = '']) => name).flat();

/** What is moved as one: a question by itself, all questions of a group. */
function unitsOf({ uiSchema: { 'ui:order': order, 'ui:groups': groups = [] } }: CompiledForm): string[][] {
  const groupOf = (name: string) => groups.find(({ questions }) => questions.includes(name));
  return order.flatMap((name) => {
    const { questions = [name] } = groupOf(name) ?? {};
    return questions[0] === name ? [questions] : [];
  });
}

function permuteBank(control: Control, seed: string): Control {
  const { bank, ...options } = control['ui:options'];
  if (!bank) return control;
  return { ...control, 'ui:options': { ...options, bank: byLot(bank, seed, (option) => option.const) } };
}

/** A question's body with its options in the order that `permute` gives them in its schema. */
export function permuteBody<Body extends { options?: { id: string }[] }>(body: Body, seed: number, name: string): Body {
  const { options } = body;
  return options ? { ...body, options: byLot(options, `${seed}:${name}`, ({ id }) => id) } : body;
}

function permuteOptions(schema: Schema, seed: string): Schema {
  const { oneOf, items, properties } = schema;
  return {
    ...schema,
    ...(oneOf ? { oneOf: byLot(oneOf, seed, (option) => String(option.const)) } : {}),
    ...(items ? { items: permuteOptions(items, seed) } : {}),
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, inner]) => [name, permuteOptions(inner, `${seed}:${name}`)]),
          ),
        }
      : {}),
  };
}

/** In the order of their digests with the seed, which nobody can foresee from the ids. */
export function byLot<T>(list: T[], seed: string, idOf: (one: T) => string): T[] {
  const lot = (one: T) => hash('sha256', `${seed}:${idOf(one)}`);
  return list
    .map((one) => ({ one, lot: lot(one) }))
    .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ one }) => one);
}
