import type { LevelingTestQueries } from '#schemas/types/entities/leveling_tests.ts';
import type { Context } from '../engine/define.ts';
import { agreementOf } from '../placement/agreement.ts';
import { estimateOf, nearOf } from '../placement/estimate.ts';
import { fitOf } from '../placement/odd.ts';
import { posteriorOf } from '../placement/posterior.ts';
import { type Test, widthOf } from '../placement/width.ts';
import { takenTests } from './taken_tests.ts';

/** How long a student learns at the assigned level before it is compared. */
const trial = '4 weeks';

/** The number of first tests from which the distance between levels is estimated. */
const first = 500;

/**
 * The level of each completed test as the test proposed it, as a coordinator assigned it, and where the student was later:
 * a student who began and submitted nothing meanwhile, and was in no class, is left out.
 */
const assignedTests = `
  select proposed."order" as proposed, assigned."order" as assigned, later."order" as later, count(*)::int as count,
    sum(t.near)::float8 as claimed
  from leveling_tests t
  join levels proposed on proposed.id = t.proposed_level_id
  join levels assigned on assigned.id = t.level_id
  left join lateral (
    select l."order" from progress_logs g join levels l on l.id = g.to_level_id
    where g.student_id = t.student_id and g.at <= t.assigned_at + :trial::interval
    order by g.at desc, g.id desc limit 1
  ) later on t.assigned_at + :trial::interval <= now() and (exists (
    select from attempts a where a.student_id = t.student_id and a.id is distinct from t.attempt_id
      and coalesce(a.submitted_at, a.started_at) >= t.assigned_at and a.started_at <= t.assigned_at + :trial::interval)
    or exists (
    select from registrations r where r.student_id = t.student_id and r.status = 'completed'
      and r.starts_at between t.assigned_at and t.assigned_at + :trial::interval))
  where t.status = 'completed'
  group by 1, 2, 3`;

interface Row {
  proposed: number;
  assigned: number;
  later: number | null;
  count: number;
  claimed: number | null;
}

type Agreements = LevelingTestQueries['agreement']['result'];

/** Two judgements beside each other, and the share that the tests themselves expected to lie within one level (`claimed`). */
type Agreement = Agreements['test'];

/**
 * How well answers fit what the test assumes of them. `mean` is of the tests' fits: 0 where they answer as the model says, below
 * it where less regularly. `claimed` is the share within one level that tests claim, `tenable` the one that they may claim if
 * levels are as far apart as it seems.
 */
type Fit = NonNullable<Agreements['fit']>;

/** How the tests' proposals, the coordinators' decisions and the levels after four weeks agree; and how the answers fit. */
export async function agreement(ctx: Context): Promise<Agreements> {
  const { rows } = await ctx.trx.raw<{ rows: Row[] }>(assignedTests, { trial });
  const settledRows = rows.filter(({ later }) => later !== null);
  return {
    test: compareRows(rows, ({ proposed, assigned }) => [proposed, assigned]),
    later: compareRows(settledRows, ({ assigned, later }) => [assigned, later as number]),
    fit: fitting(await takenTests({ from: 'first', most: first }, ctx)),
  };
}

function compareRows(rows: Row[], judge: (row: Row) => [number, number]): Agreement {
  const alike = Map.groupBy(rows, (row) => judge(row).join(' '));
  const pairs = [...alike.values()].map((group) => {
    const [one, other] = judge(group[0] as Row);
    return { first: one, second: other, count: group.reduce((sum, { count }) => sum + count, 0) };
  });
  const known = rows.filter(({ claimed }) => claimed !== null);
  const of = known.reduce((sum, { count }) => sum + count, 0);
  const claimed = known.reduce((sum, row) => sum + (row.claimed as number), 0);
  return { pairs, agreement: agreementOf(pairs), claimed: of > 0 ? claimed / of : null };
}

function fitting(tests: Test[]): Fit | null {
  const width = widthOf(tests);
  if (!width) return null;
  const found = tests.map(({ prior, responses }) => {
    const { level, near } = estimateOf(posteriorOf(prior, responses));
    const tenable = nearOf(posteriorOf(prior, responses, width.apart), level);
    return { claimed: near, tenable, fit: fitOf(responses, level) };
  });
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const fits = found.flatMap(({ fit }) => fit ?? []);
  return {
    mean: fits.length > 0 ? mean(fits) : 0,
    width,
    claimed: mean(found.map(({ claimed }) => claimed)),
    tenable: mean(found.map(({ tenable }) => tenable)),
  };
}
