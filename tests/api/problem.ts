import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import { say } from '#api/engine/words/words.ts';
import type { Locale } from '#schemas/localize.ts';

/** What tells of the inside: stacks, SQL, paths, names of libraries and of columns' errors. */
const inside =
  /\n\s+at |node_modules|\.[cm]?[jt]s:\d|\/(work|home|tmp|usr|root)\/|\b(select|insert|update|delete) .*\b(from|into|set)\b|\bpg_|postgres|knex|objection|fastify|FST_|syntax error|violates|TypeError|undefined/i;
/** A key for which there is no sentence, or a place in one that nobody filled. */
const unsaid = /^(problems|errors|refusals|values|actions)\.[\w.]+$|%\{|""/;

/** Everything that is wrong with an answer that should be a problem of RFC 9457 which a person can read. */
export function faultsOf(answer: LightMyRequestResponse, locale: Locale): string[] {
  if (!String(answer.headers['content-type']).startsWith('application/problem+json')) return ['is no problem+json'];
  const { title, status, detail, message, type, errors, current: _, ...rest }: Row = answer.json();
  const sentences = [title, detail, message, ...Object.values(errors ?? {})] as unknown[];
  return [
    ...(status === answer.statusCode ? [] : [`says status ${status}`]),
    ...(title === say(locale, `problems.titles.${answer.statusCode}`) ? [] : [`is called ${title}`]),
    ...(/^\/problems\/[\w-]+$/.test(type) ? [] : [`is of type ${type}`]),
    ...sentences
      .filter((one) => typeof one !== 'string' || one.length < 4 || unsaid.test(one))
      .map((one) => `says ${one}`),
    ...(inside.test(JSON.stringify([sentences, rest])) ? [`tells of the inside: ${answer.body}`] : []),
  ];
}

/**
 * Expects a refusal, with sentences, naming these fields and no others.
 * @returns its body
 */
export async function expectProblem(
  call: PromiseLike<LightMyRequestResponse>,
  status: number,
  fields?: string[],
  locale: Locale = 'es',
): Promise<Row> {
  const answer = await call;
  expect(answer.statusCode, answer.body).toBe(status);
  expect(faultsOf(answer, locale)).toEqual([]);
  const body: Row = answer.json();
  if (fields) expect(Object.keys(body.errors).sort()).toEqual([...fields].sort());
  return body;
}
