// Made from schemas/fragments/comparison.json by `npm run types`: change that, and run it again.

import type { Text } from './text.ts';

/** What several schemas share. */
export interface Comparison {
  added: {
    id: number;
    number: number;
    type: string;
    prompt: Text;
  }[];
  removed: {
    id: number;
    number: number;
    type: string;
    prompt: Text;
  }[];
  moved: {
    id: number;
    number: number;
    type: string;
    prompt: Text;
    from: number;
  }[];
  changed: {
    id: number;
    number: number;
    type: string;
    prompt: Text;
    fields: {
      path: string[];
      before: unknown;
      after: unknown;
    }[];
  }[];
  rules: {
    path: string[];
    before: unknown;
    after: unknown;
  }[];
}
