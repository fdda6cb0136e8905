import { dequal } from 'dequal/lite';
import { compileForm, nameOf, type StoredQuestion } from '../assessment/compile.ts';
import { questionTypes } from '../assessment/registry.ts';
import type { Context } from '../engine/define.ts';
import type { Version } from '../forms/versions.ts';
import { type Calibration, calibrate, type GradedAnswer } from '../placement/calibrate.ts';
import { posteriorOf } from '../placement/posterior.ts';
import { type Bank, bankOf, ordersOf } from './bank.ts';
import { takenTests } from './taken_tests.ts';

/** The number of latest tests that are read: more would not change a difficulty noticeably. */
const latest = 2000;

/**
 * What all answers so far show about the questions of a leveling form that have a level and a skill. Answers
 * to a question that reads differently today say nothing of it.
 */
export async function calibrationOf(form: number, ctx: Context): Promise<(Calibration & { question: number })[]> {
  const rows: StoredQuestion[] = await ctx.trx('questions').where({ form_id: form }).orderBy('order').select('*');
  const bank = await bankNow(rows, ctx);
  const byQuestion = new Map<string, GradedAnswer[]>([...bank.keys()].map((name) => [name, []]));
  const isSame = sameIn(rows);
  for (const { version, prior, responses } of await takenTests({ form, from: 'latest', most: latest }, ctx)) {
    const belief = posteriorOf(prior, responses);
    for (const { question, score, item } of responses)
      if (isSame(question, version)) byQuestion.get(question)?.push({ score, belief, floor: item.floor });
  }
  return [...bank].map(([name, item]) => ({ question: item.id, ...calibrate(item, byQuestion.get(name) ?? []) }));
}

/** What the form holds now, published or not, as a student would see it. */
async function bankNow(rows: StoredQuestion[], ctx: Context): Promise<Bank> {
  const content = compileForm(questionTypes, rows, 'es', new Map());
  return bankOf({ key: rows, content: { es: content } }, await ordersOf(ctx));
}

/** Whether a version has a question exactly as the form has it now; each is compared once. */
function sameIn(rows: StoredQuestion[]): (name: string, version: Version) => boolean {
  const now = new Map(rows.map((row) => [nameOf(row), row]));
  const compared = new Map<number, Set<string>>();
  const alike = ({ key }: Version) =>
    key.filter((was) => dequal(contentOf(was), contentOf(now.get(nameOf(was))))).map(nameOf);
  return (name, version) => {
    const names = compared.get(version.id) ?? new Set(alike(version));
    compared.set(version.id, names);
    return names.has(name);
  };
}

const contentOf = (question?: StoredQuestion) =>
  question && { type: question.type, body: question.body, key: question.key };
