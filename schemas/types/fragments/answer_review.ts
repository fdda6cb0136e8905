// Made from schemas/fragments/answer_review.json by `npm run types`: change that, and run it again.

import type { Medium } from './medium.ts';
import type { Text } from './text.ts';

/** What several schemas share. */
export interface AnswerReview {
  question: string;
  prompt: Text;
  text: string | null;
  group?: {
    name: string;
    prompt: Text;
    text: string | null;
    media: Medium[];
    transcript: string | null;
  };
  answer: Text;
  solution: Text;
  score: number | null;
  points: number;
  correct: boolean | null;
  feedback: Text[];
  rich?: {
    prompt?: Text;
    more?: Text;
    feedback?: (Text | null)[];
  };
  difference?: {
    mark: 'same' | 'wrong' | 'missing' | 'extra';
    text?: string;
    instead?: string;
  }[];
  recording?: number;
  judged?: {
    criterion: Text;
    level: Text;
    points: number;
    of: number;
  }[];
  comment?: string | null;
}
