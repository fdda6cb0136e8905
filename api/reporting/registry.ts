import { notFound } from '../engine/errors.ts';
import { readDefinitions } from '../engine/folder.ts';
import type { Report } from './define.ts';

let read: Promise<Map<string, Report>> | undefined;

/** The reports of `api/reports`, by the names of their files. */
export const reports = (): Promise<Map<string, Report>> => {
  read ??= readDefinitions<'report', Report>('reports', 'report');
  return read;
};

/** How a report is called in addresses: as the specification writes it. */
export const slugOf = ({ report }: Pick<Report, 'report'>): string => report.replaceAll('_', '-');

/** @throws Problem 404 */
export async function findReport(slug: string): Promise<Report> {
  const found = (await reports()).get(slug.replaceAll('-', '_'));
  if (!found || slugOf(found) !== slug) throw notFound();
  return found;
}
