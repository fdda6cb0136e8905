/** Why an action may not be done to a row, as data: the sentence is `refusals.<entity>.<rule>`, else `refusals.<rule>`. */
export interface Refusal {
  rule: string;
  params?: Record<string, unknown>;
  possible_at?: string | null;
}

/** A sentence's data: the keyword that failed and its parameters. */
export interface FieldError {
  keyword: string;
  params?: Record<string, unknown>;
}

export interface Details {
  /** Parameters of the sentence. */
  params?: Record<string, unknown>;
  errors?: Record<string, FieldError>;
  headers?: Record<string, string>;
  refusal?: Refusal;
  /** Members that the answer carries beside the standard ones. */
  extra?: Record<string, unknown>;
}

/** An answer of RFC 9457. `code` names its sentence: `problems.<code>` in the words. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Details;

  constructor(status: number, code: string, details: Details = {}) {
    // What a caller is refused is no fault of the server, and finding out where it stands costs more than saying it.
    const { stackTraceLimit } = Error;
    if (status < 500) Error.stackTraceLimit = 0;
    super(code);
    Error.stackTraceLimit = stackTraceLimit;
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export const malformed = (code = 'malformed', params?: Record<string, unknown>) => new Problem(400, code, { params });
export const unauthorized = (code = 'unauthorized') => new Problem(401, code);
export const forbidden = (code = 'forbidden', params?: Record<string, unknown>) => new Problem(403, code, { params });
export const notFound = (code = 'not_found') => new Problem(404, code);
export const conflict = (code: string, params?: Record<string, unknown>) => new Problem(409, code, { params });
export const refusalProblem = (refusal: Refusal, extra?: Details['extra']) =>
  new Problem(409, 'refused', { refusal, params: refusal.params, extra });
export const stale = (current: unknown) => new Problem(412, 'stale', { extra: { current } });
export const invalid = (errors: Record<string, FieldError>, code = codeOf(errors)) =>
  new Problem(422, code, { errors });
export const tooMany = (seconds: number, code = 'too_many') =>
  new Problem(429, code, { params: { seconds }, headers: { 'retry-after': String(seconds) } });
export const unavailable = (code = 'unavailable') => new Problem(503, code, { headers: { 'retry-after': '2' } });

const codeOf = (errors: Record<string, FieldError>) =>
  Object.values(errors).some(({ keyword }) => keyword === 'required') ? 'incomplete' : 'invalid';
