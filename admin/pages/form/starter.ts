import { slug } from '../../schema/slug.ts';
import type { Draft, QuestionType } from './types.ts';

/** How many options a new list of them has. */
const usual = 3;

/** A new question of a type; lists of options begin with as many as most questions have, each under an id of its own. */
export function starterOf({ type, author, starter }: QuestionType): Draft {
  const { body, key } = structuredClone(starter);
  const options = author.properties?.body?.properties?.options;
  if (options && Array.isArray(body.options) && body.options.length === 0) {
    body.options = Array.from({ length: usual }, () => ({ id: slug(), text: '' }));
  }
  return { type, body, key, points: 1 };
}
