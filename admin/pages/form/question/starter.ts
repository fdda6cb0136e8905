import type { Schema } from '#schemas/dialect.ts';
import type { QuestionType } from '../../../providers/question_types.ts';
import { blank } from '../../../schema/inputs/nested.tsx';
import type { Draft } from '../types.ts';

/** How many members a new list has. */
const usual = 3;

/** A new question of a type; its lists begin with as many members as most questions have, each under an id of its own. */
export function starterOf({ type, author, starter }: QuestionType): Draft {
  const { body, key } = structuredClone(starter);
  for (const [name, { items }] of Object.entries(author.properties?.body?.properties ?? {})) {
    const members = body[name];
    if (items && isListed(items) && Array.isArray(members) && members.length === 0) {
      body[name] = Array.from({ length: usual }, () => blankMember(items));
    }
  }
  return { type, body, key, points: 1 };
}

const isListed = ({ properties = {} }: Schema) => properties.id?.pattern !== undefined;

/** A member whose required texts stand empty. */
function blankMember(items: Schema): Record<string, unknown> {
  const members = Object.entries(blank(items)).filter(([name]) => items.required?.includes(name));
  return Object.fromEntries(members.map(([name, value]) => [name, value ?? '']));
}
