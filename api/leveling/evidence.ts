import { nameOf, typeOf } from '../assessment/compile.ts';
import { questionTypes } from '../assessment/registry.ts';
import { inWords } from '../assessment/rich.ts';
import type { Context } from '../engine/define.ts';
import { type AskedQuestion, type Version, versionOf } from '../forms/versions.ts';
import { withOwnGuessing } from '../placement/guessing.ts';
import type { Item, Response } from '../placement/item.ts';
import { priorOf } from '../placement/prior.ts';
import type { Distribution } from '../placement/scale.ts';
import type { Test, TestAttempt } from './attempt.ts';
import { type Bank, bankOf, ordersOf } from './bank.ts';
import { selfAssessmentOf } from './statements.ts';

/** What a test has shown so far. It is computed from what is stored, so it is the same on every device. */
export interface Evidence {
  version: Version;
  bank: Bank;
  orders: Map<number, number>;
  prior: Distribution;
  asked: AskedQuestion[];
  /** The answers that count for the level, with the names of their questions. */
  responses: (Response & { question: string })[];
}

/** Reads and grades the stored answers of a test. */
export async function evidenceOf(test: Test, attempt: TestAttempt, ctx: Context): Promise<Evidence> {
  const version = await versionOf(attempt.form_version_id, ctx);
  const orders = await ordersOf(ctx);
  const bank = bankOf(version, orders);
  const questions = new Map(version.key.map((question) => [nameOf(question), question]));
  const { asked } = attempt;
  const responses = asked.flatMap((one) => {
    const [item, question] = [itemOf(one, bank), questions.get(one.question)];
    if (!item || !question || !one.answered_at) return [];
    const type = typeOf(questionTypes, question.type);
    const { score } = type.grade(inWords(type.author, question), attempt.answers[one.question]);
    return score === null ? [] : [{ question: one.question, item, score, unknown: one.unknown }];
  });
  const prior = priorOf(selfAssessmentOf(test.self_assessment));
  return { version, bank, orders, prior, asked, responses: withOwnGuessing(responses) };
}

/** A question as it was when it was asked: what is learned of it later changes no test. */
export function itemOf({ question, difficulty }: AskedQuestion, bank: Bank): Item | undefined {
  const item = bank.get(question);
  return item && difficulty !== undefined ? { ...item, difficulty } : item;
}

/** The questions of the bank that were asked, in order. */
export const itemsAsked = ({ asked, bank }: Evidence): Item[] => asked.flatMap((one) => itemOf(one, bank) ?? []);
