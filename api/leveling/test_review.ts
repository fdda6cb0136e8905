import { nameOf } from '../assessment/compile.ts';
import { reviewSubmission } from '../attempts/submission_review.ts';
import type { Context } from '../engine/define.ts';
import { chance } from '../placement/chance.ts';
import { estimateOf } from '../placement/estimate.ts';
import { courseOf } from '../placement/posterior.ts';
import { priorOf } from '../placement/prior.ts';
import { proposalOf } from '../placement/proposal.ts';
import { levels } from '../placement/scale.ts';
import { attemptOf, type Test } from './attempt.ts';
import { type Evidence, evidenceOf, itemOf } from './evidence.ts';

/**
 * All of a test for who reviews it: the proposal with its probabilities, how it came about, what each skill and level
 * brought, and each answer beside its key with the chance that the proposed level had of giving it.
 */
export async function reviewTest(test: Test, ctx: Context) {
  const { id } = test;
  if (!test.attempt_id) return emptyReview(id);
  const attempt = await attemptOf(test, ctx);
  const evidence = await evidenceOf(test, attempt, ctx);
  const { prior, responses } = evidence;
  const proposal = proposalOf(prior, responses);
  const { questions } = await reviewSubmission(attempt, ctx);
  return {
    id,
    attempt: { id: attempt.id, status: attempt.status, started_at: attempt.started_at },
    prior,
    proposal,
    course: courseOf(prior, responses).map((belief, at) => ({
      question: responses[at]?.question ?? '',
      belief,
      ...estimateOf(belief),
    })),
    levels: byLevel(evidence),
    questions: questions.map((shown) => ({ ...shown, ...beside(shown.question, proposal.level, evidence) })),
  };
}

/** The review of a test that was not begun. */
function emptyReview(id: number) {
  const prior = priorOf(null);
  return { id, attempt: null, prior, proposal: proposalOf(prior, []), course: [], levels: [], questions: [] };
}

/** How many questions of each level were right. */
const byLevel = ({ responses }: Evidence) =>
  levels.flatMap((level) => {
    const own = responses.filter(({ item }) => item.level === level && !item.pilot);
    return own.length > 0 ? [{ level, asked: own.length, right: own.reduce((sum, { score }) => sum + score, 0) }] : [];
  });

/** The facts about one answer, besides its content. */
function beside(name: string, proposed: number, { bank, asked, version, orders }: Evidence) {
  const one = asked.find(({ question }) => question === name);
  const item = one && itemOf(one, bank);
  const question = version.key.find((stored) => nameOf(stored) === name);
  const { at, answered_at } = one ?? {};
  return {
    level: orders.get(question?.level_id ?? 0) ?? null,
    skill: question?.skill ?? null,
    pilot: question?.pilot ?? false,
    unknown: one?.unknown ?? false,
    chance: item ? chance(item, proposed) : null,
    seconds: at && answered_at ? (Date.parse(answered_at) - Date.parse(at)) / 1000 : null,
  };
}
