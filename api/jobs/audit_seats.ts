import { defineJob } from '../engine/jobs/jobs.ts';
import { auditSeats } from '../live/auditor/audit.ts';

/** What is wrong with meetings and seats is told to the administrators each night; of a sound school nothing. */
export default defineJob<object>(
  'audit_seats',
  async (_, { trx }) => {
    const findings = await auditSeats(trx);
    if (findings.length === 0) return;
    const admins = await trx('users')
      .join('roles', 'roles.id', 'users.role_id')
      .where('roles.slug', 'admin')
      .where('users.status', 'active')
      .pluck('users.id');
    const params = JSON.stringify({ findings });
    await trx('notices').insert(admins.map((user_id: number) => ({ user_id, notice: 'seat_faults', params })));
  },
  { crontab: '20 9 * * *' },
);
