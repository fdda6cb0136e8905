import fc from 'fast-check';
import { ajv } from '#api/engine/schema/ajv.ts';
import { beyond, strangers } from '../contract/bodies.ts';
import type { Target } from './targets.ts';

/** What is wrong with a body: the text that is sent, and what the answer should say of it. */
export interface Bad {
  text: string;
  headers?: Record<string, string>;
  status: number;
  /** One of these members should be named. */
  fields?: string[];
}

const wrong = (schema: object, value: unknown) => !ajv.validate(schema, value);

/** A member with a value of another kind, or one that goes too far. */
const values = ({ schema }: Target) =>
  Object.entries(schema.properties ?? {}).flatMap(([field, property]) =>
    [...strangers(property), ...beyond(property)]
      .filter((value) => wrong(property, value) || /\0|\ud800/.test(String(value)))
      .map((value): [string, unknown] => [field, value]),
  );

const name = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => !/^(__proto__|constructor|ids)$/.test(text));

/** Whatever JSON can say, but for the name that makes a body unreadable. */
const anything = () => fc.jsonValue().filter((value) => !JSON.stringify(value).includes('"__proto__"'));

const nested = (depth: number, value: unknown): unknown => {
  let inner = value;
  for (let step = 0; step < depth; step += 1) inner = step % 2 ? { a: inner } : [inner];
  return inner;
};

/** Members that may not be sent as they are. */
function members(target: Target): fc.Arbitrary<[string, unknown]> {
  const known = Object.keys(target.schema.properties ?? {});
  const unknown = fc.tuple(
    name.filter((one) => !known.includes(one)),
    anything(),
  );
  const deep = fc
    .tuple(fc.constantFrom('content', 'body', ...known), fc.integer({ min: 60, max: 4000 }), anything())
    .map(([field, depth, value]): [string, unknown] => [field, nested(depth, value)]);
  const choices: fc.Arbitrary<[string, unknown]>[] = [unknown, deep];
  if (target.closed.length > 0) choices.push(fc.tuple(fc.constantFrom(...target.closed), anything()));
  const bad = values(target);
  if (bad.length > 0) choices.push(fc.constantFrom(...bad), fc.constantFrom(...bad));
  return fc.oneof(...choices);
}

/** A body with one to three bad members among good ones. */
const withMembers = (target: Target): fc.Arbitrary<Bad> =>
  fc.array(members(target), { minLength: 1, maxLength: 3 }).map((added) => ({
    text: JSON.stringify({ ...target.base, ...Object.fromEntries(added) }),
    status: 422,
    fields: [...added.map(([field]) => field), ...added.map(([field]) => (field === 'body' ? 'body' : field))],
  }));

const json = (target: Target, more: object = {}) => JSON.stringify({ ...target.base, name: 'Ana', ...more });

/** A body that is no good before anybody looks at its members. */
const unreadable = (target: Target): fc.Arbitrary<Bad> =>
  fc.oneof(
    fc.nat().map((at) => ({ text: json(target).slice(0, 1 + (at % (json(target).length - 1))), status: 400 })),
    fc.tuple(name, anything(), anything(), fc.nat({ max: 10 })).map(([field, one, other, depth]) => ({
      text: `{"a":${'['.repeat(depth)}{${JSON.stringify(field)}:${JSON.stringify(one)}, ${JSON.stringify(field)} :${JSON.stringify(other)}}${']'.repeat(depth)}}`,
      status: 422,
      fields: [field],
    })),
    fc
      .tuple(
        fc.constantFrom('{"__proto__":X}', '{"\\u005f_proto__":X}', '{"constructor":{"prototype":X}}'),
        anything(),
        fc.nat({ max: 30 }),
      )
      .map(([evil, value, depth]) => ({
        text: JSON.stringify({ ...target.base, a: nested(depth, 'HERE') }).replace('"HERE"', () =>
          evil.replace('X', () => JSON.stringify(value)),
        ),
        status: 400,
      })),
    fc
      .constantFrom('text/plain', 'text/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x')
      .map((type) => ({ text: json(target), headers: { 'content-type': type }, status: 415 })),
    fc
      .integer({ min: 1_048_576, max: 1_200_000 })
      .map((length) => ({ text: json(target, { notes: 'x'.repeat(length) }), status: 413 })),
  );

/** Requests that are surely wrong. Large ones are few. */
export const bad = (target: Target): fc.Arbitrary<Bad> =>
  fc.oneof({ weight: 4, arbitrary: withMembers(target) }, { weight: 1, arbitrary: unreadable(target) });
