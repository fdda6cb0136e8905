import { nameOf, permute, type StoredQuestion } from '../assessment/compile.ts';
import type { Context } from '../engine/define.ts';
import type { AskedQuestion } from '../forms/versions.ts';
import { estimateOf } from '../placement/estimate.ts';
import { nextItem } from '../placement/next.ts';
import { posteriorOf } from '../placement/posterior.ts';
import { seededRandom } from '../placement/random.ts';
import { limits, type Reason, reasonToStop } from '../placement/stop.ts';
import type { TestAttempt } from './attempt.ts';
import { productiveOf } from './bank.ts';
import { type Evidence, itemsAsked } from './evidence.ts';

type Next = Pick<AskedQuestion, 'question' | 'difficulty'>;

/** The question that follows; undefined when there is none. */
export async function nextOf(evidence: Evidence, attempt: TestAttempt, ctx: Context): Promise<Next | undefined> {
  return evidence.version.rules.adaptive ? adaptive(evidence, attempt, ctx) : inOrder(evidence, attempt);
}

/** Why an adaptive test asks nothing more by which it would place; null while it goes on. */
export const reasonOf = (evidence: Evidence, attempt: TestAttempt, { now }: Context): Reason | null =>
  reasonToStop(itemsAsked(evidence), posteriorOf(evidence.prior, evidence.responses), minutesOf(attempt, now), {
    ...limits,
    most: evidence.version.rules.question_limit ?? limits.most,
    minutes: evidence.version.rules.time_limit_minutes ?? limits.minutes,
  });

const minutesOf = ({ started_at }: TestAttempt, now: Date) => (now.getTime() - Date.parse(started_at)) / 60_000;

async function adaptive(evidence: Evidence, attempt: TestAttempt, ctx: Context): Promise<Next | undefined> {
  const reason = reasonOf(evidence, attempt, ctx);
  if (reason === 'time') return undefined;
  const { bank, prior, responses, asked, version } = evidence;
  const belief = posteriorOf(prior, responses);
  if (reason) return productive(evidence, estimateOf(belief).mean);
  const { uses, difficulties } = await experienceOf(version.form_id, ctx);
  const item = nextItem({
    bank: [...bank.values()].map((one) => ({ ...one, difficulty: difficulties.get(one.id) })),
    asked: itemsAsked(evidence),
    belief,
    uses,
    random: seededRandom(attempt.seed + asked.length),
  });
  if (!item) return productive(evidence, estimateOf(belief).mean);
  return { question: nameOf(item), difficulty: item.difficulty };
}

/** How often each question of a form was asked, and how hard answers have shown it to be. */
async function experienceOf(form_id: number, { trx }: Context) {
  const usedQuestions = await trx('questions')
    .where({ form_id })
    .where((query) => query.where('uses', '>', 0).orWhereNotNull('learned_difficulty'))
    .select('id', 'uses', 'learned_difficulty');
  return {
    uses: new Map(usedQuestions.map(({ id, uses }): [number, number] => [id, uses])),
    difficulties: new Map(
      usedQuestions.flatMap(({ id, learned_difficulty }): [number, number][] =>
        learned_difficulty === null ? [] : [[id, learned_difficulty]],
      ),
    ),
  };
}

/** At the end one question of each kind that a person judges, as near to the estimate as there is one. */
function productive({ version, asked, orders }: Evidence, mean: number): Next | undefined {
  const askedIds = new Set(asked.map(({ question }) => question));
  const all = productiveOf(version);
  const skillsDone = new Set(all.filter((question) => askedIds.has(nameOf(question))).map(({ skill }) => skill));
  const away = ({ level_id }: StoredQuestion) => Math.abs((orders.get(level_id ?? 0) ?? mean) - mean);
  const [next] = all.filter(({ skill }) => !skillsDone.has(skill)).toSorted((one, other) => away(one) - away(other));
  return next && { question: nameOf(next) };
}

function inOrder({ version: { content, rules }, asked }: Evidence, attempt: TestAttempt): Next | undefined {
  const form = rules.shuffle ? permute(content.es, attempt.seed) : content.es;
  const question = form.uiSchema['ui:order'][asked.length];
  return question === undefined ? undefined : { question };
}
