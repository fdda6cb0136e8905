/** What a table of questions says, in its order. */
export const columns = [
  'type',
  'prompt_es',
  'prompt_en',
  'text',
  'options',
  'answer',
  'points',
  'difficulty',
  'skill',
  'correct_es',
  'correct_en',
  'incorrect_es',
  'incorrect_en',
] as const;

export type Line = Partial<Record<(typeof columns)[number], string>>;
