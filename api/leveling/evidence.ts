import type { Context, Row } from '../engine/define.ts';
import { nameOf, typeOf } from '../engine/question/compile.ts';
import { questionTypes } from '../engine/question/registry.ts';
import { type Asked, type Version, versionOf } from '../learning/versions.ts';
import type { Item, Response } from '../placement/item.ts';
import { priorOf } from '../placement/prior.ts';
import type { Distribution } from '../placement/scale.ts';
import { type Bank, bankOf, ordersOf } from './bank.ts';
import { saidOf } from './statements.ts';

/** What a test has brought to light so far. It follows from what is stored, so it is the same wherever it is asked. */
export interface Evidence {
  version: Version;
  bank: Bank;
  orders: Map<number, number>;
  prior: Distribution;
  asked: Asked[];
  /** The answers that say something of the level, with the names of their questions. */
  given: (Response & { question: string })[];
}

/** Reads and judges what a test has stored. */
export async function evidenceOf(test: Row, attempt: Row, ctx: Context): Promise<Evidence> {
  const version = await versionOf(attempt.form_version_id, ctx);
  const orders = await ordersOf(ctx);
  const bank = bankOf(version, orders);
  const questions = new Map(version.key.map((question) => [nameOf(question), question]));
  const asked: Asked[] = attempt.asked ?? [];
  const given = asked.flatMap(({ question: name, answered_at }) => {
    const [item, question] = [bank.get(name), questions.get(name)];
    if (!item || !question || !answered_at) return [];
    const { score } = typeOf(questionTypes, question.type).grade(question, attempt.answers[name]);
    return score === null ? [] : [{ question: name, item, score }];
  });
  return { version, bank, orders, prior: priorOf(saidOf(test.self_assessment)), asked, given };
}

/** The questions of the bank that were asked, in order. */
export const itemsAsked = ({ asked, bank }: Evidence): Item[] =>
  asked.flatMap(({ question }) => bank.get(question) ?? []);
