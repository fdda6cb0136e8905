import type { Context } from '../engine/define.ts';
import { type Agreement, agreementOf, type Pair } from '../placement/agreement.ts';

/** So long a student has learned at a level before it is seen whether it was the right one. */
const trial = '4 weeks';

/** The level of each completed test as the test proposed it, as a coordinator assigned it, and where the student was later. */
const judged = `
  select proposed."order" as proposed, assigned."order" as assigned, later."order" as later, count(*)::int as count
  from leveling_tests t
  join levels proposed on proposed.id = t.proposed_level_id
  join levels assigned on assigned.id = t.level_id
  left join lateral (
    select l."order" from progress_logs g join levels l on l.id = g.to_level_id
    where g.student_id = t.student_id and g.at <= t.assigned_at + :trial::interval
    order by g.at desc, g.id desc limit 1
  ) later on t.assigned_at + :trial::interval <= now()
  where t.status = 'completed'
  group by 1, 2, 3`;

interface Row {
  proposed: number;
  assigned: number;
  later: number | null;
  count: number;
}

interface Compared {
  pairs: Pair[];
  agreement: Agreement | null;
}

/** How the tests' proposals, the coordinators' decisions and the levels after four weeks agree. */
export async function agreement({ trx }: Context): Promise<Record<'test' | 'later', Compared>> {
  const { rows } = await trx.raw<{ rows: Row[] }>(judged, { trial });
  return {
    test: compared(rows.map(({ proposed, assigned, count }) => ({ first: proposed, second: assigned, count }))),
    later: compared(
      rows.flatMap(({ assigned, later, count }) => (later === null ? [] : [{ first: assigned, second: later, count }])),
    ),
  };
}

function compared(each: Pair[]): Compared {
  const alike = Map.groupBy(each, ({ first, second }) => `${first} ${second}`);
  const pairs = [...alike.values()].map((those) => ({
    ...(those[0] as Pair),
    count: those.reduce((sum, { count }) => sum + count, 0),
  }));
  return { pairs, agreement: agreementOf(pairs) };
}
