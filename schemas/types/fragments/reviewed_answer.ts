// Made from schemas/fragments/reviewed_answer.json by `npm run types`: change that, and run it again.

import type { Text } from './text.ts';

/** What several schemas share. */
export interface ReviewedAnswer {
  question: string;
  type: string;
  prompt: Text;
  text: string | null;
  media: {
    [k: string]: unknown;
  }[];
  group?: {
    name: string;
    prompt: Text;
    text: string | null;
    media: {
      [k: string]: unknown;
    }[];
    transcript: string | null;
  };
  answer: {
    [k: string]: string;
  } | null;
  solution: {
    [k: string]: string;
  } | null;
  score: number | null;
  points: number;
  correct: boolean | null;
  feedback: Text[];
  rich?: {
    [k: string]: unknown;
  };
  difference?: {
    [k: string]: unknown;
  }[];
  recording?: number;
  judged?: {
    criterion: Text;
    level: Text;
    points: number;
    of: number;
  }[];
  comment?: string | null;
  rubric: {
    name: Text;
    levels: {
      points: number;
      name: Text;
    }[];
  }[];
  parts: {
    id: string;
    line: string | null;
    answer: {
      [k: string]: string;
    } | null;
    solution: {
      [k: string]: string;
    } | null;
    score: number;
  }[];
}
