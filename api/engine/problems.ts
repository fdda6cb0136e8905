import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLocale, type Locale } from '#schemas/localize.ts';
import { databaseProblem } from './database_problems.ts';
import { Problem, type Refusal, unavailable } from './errors.ts';
import { sentences } from './words/messages.ts';
import { say } from './words/words.ts';

/** The one handler that answers errors: problem+json of RFC 9457 in the caller's language. Nothing of the inside leaves. */
export function answerProblem(error: FastifyError | Problem, request: FastifyRequest, reply: FastifyReply) {
  const problem = problemOf(error);
  if (problem.status >= 500) request.log.error(error);
  return reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', ...problem.details.headers })
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send({
      ...body(problem, request.routeOptions.config?.entity, request.caller?.locale ?? 'es'),
      // What the log holds can be asked for by it.
      ...(problem.status >= 500 && { request_id: request.id }),
    });
}

/** Node's errors for a request that was aborted by its client; a lost database connection is a reset too. */
const isBrokenOff = ({ code, message }: Partial<FastifyError>) => code === 'ECONNRESET' && message === 'aborted';

/** The process, or the machine, has as many files open as it may: a moment later it has fewer. */
const isFull = ({ code }: Partial<FastifyError>) => code === 'EMFILE' || code === 'ENFILE';

/** Any error as the problem that it is answered with. */
export function problemOf(error: Error): Problem {
  if (error instanceof Problem) return error;
  if (isBrokenOff(error)) return new Problem(408, 'http_408');
  if (isFull(error as FastifyError)) return unavailable();
  return databaseProblem(error) ?? httpProblem(error as FastifyError);
}

/** Fastify's own refusals (415, 413, malformed JSON) keep their status; anything unforeseen is a 500. */
function httpProblem(error: FastifyError): Problem {
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? new Problem(status, `http_${status}`) : new Problem(500, 'internal');
}

/** What Node could not parse as a request (a malformed or endless header) is answered on the bare socket. */
export function answerUnread({ code }: Pick<ConnectionError, 'code'>, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[code as string] ?? 400;
  const text = JSON.stringify(body(new Problem(status, `http_${status}`), undefined, defaultLocale));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(text)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  // Not `end` alone: who sends half a request may never close the other half either.
  socket.write(`${head.join('\r\n')}\r\n\r\n${text}`);
  socket.destroySoon();
}

function body(problem: Problem, entity: string | undefined, locale: Locale) {
  const { status, code, details } = problem;
  const { errors = {}, refusal, extra } = details;
  const detail = problemSentence(problem, entity, locale);
  return {
    type: `/problems/${refusal?.rule ?? code}`,
    title: say(locale, `problems.titles.${status}`),
    status,
    detail,
    message: detail,
    errors: sentences(errors, entity, locale),
    ...refusal,
    ...extra,
  };
}

/** What a problem says in a person's words. */
export function problemSentence({ code, details }: Problem, entity: string | undefined, locale: Locale): string {
  if (details.refusal) return refusalSentence(details.refusal, entity, locale);
  return say(locale, [`problems.${entity}.${code}`, `problems.${code}`], paramsIn(details.params, locale));
}

/** Why not, in a person's words: the entity's own sentence, else the general one. */
export const refusalSentence = ({ rule, params }: Refusal, entity: string | undefined, locale: Locale): string =>
  say(locale, [`refusals.${entity}.${rule}`, `refusals.${rule}`], paramsIn(params, locale));

/** Parameters that are words themselves (a state, an action, what a table holds) are said in the caller's language. */
const paramsIn = (params: Record<string, unknown> = {}, locale: Locale) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const keys = keysOfWord[name]?.(String(value));
      return [name, keys ? say(locale, keys, { smart_count: 2 }).toLowerCase() : value];
    }),
  );

const keysOfValue = (value: string) => [`values.status.${value}`, `actions.${value}`, value];

/** Where the words of such a parameter stand, by its name. A table of several entities has a word of its own. */
const keysOfWord: Record<string, (value: string) => string[]> = {
  state: keysOfValue,
  action: keysOfValue,
  table: (table) => [`problems.tables.${table}`, `resources.${table}.name`, table],
};
