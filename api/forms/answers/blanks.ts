import type { StoredQuestion } from '../../assessment/compile.ts';
import type { Accepted } from '../../assessment/typed/accepted.ts';

/** A place in a question that is answered by typing, with the answers that it accepts. */
export interface Blank {
  /** The gap; '' where the question is answered as a whole. */
  part: string;
  accept: Accepted[];
}

interface Gap {
  id: string;
  accept?: Accepted[];
}

const hasVariants = (gap: Gap): gap is Required<Gap> => Array.isArray(gap.accept);

/** The blanks of any type whose key lists accepted variants; none for the others. */
export function blanksOf({ key }: Pick<StoredQuestion, 'key'>): Blank[] {
  if (Array.isArray(key.accept)) return [{ part: '', accept: key.accept }];
  return ((key.gaps ?? []) as Gap[]).filter(hasVariants).map(({ id, accept }) => ({ part: id, accept }));
}

/** The key with one more accepted answer; unchanged where it has no such blank. */
export function withVariant(key: StoredQuestion['key'], part: string, variant: Accepted): StoredQuestion['key'] {
  if (part === '') return Array.isArray(key.accept) ? { ...key, accept: [...key.accept, variant] } : key;
  const gaps = ((key.gaps ?? []) as Gap[]).map((gap) =>
    gap.id === part && hasVariants(gap) ? { ...gap, accept: [...gap.accept, variant] } : gap,
  );
  return 'gaps' in key ? { ...key, gaps } : key;
}
