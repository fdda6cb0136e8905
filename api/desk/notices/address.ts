import { address, type Params, pages } from '#schemas/pages.ts';
import type { Notice } from '../../mail/notice.ts';

/** As much of a stored notice as says what it is about. */
interface NoticeSubject {
  params: Record<string, unknown>;
  entity: string | null;
  record_id: number | null;
  /** Of its reader. */
  role: string;
}

/** The page of a record that a role may open and its number alone leads to: where it is written, else where it is read. */
function pageOfRecord(entity: string, role: string): string | undefined {
  const own = pages.filter(
    ({ resource, path, roles }) => resource === entity && roles.includes(role) && path.split(':').length === 2,
  );
  return (own.find(({ view }) => view === 'edit') ?? own.find(({ view }) => view === 'show'))?.path;
}

/** Whether some roles open a page, and this one does not. */
const isOfOthers = (page: string, role: string): boolean =>
  pages.some(({ path, roles }) => path === page && roles.length > 0 && !roles.includes(role));

/** Where a notice leads: the one place that knows. Null: nowhere. */
export function addressOf({ page }: Notice, { params, entity, record_id, role }: NoticeSubject): string | null {
  // A page of other roles leads this reader nowhere: the record's own does.
  if (page && !isOfOthers(page, role))
    return address(page, Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])));
  const path = entity && pageOfRecord(entity, role);
  const [name] = path?.match(/(?<=:)\w+/) ?? [];
  return path && name ? address(path, { [name]: String(record_id) } satisfies Params) : null;
}
