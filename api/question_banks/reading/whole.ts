import { checkQuestions, writtenAs } from '#api/assessment/check.ts';
import type { QuestionTypes } from '#api/assessment/define.ts';
import { isGroup } from '#api/assessment/group.ts';
import { cleanQuestion } from '#api/assessment/rich.ts';
import { isStorable } from '#api/engine/requests/legible.ts';
import { ajv } from '#api/engine/schema/ajv.ts';
import { fieldErrors } from '#api/engine/words/messages.ts';
import entity from '#schemas/entities/questions.json' with { type: 'json' };
import { alone, type CheckedQuestion, type Finding, type ImportedQuestion, placeOf } from '../check_items.ts';
import type { Attachment, Note, Whole } from '../item.ts';
import { renameFiles } from '../shown_files.ts';

const { type, body, key, points, difficulty, skill, pilot } = entity.properties;

/** What a file says of a question; what its type holds is judged by that. */
const judgeFields = ajv.compile<ReadQuestion & { questions?: unknown }>({
  type: 'object',
  additionalProperties: false,
  required: ['type', 'body', 'key'],
  properties: {
    ...{ type, body, points, difficulty, skill, pilot },
    key: { type: key.type },
    level: { type: ['integer', 'null'] },
    questions: { type: 'array' },
  },
});

type ReadQuestion = Omit<ImportedQuestion, 'place' | 'files' | 'group'>;

/**
 * A question as it is, or the reasons against it. It comes as unfinished as its author left it, and the findings say so:
 * what has another shape than its type describes does not.
 */
export function checkWhole(
  { whole, fileOf, about, ...piece }: Whole,
  types: QuestionTypes,
  levels: number[],
): CheckedQuestion {
  const place = placeOf(piece);
  const refusal = (...reasons: (Note & Partial<Finding>)[]): CheckedQuestion => ({
    findings: reasons.map((reason) => ({ ...place, ...reason, taken: false })),
  });
  if (!judgeFields(whole)) {
    const names = Object.keys(fieldErrors(judgeFields.errors));
    return refusal(...names.map((name) => ({ reason: 'wrong_member', params: { name } })));
  }
  const { type, body, key, level, questions, ...more } = whole;
  const written = writtenAs(types, type);
  if (!written) return refusal({ reason: 'no_type', params: { type } });
  if (about ? isGroup({ type }) || !isGroup(about.whole as never) : questions && !isGroup({ type }))
    return refusal({ reason: 'group_wrong' });
  if (!isStorable({ body, key })) return refusal({ reason: 'illegible' });

  const notes: Note[] = [];
  const files: Attachment[] = [];
  const question = renameFiles(written.author, { body, key }, (name) => {
    const file = typeof name === 'string' ? fileOf(name) : undefined;
    if (!file) notes.push({ reason: 'file_left_out', params: { name: String(name) } });
    else if (!files.includes(file)) files.push(file);
    return file && files.indexOf(file) + 1;
  }) as Pick<ReadQuestion, 'body' | 'key'>;
  const complaintsOf = (one: typeof question) =>
    checkQuestions(types, [{ type, ...one }]).filter(({ rule }) => !alone.has(rule));
  const wrong = complaintsOf(question).filter(({ field }) => field);
  if (wrong.length > 0) return refusal(...wrong.map((complaint) => ({ reason: 'complaint', complaint })));
  // A text may grow while it is cleaned: what would be stored is what is checked.
  const clean = cleanQuestion(written.author, question);
  const complaints = complaintsOf(clean);
  const complaintNotes = complaints.map((complaint) => ({ reason: 'complaint', complaint }));
  if (complaints.some(({ field }) => field)) return refusal(...complaintNotes);

  const isKnown = level != null && levels.includes(level);
  if (level != null && !isKnown) notes.push({ reason: 'level_left_out', params: { level } });
  const { body: cleanBody, key: cleanKey } = clean;
  return {
    question: { type, body: cleanBody, key: cleanKey, ...more, ...(isKnown ? { level } : {}), files, place },
    findings: [...notes, ...complaintNotes].map((reason) => ({ ...place, ...reason, taken: true })),
  };
}
