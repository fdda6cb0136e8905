import type { Knex } from 'knex';
import { readCertificateCode } from '#schemas/course/certificate_code.ts';
import type { CertificateSheet } from '#schemas/types/fragments/certificate_sheet.ts';
import type { ActionOf, Context, RowOf } from '../engine/define.ts';
import { requireRow } from '../engine/require_row.ts';

/**
 * Certifies that students have passed a level, in the transaction that passes it. Each has one of a level: who passes it
 * again keeps it, and one that a person has revoked stays revoked.
 */
export const issueCertificates = (students: number[], level: number, { trx, now }: Context) =>
  trx.raw(
    `insert into certificates (code, student_id, level_id, issued_at)
      select new_certificate_code(), student, :level, :at from unnest(:students::int[]) student
      on conflict (student_id, level_id) do nothing`,
    { students, level, at: now.toISOString() } as never,
  );

/** What certificates say, in the order of their levels. The day is that of the school's calendar. */
const sheets = ({ trx }: Context): Knex.QueryBuilder<RowOf<'certificates'>, CertificateSheet[]> =>
  trx('certificates as c')
    .join('users as u', 'u.id', 'c.student_id')
    .join('levels as l', 'l.id', 'c.level_id')
    .joinRaw('cross join settings s')
    .orderBy('l.order')
    .select(
      'c.id',
      'c.code',
      'c.status',
      'c.student_id',
      'c.revoked_at',
      trx.raw(`concat_ws(' ', u.first_name, u.name) as student`),
      trx.raw(`json_build_object('id', l.id, 'order', l."order", 'name', l.name, 'english_name', l.english_name,
        'cefr', l.cefr) as level`),
      trx.raw(`(c.issued_at at time zone s.school_time_zone)::date::text as day`),
    );

/** What one certificate says. */
export const sheetOf = async ({ id }: { id: number }, _params: unknown, ctx: Context) =>
  requireRow((await sheets(ctx).where('c.id', id))[0]);

/** The certificates of the student who asks; a revoked one certifies nothing. */
export const certificatesOfCaller = (_row: unknown, _params: unknown, ctx: Context) =>
  sheets(ctx).where('c.student_id', ctx.caller.id).where('c.status', 'issued');

/** Whether a code that somebody shows is a certificate's, and what it says. */
export async function verifyCertificate(_row: unknown, { code }: { code: string }, ctx: Context) {
  const written = readCertificateCode(code);
  const [certificate = null] = written ? await sheets(ctx).where('c.code', written) : [];
  return { certificate };
}

interface Plan {
  changes: Pick<RowOf<'certificates'>, 'revoked_at' | 'reason'>;
}

/** A pass that should not count: whoever looks the code up from now on reads that it was revoked. */
export const revokeCertificate: ActionOf<'certificates', 'revoke', Plan> = {
  plan: (_row, input, { now }) => input && { changes: { revoked_at: now.toISOString(), reason: input.reason } },
};

export const reissueCertificate: ActionOf<'certificates', 'reissue', Plan> = {
  plan: () => ({ changes: { revoked_at: null, reason: null } }),
};
