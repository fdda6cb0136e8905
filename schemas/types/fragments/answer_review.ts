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
  group_name?: string;
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
  correction?: {
    lines: {
      line?: string;
      steps: {
        mark: 'same' | 'right' | 'wrong' | 'missing' | 'extra' | 'left';
        text?: Text;
        instead?: Text;
      }[];
    }[];
    has_text?: boolean;
  };
  recording?: number;
  judged?: {
    criterion: Text;
    level: Text;
    points: number;
    of: number;
  }[];
  comment?: string | null;
}
