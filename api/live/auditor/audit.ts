import type { Knex } from 'knex';
import { faults } from './faults.ts';

export type Finding = {
  fault: string;
  /** Of which table the records are. */
  of: 'meetings' | 'registrations';
  records: number[];
};

/** Looks for what must never be among meetings and seats, at one moment. A sound school answers nothing. */
export async function auditSeats(knex: Knex): Promise<Finding[]> {
  return knex.transaction(
    async (trx) => {
      const findings: Finding[] = [];
      for (const [fault, { of, sql }] of Object.entries(faults)) {
        const { rows } = await trx.raw(`select distinct id from (${sql}) found order by id`);
        if (rows.length > 0) findings.push({ fault, of, records: rows.map(({ id }: { id: number }) => id) });
      }
      return findings;
    },
    { readOnly: true, isolationLevel: 'repeatable read' },
  );
}
