import { defineJob } from '../../engine/jobs/jobs.ts';
import { auditSeats } from '../../live/auditor/audit.ts';
import { noteFor } from '../../mail/note.ts';
import seatFaults from '../../notices/seats/seat_faults.ts';

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
    if (admins.length > 0) await noteFor(admins, seatFaults, null, { findings }, trx);
  },
  { crontab: '20 9 * * *' },
);
