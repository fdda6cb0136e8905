import { VideoProblem, type VideoProblemCode } from '../problem.ts';
import { retryAtOf } from './patience.ts';
import type { HttpAnswer } from './request.ts';

interface Line {
  /** Each that is given has to hold. */
  status?: number;
  code?: number;
  says?: RegExp;
  problem: VideoProblemCode;
  isFinal?: true;
}

/** What Zoom's refusals mean here, the first that fits. Its `code` is its own, not that of HTTP. */
const refusals: Line[] = [
  { status: 429, says: /daily rate limit/i, problem: 'daily_limit' },
  { status: 429, problem: 'busy' },
  { code: 124, problem: 'credentials' },
  { code: 4711, problem: 'not_allowed' },
  { code: 200, problem: 'not_allowed' },
  { code: 1001, problem: 'licence_unknown', isFinal: true },
  { code: 1010, problem: 'licence_elsewhere', isFinal: true },
  { code: 1120, problem: 'licence_unusable', isFinal: true },
  { code: 3161, problem: 'licence_unusable', isFinal: true },
  { code: 3000, problem: 'not_allowed' },
  { code: 3001, problem: 'gone', isFinal: true },
  { code: 3002, problem: 'in_progress' },
  { code: 3003, problem: 'not_allowed' },
  { code: 300, problem: 'invalid', isFinal: true },
  { status: 401, problem: 'credentials' },
  { status: 403, problem: 'not_allowed' },
  { status: 409, problem: 'busy' },
];

/** An answer that is not what was asked for, as a problem of ours. */
export function problemIn({ status, headers, body }: HttpAnswer): VideoProblem {
  const message = String(body.message ?? '');
  const line = refusals.find(
    (one) =>
      (one.status === undefined || one.status === status) &&
      (one.code === undefined || one.code === body.code) &&
      (one.says === undefined || one.says.test(message)),
  );
  const code = line?.problem ?? (status >= 500 ? 'unreachable' : 'unexpected');
  return new VideoProblem(code, {
    isFinal: line?.isFinal,
    retryAt: retryAtOf(code, headers, new Date()),
    trackingId: headers.get('x-zm-trackingid'),
  });
}
