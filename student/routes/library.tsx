import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';
import { api, type Problem } from '../api.server.ts';
import { Field } from '../components/Field.tsx';
import { ResourceCard } from '../components/ResourceCard.tsx';
import { Select } from '../components/Select.tsx';
import type { Handle } from '../components/title.ts';
import { useWords } from '../components/words.tsx';
import type { Level, Resource } from '../entities.ts';
import '../styles/library.css';

const kinds = ['audio', 'video', 'document', 'image'];
const size = 24;

/** What is looked for stands in the address; what nobody can look for is left out. */
function askedIn(request: Request) {
  const search = new URL(request.url).searchParams;
  const q = (search.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 100);
  const kind = kinds.find((one) => one === search.get('kind')) ?? '';
  const level = /^[1-9]\d{0,8}$/.test(search.get('level') ?? '') ? String(search.get('level')) : '';
  const page = Math.min(Math.max(Number.parseInt(search.get('page') ?? '1', 10) || 1, 1), 1000);
  return { q, kind, level, page };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = askedIn(request);
  const { list, ask } = api(context);
  const filter = JSON.stringify({
    cover: false,
    // A photo and what was recorded are no material.
    owner_id: null,
    ...(asked.q ? { q: asked.q } : {}),
    ...(asked.kind ? { kind: asked.kind } : {}),
    ...(asked.level ? { level_id: Number(asked.level) } : {}),
  });
  const first = (asked.page - 1) * size;
  const query = new URLSearchParams({ filter, sort: '["name","ASC"]', range: `[${first},${first + size - 1}]` });
  const [levels, answer] = await Promise.all([
    list<Level>('levels', {}, 'order'),
    ask('GET', `/api/resources?${query}`, {}),
  ]);
  if (answer.status >= 400) throw data(answer.body as Problem, { status: answer.status });
  const total = Number(String(answer.headers['content-range']).split('/')[1] ?? 0);
  const open = levels.filter(({ state }) => state !== 'locked');
  return { asked, levels: open, resources: answer.body as Resource[], total };
}

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: Handle = { title: 'pages.library' };

export default function Library() {
  const { asked, levels, resources, total } = useLoaderData<typeof loader>() as unknown as Data;
  const { t, pick } = useWords();
  const all = { value: '', label: t('library.all') };
  return (
    <div className="page library">
      <h1>{t('pages.library')}</h1>
      <p className="lead">{t('library.lead')}</p>
      <Form className="library-search" role="search" key={JSON.stringify(asked)}>
        <Field name="q" type="search" label={t('library.search')} defaultValue={asked.q} maxLength={100} />
        <Select
          name="kind"
          label={t('library.kind')}
          chosen={asked.kind}
          choices={[all, ...kinds.map((value) => ({ value, label: t(`library.kinds.${value}`) }))]}
        />
        {levels.length > 0 ? (
          <Select
            name="level"
            label={t('library.level')}
            chosen={asked.level}
            choices={[all, ...levels.map((level) => ({ value: String(level.id), label: pick(level, 'name') }))]}
          />
        ) : null}
        <button type="submit" className="button">
          {t('library.find')}
        </button>
      </Form>
      <p className="library-count" role="status">
        {total === 0 ? t('library.none') : t('library.count', { smart_count: total })}
      </p>
      <ul className="cards">
        {resources.map((resource) => (
          <ResourceCard
            key={resource.id}
            resource={resource}
            level={levels.find(({ id }) => id === resource.level_id)}
          />
        ))}
      </ul>
      <Pages asked={asked} last={Math.ceil(total / size)} />
    </div>
  );
}

function Pages({ asked: { page, ...asked }, last }: { asked: Data['asked']; last: number }) {
  const { t } = useWords();
  const at = (to: number) => `?${new URLSearchParams({ ...asked, page: String(to) })}`;
  if (last < 2) return null;
  return (
    <nav className="actions" aria-label={t('library.pages')}>
      {page > 1 ? <Link to={at(page - 1)}>{t('library.previous')}</Link> : null}
      <span>{t('library.page', { page, last })}</span>
      {page < last ? <Link to={at(page + 1)}>{t('library.following')}</Link> : null}
    </nav>
  );
}
