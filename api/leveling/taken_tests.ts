import type { Context } from '../engine/define.ts';
import { type AskedQuestion, type Version, versionOf } from '../forms/versions.ts';
import { withOwnGuessing } from '../placement/guessing.ts';
import type { Response } from '../placement/item.ts';
import { priorOf } from '../placement/prior.ts';
import type { Test } from '../placement/width.ts';
import { type Bank, bankOf, ordersOf } from './bank.ts';
import { itemOf } from './evidence.ts';
import { selfAssessmentOf } from './statements.ts';

/** A submitted test with its estimate. */
export interface TakenTest extends Test {
  version: Version;
  responses: (Response & { question: string })[];
}

interface SubmittedTest {
  form_version_id: number;
  can: string[] | null;
  asked: AskedQuestion[] | null;
  graded: { question: string; score: number | null; points: number }[];
}

interface Which {
  /** Of this leveling form alone. */
  form?: number;
  /** Which of them, where there are more than `most`. */
  from: 'first' | 'latest';
  most: number;
}

/** The submitted tests with the results of their questions. */
export async function takenTests({ form, from, most }: Which, ctx: Context): Promise<TakenTest[]> {
  const query = ctx
    .trx('attempts')
    .join('form_versions', 'form_versions.id', 'attempts.form_version_id')
    .join('forms', 'forms.id', 'form_versions.form_id')
    .leftJoin('leveling_tests', 'leveling_tests.attempt_id', 'attempts.id')
    .where('forms.kind', 'leveling')
    .whereNotNull('attempts.submitted_at');
  if (form !== undefined) query.where('forms.id', form);
  const submittedTests: SubmittedTest[] = await query
    .orderBy('attempts.submitted_at', from === 'first' ? 'asc' : 'desc')
    .limit(most)
    .select('form_version_id', 'asked', 'graded', { can: 'leveling_tests.self_assessment' });
  const orders = await ordersOf(ctx);
  const versionIds = [...new Set(submittedTests.map(({ form_version_id }) => form_version_id))];
  const versions = new Map(await Promise.all(versionIds.map(async (id) => [id, await versionOf(id, ctx)] as const)));
  const banks = new Map([...versions].map(([id, version]) => [id, bankOf(version, orders)]));
  return submittedTests.map((one) => ({
    version: versions.get(one.form_version_id) as Version,
    prior: priorOf(selfAssessmentOf(one.can)),
    responses: responsesOf(one, banks.get(one.form_version_id) as Bank),
  }));
}

function responsesOf({ asked, graded }: SubmittedTest, bank: Bank): TakenTest['responses'] {
  const moments = new Map((asked ?? []).map((one) => [one.question, one]));
  const responses = (graded ?? []).flatMap(({ question, score, points }) => {
    const one = moments.get(question) ?? { question, at: '' };
    const item = itemOf(one, bank);
    return item && score !== null && points > 0
      ? [{ question, item, score: score / points, unknown: one.unknown }]
      : [];
  });
  return withOwnGuessing(responses);
}
