import { data, type LoaderFunctionArgs } from '@remix-run/node';
import type { StudentResource } from '#schemas/types/entities/resources.ts';
import { api, type Problem } from '../api.server.ts';
import { kinds, type LibraryData, pageSize } from '../components/library/LibraryView.tsx';
import { active } from '../preview.ts';

/** The search in the address; parameters that do not exist are left out. */
function readSearch(request: Request) {
  const search = new URL(request.url).searchParams;
  const q = (search.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 100);
  const kind = kinds.find((one) => one === search.get('kind')) ?? '';
  const level = /^[1-9]\d{0,8}$/.test(search.get('level') ?? '') ? String(search.get('level')) : '';
  const page = Math.min(Math.max(Number.parseInt(search.get('page') ?? '1', 10) || 1, 1), 1000);
  return { q, kind, level, page };
}

/**
 * The files of the library that are asked for, one page of them.
 * @param among which files are looked through, for who may see more than a student
 * @throws Response with what the API refused
 */
export async function searchLibrary({ request, context }: LoaderFunctionArgs, among = {}): Promise<LibraryData> {
  const search = readSearch(request);
  const { list, ask } = api(context);
  const filter = JSON.stringify({
    ...among,
    listed: true,
    ...(search.q ? { q: search.q } : {}),
    ...(search.kind ? { kind: search.kind } : {}),
    ...(search.level ? { level_id: Number(search.level) } : {}),
  });
  const first = (search.page - 1) * pageSize;
  const query = new URLSearchParams({ filter, sort: '["name","ASC"]', range: `[${first},${first + pageSize - 1}]` });
  const [levels, answer] = await Promise.all([list('levels', {}, 'order'), ask('GET', `/api/resources?${query}`, {})]);
  if (answer.status >= 400) throw data(answer.body as Problem, { status: answer.status });
  const total = Number(String(answer.headers['content-range']).split('/')[1] ?? 0);
  const open = active(levels).filter(({ state }) => state !== 'locked');
  return { search, levels: open, resources: answer.body as StudentResource[], total };
}
