import type { Text } from '#schemas/localize.ts';

export interface Option {
  id: string;
  text: string;
}

/** A typed answer that is accepted, or expected as a mistake. */
export interface Accepted {
  text: string;
  weight?: number;
  feedback?: Text;
}

export interface OptionFeedback {
  option: string;
  feedback: Text;
}

export interface Gap {
  id: string;
  hint?: Text;
  options?: Option[];
}

export interface GapKey {
  id: string;
  correct?: string;
  accept?: Accepted[];
  options?: OptionFeedback[];
  feedback?: Text;
}

export interface Medium {
  file: string;
  alt: Text;
}

export interface Body {
  prompt?: Text;
  text?: string;
  media?: Medium[];
  options?: Option[];
  gaps?: Gap[];
  bank?: Option[];
  left?: Option[];
  right?: Option[];
  statements?: Option[];
  items?: Option[];
  min_words?: number;
}

export interface Key {
  correct?: string | string[];
  options?: OptionFeedback[];
  gaps?: GapKey[];
  accept?: Accepted[];
  left?: { id: string; correct: string; feedback?: Text }[];
  statements?: { id: string; correct: string; feedback?: Text }[];
  order?: string[];
  said?: string;
  transcript?: string;
  marked?: string;
  model?: string;
  feedback?: Record<string, Text>;
  numbers_in_words?: boolean;
  misspelling?: number;
}

export interface Question {
  type: string;
  skill?: string;
  body: Body;
  key: Key;
  questions?: Question[];
}

/** A question with the group that it is in; of groups themselves nothing is asked. */
export interface Asked extends Question {
  group?: Question;
  /** The object that was read, of which the place is known. */
  source: Question;
}

export interface Form {
  title: string;
  english_title: string;
  questions: Question[];
}

export interface Section {
  title: string;
  english_title: string;
  content: string;
  english_content: string;
}

export interface Lesson {
  order: number;
  name: string;
  english_name: string;
  sections: Section[];
  exercises: Form[];
}

export interface ClassLesson {
  order: number;
  name: string;
  content: string;
  english_content: string;
}

export interface Level {
  order: number;
  /** Path of its folder from the root of the project. */
  folder: string;
  level: { name: string; required_lessons: number; required_classes: number };
  lessons: Lesson[];
  class_lessons: ClassLesson[];
  exam: Form | null;
  /** The questions of its placement bank. */
  bank: Question[];
}

/** Everything that a student may meet, and the size and loudness of nothing: sounds are read where a rule asks. */
export interface Content {
  levels: Level[];
}
