import { useState } from 'react';
import { same } from '../../../providers/same.ts';
import type { Draft } from '../types.ts';

/** What a question says, wherever it stands and whatever is counted of it. */
const contentOf = ({ order: _, version: __, updated_at: ___, uses: ____, ...question }: Draft) => question;

/**
 * What an open form was begun with: it stays while somebody writes, whatever becomes of the question meanwhile.
 * @param saved what its author has saved of it since, while it stayed open
 * @returns that, what a save is based on, and whether somebody else has written another question since. Where it has only
 * been moved, the save is based on it as it stands now.
 */
export function useBasis(question: Draft, saved?: Draft): { initial: Draft; base: Draft; changed: boolean } {
  const [initial] = useState(question);
  const known = saved ?? initial;
  const changed = !same(contentOf(known), contentOf(question));
  return { initial, base: changed ? known : question, changed };
}
