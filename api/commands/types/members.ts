import type { EntitySchema, Schema } from '#schemas/dialect.ts';
import type { Declaration } from './file.ts';
import { typeOf } from './names.ts';

type Part = Partial<Pick<EntitySchema, 'x-states' | 'x-queries'>> & Schema;

/** An object that has all of these members. */
export const objectOf = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

/** An object in which nothing stands. */
const nothing: Schema = { tsType: 'Record<string, never>' };

const inputsIn = (part: Part): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(part['x-states']?.actions ?? {}).map(([action, { input }]) => [action, input ?? nothing]),
  );

/** What those actions answer of which the schema says it. */
const answersIn =
  (kind: 'result' | 'preview') =>
  (part: Part): Record<string, Schema> =>
    Object.fromEntries(
      Object.entries(part['x-states']?.actions ?? {}).flatMap(([name, action]) => {
        const answer = action[kind];
        return answer ? [[name, answer]] : [];
      }),
    );

const queriesIn = (part: Part): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(part['x-queries'] ?? {}).map(([query, { params = nothing, result }]) => [
      query,
      pairOf(params, result),
    ]),
  );

/** What a query is asked and answers, in a line where both have names. */
function pairOf(params: Schema, result: Schema): Schema {
  const [input, output] = [nameOf(params), nameOf(result)];
  return input && output ? { tsType: `{ params: ${input}; result: ${output} }` } : objectOf({ params, result });
}

/** The name of the type of a schema that is a fragment and nothing else. */
const nameOf = ({ 'x-extends': base, tsType, ...own }: Schema): string | undefined => {
  if (Object.keys(own).length > 0) return undefined;
  return typeof tsType === 'string' ? tsType : typeof base === 'string' ? typeOf(base) : undefined;
};

/**
 * What the actions of an entity, or of a fragment of it, are sent, and what its queries are asked and answer. What stands
 * in a fragment is the fragment's type.
 */
export function membersOf(name: string, part: Part, fragments: Map<string, Schema>): Declaration[] {
  const together = (suffix: string, says: string, membersIn: (part: Part) => Record<string, Schema>) => {
    const bases = ([part['x-extends'] ?? []].flat() as string[]).map(
      (base) => [base, membersIn(fragments.get(base) as Part)] as const,
    );
    const full = bases.filter(([, members]) => Object.keys(members).length > 0);
    const own = Object.entries(membersIn(part)).filter(
      ([member, schema]) => schema !== nothing || !full.some(([, members]) => member in members),
    );
    const parts = [
      ...full.map(([base]): Schema => ({ tsType: `${typeOf(base)}${suffix}` })),
      ...(own.length > 0 ? [objectOf(Object.fromEntries(own))] : []),
    ];
    const [schema] = parts.length > 1 ? [{ allOf: parts }] : parts;
    return schema ? [{ name: `${name}${suffix}`, says, schema }] : [];
  };
  return [
    ...together('Actions', 'What its actions are sent.', inputsIn),
    ...together('Results', 'What its actions answer, where that is not the row.', answersIn('result')),
    ...together('Previews', 'What dry runs of them answer, where that is another thing.', answersIn('preview')),
    ...together('Queries', 'What its queries are asked, and what they answer.', queriesIn),
  ];
}
