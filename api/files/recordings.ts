import type { ResourceQueries } from '#schemas/types/entities/resources.ts';
import type { Context } from '../engine/define.ts';
import { malformed } from '../engine/errors.ts';
import { largestPage } from '../engine/lists/query.ts';

type Recordings = ResourceQueries['recordings'];

/**
 * The school's recordings whose words are written down, in the order of the course, so that people record one by one
 * what a machine still speaks.
 * @returns a page of those of one voice, and how many there are of each
 * @throws Problem 400 for more rows at once than a page holds
 */
export async function listRecordings(
  { voice = 'machine', first = 0, last = 24 }: Recordings['params'],
  { trx }: Context,
): Promise<Recordings['result']> {
  if (last < first || last - first >= largestPage) throw malformed('malformed_range', { largest: largestPage });
  const spokenResources = trx('resources')
    .where({ owner_id: null, kind: 'audio', status: 'active' })
    .whereNot('transcript', '');
  const countsByVoice: { machine_voice: boolean; count: string }[] = await spokenResources
    .clone()
    .groupBy('machine_voice')
    .select('machine_voice')
    .count();
  const countOf = (isMachine: boolean) =>
    Number(countsByVoice.find(({ machine_voice }) => machine_voice === isMachine)?.count ?? 0);
  const counts = { machine: countOf(true), person: countOf(false) };
  const rows = await spokenResources
    .where({ machine_voice: voice === 'machine' })
    .select('id', 'name', 'english_name', 'transcript', 'duration', 'version')
    .orderBy(['file_name', 'id'])
    .offset(first)
    .limit(last - first + 1);
  return { total: counts[voice], ...counts, rows: rows as Recordings['result']['rows'] };
}
