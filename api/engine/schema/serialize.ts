import type { Schema } from '#schemas/dialect.ts';
import { identity } from '#schemas/project.ts';

/**
 * The allow-list of an answer: members that the caller may not read are not written, whatever a row holds.
 * JSON columns pass whole (an object schema without members would be emptied by the serializer).
 */
export function answerSchema(read: Schema): Schema {
  const members = Object.entries(read.properties ?? {}).map(([field, { type }]) => [
    field,
    plain(type) ? { type } : {},
  ]);
  const ids = identity.map((field) => [field, { type: 'integer' }]);
  return { type: 'object', properties: Object.fromEntries([...ids, ...members]) };
}

const plain = (type: Schema['type']) =>
  type !== undefined && ![type].flat().some((one) => one === 'object' || one === 'array');
