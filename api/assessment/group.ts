import { type Locale, text } from '#schemas/localize.ts';
import type { CompiledGroup } from '#schemas/questions/controls.ts';
import { author, type CommonBody, commonBody, commonOptions, object } from './author.ts';
import type { Issue, Question } from './define.ts';

/** The name of what is no question itself: a passage or a recording that several questions are about. */
export const group = 'group';

export const isGroup = ({ type }: { type: string }): boolean => type === group;

/** The rows that are asked. */
export const withoutGroups = <Row extends { type: string }>(rows: Row[]): Row[] => rows.filter((row) => !isGroup(row));

interface Key {
  /** The transcript of its recordings, to be read after submission. */
  transcript?: string;
}

/** How staff write a group, like a type of question. */
export const groupType = {
  author: author(
    object('Group', commonBody, ['prompt', 'text']),
    object('Key', { transcript: { title: 'Transcript', type: 'string', maxLength: 5000 } }, []),
  ),
  check: ({ body }: Question<CommonBody, Key>): Issue[] =>
    body.text?.trim() || body.media?.length ? [] : [{ path: 'body.text', rule: 'group_silent' }],
  starter: { body: { prompt: { es: '', en: '' }, text: '', media: [] }, key: {} },
};

/** Gets the body alone, as a type does: the transcript stays behind. */
export const compileGroup = (name: string, body: CommonBody, questions: string[], locale: Locale): CompiledGroup => ({
  name,
  prompt: text(body.prompt, locale),
  questions,
  ...commonOptions(body, locale),
});
