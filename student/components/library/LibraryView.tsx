import { Form, Link } from '@remix-run/react';
import type { StudentLevel } from '#schemas/types/entities/levels.ts';
import type { StudentResource } from '#schemas/types/entities/resources.ts';
import '../../styles/library.css';
import { Field } from '../Field.tsx';
import { useWords } from '../words.tsx';
import { Chips } from './Chips.tsx';
import { ResourceCard } from './ResourceCard.tsx';

export const kinds = ['audio', 'video', 'document', 'image'];
export const pageSize = 24;

export interface LibraryData {
  /** What is looked for; empty words stand for all. */
  search: { q: string; kind: string; level: string; page: number };
  /** Those that the files can be narrowed to. */
  levels: StudentLevel[];
  resources: StudentResource[];
  /** How many there are on all pages. */
  total: number;
}

/** The files of the course, looked through by words, kind and level. */
export function LibraryView({ search, levels, resources, total }: LibraryData) {
  const { t, pick } = useWords();
  const { q, kind, level } = search;
  return (
    <div className="page library">
      <h1>{t('pages.library')}</h1>
      <p className="lead">{t('library.lead')}</p>
      <Form className="library-search" role="search" key={JSON.stringify(search)}>
        <Field name="q" type="search" label={t('library.search')} defaultValue={q} maxLength={100} />
        {kind ? <input type="hidden" name="kind" value={kind} /> : null}
        {level ? <input type="hidden" name="level" value={level} /> : null}
        <button type="submit" className="button">
          {t('library.find')}
        </button>
      </Form>
      <Chips
        search={search}
        name="kind"
        label={t('library.kind')}
        choices={kinds.map((value) => ({ value, label: t(`library.kinds.${value}`) }))}
      />
      {levels.length > 0 ? (
        <Chips
          search={search}
          name="level"
          label={t('library.level')}
          choices={levels.map((one) => ({ value: String(one.id), label: pick(one, 'name') }))}
        />
      ) : null}
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
      <Pages search={search} last={Math.ceil(total / pageSize)} />
    </div>
  );
}

function Pages({ search: { page, ...search }, last }: { search: LibraryData['search']; last: number }) {
  const { t } = useWords();
  const at = (to: number) => `?${new URLSearchParams({ ...search, page: String(to) })}`;
  if (last < 2) return null;
  return (
    <nav className="actions" aria-label={t('library.pages')}>
      {page > 1 ? <Link to={at(page - 1)}>{t('library.previous')}</Link> : null}
      <span>{t('library.page', { page, last })}</span>
      {page < last ? <Link to={at(page + 1)}>{t('library.following')}</Link> : null}
    </nav>
  );
}
