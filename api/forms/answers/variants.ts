import type { FormQueries } from '#schemas/types/fragments/form.ts';
import { nameOf, type StoredQuestion, typeOf } from '../../assessment/compile.ts';
import { questionTypes } from '../../assessment/registry.ts';
import { inWords } from '../../assessment/rich.ts';
import { normalise } from '../../assessment/text/normalise.ts';
import { isForeseen } from '../../assessment/typed/judge.ts';
import type { Context } from '../../engine/define.ts';
import { latestOf } from '../latest.ts';
import { type Blank, blanksOf } from './blanks.ts';

type UnforeseenBlank = FormQueries['variants']['result'][number];

/** Equal answers that nobody has accepted or dismissed yet: as they were written most often, and as they are compared (`answer`). */
type Variant = UnforeseenBlank['variants'][number];

export interface DismissedAnswer {
  part: string;
  answer: string;
}

/** More different answers than these are no list that anybody reviews: those given most often come first. */
const read = 5000;
const mostListed = 50;

/** What students have typed that no accepted variant foresees, by question and answer, the most frequent first. */
export async function unforeseenAnswers(form_id: number, ctx: Context): Promise<UnforeseenBlank[]> {
  const { key } = await latestOf(form_id, ctx);
  const typedQuestions = key.filter((question) => blanksOf(question).length > 0);
  if (typedQuestions.length === 0) return [];
  const [typedAnswers, dismissed] = await Promise.all([
    readTypedAnswers(form_id, typedQuestions, ctx),
    dismissedOf(form_id, ctx),
  ]);
  const byBlank = Map.groupBy(typedAnswers, ({ question, part }) => `${question} ${part}`);
  return typedQuestions.flatMap((question) => {
    const dismissedOnes = dismissed.get(question.id) ?? [];
    return blanksOf(question).flatMap((blank, at, { length }) => {
      const rows = byBlank.get(`${nameOf(question)} ${blank.part}`) ?? [];
      const variants = variantsOf(rows, blank, question, dismissedOnes);
      if (variants.length === 0) return [];
      const { prompt, text = null } = inWords(typeOf(questionTypes, question.type).author, question).body;
      const accepted = blank.accept.filter(({ weight = 1 }) => weight > 0).map((one) => one.text);
      const place = { question: question.id, part: blank.part, gap: length > 1 ? at + 1 : null };
      return [{ ...place, prompt, text, accepted, variants: variants.slice(0, mostListed) }];
    });
  });
}

type TypedAnswer = Variant & { question: string; part: string };

/** Every distinct answer to the blanks of these questions, counted where the question was asked in the same words. */
async function readTypedAnswers(
  form_id: number,
  questions: StoredQuestion[],
  { trx }: Context,
): Promise<TypedAnswer[]> {
  const blanks = questions.flatMap((question) =>
    blanksOf(question).map(({ part }) => ({ question: nameOf(question), id: question.id, part, body: question.body })),
  );
  const { rows } = await trx.raw(
    `with asked as materialized (
        select v.id as version, b.question, b.part
        from form_versions v cross join jsonb_array_elements(v.key) k
        join jsonb_to_recordset(:blanks::jsonb) b(question text, id int, part text, body jsonb)
          on b.id = (k ->> 'id')::int and b.body = k -> 'body'
        where v.form_id = :form_id)
      select asked.question, asked.part, given.answer, count(*)::int as attempts,
        count(distinct a.student_id)::int as students
      from asked join attempts a on a.form_version_id = asked.version and a.status <> 'draft'
      cross join lateral (select case when asked.part = '' then a.answers ->> asked.question
        else a.answers -> asked.question ->> asked.part end) given(answer)
      where btrim(given.answer) <> ''
      group by 1, 2, 3 order by attempts desc, given.answer limit :read`,
    { form_id, read, blanks: JSON.stringify(blanks) },
  );
  return rows;
}

async function dismissedOf(form_id: number, { trx }: Context): Promise<Map<number, DismissedAnswer[]>> {
  const rows: { id: number; dismissed: DismissedAnswer[] }[] = await trx('questions')
    .where({ form_id })
    .select('id', 'dismissed');
  return new Map(rows.map(({ id, dismissed }) => [id, dismissed]));
}

function variantsOf(
  rows: TypedAnswer[],
  blank: Blank,
  { key }: StoredQuestion,
  dismissed: DismissedAnswer[],
): Variant[] {
  const dismissedAnswers = new Set(dismissed.filter(({ part }) => part === blank.part).map(({ answer }) => answer));
  const found = new Map<string, Variant>();
  for (const { answer: text, attempts, students } of rows) {
    const answer = normalise(text, key.case_sensitive);
    const known = found.get(answer);
    if (known) {
      known.attempts += attempts;
      known.students += students;
    } else if (answer && !dismissedAnswers.has(answer) && !isForeseen(text, blank.accept, key))
      found.set(answer, { text: text.trim(), answer, attempts, students });
  }
  return [...found.values()].toSorted((one, other) => other.attempts - one.attempts);
}
