// Made from schemas/fragments/comparison.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface Comparison {
  added: {
    id: number;
    number: number;
    type: string;
    prompt: unknown;
  }[];
  removed: {
    id: number;
    number: number;
    type: string;
    prompt: unknown;
  }[];
  moved: {
    id: number;
    number: number;
    type: string;
    prompt: unknown;
    from: number;
  }[];
  changed: {
    id: number;
    number: number;
    type: string;
    prompt: unknown;
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
