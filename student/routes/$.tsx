import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { findPage } from '#schemas/pages.ts';
import { userOf } from '../api.server.ts';
import type { Handle } from '../components/shell/title.ts';
import { useWords } from '../components/words.tsx';
import { menuOf } from '../menu.ts';

/** An address that no page has, or a page that the guard knows and whose content is still to come. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const found = context.not_found ? null : findPage(pathname);
  if (!found) throw data(null, { status: 404 });
  const user = userOf(context);
  const [back] = menuOf(user, context.built).filter(({ to }) => to !== pathname);
  return { title: found.page.title, isStaff: user.role.slug !== 'student', back };
}

type Data = ReturnType<typeof loader>;

export const handle: Handle<Data> = { title: ({ title }, { t }) => t(title) };

/** What the page will be, and the way back. */
export default function Prepared() {
  const { t } = useWords();
  const { title, isStaff, back } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <h1>{t(title)}</h1>
      <p className="lead">{t(title.replace(/^pages/, 'prepared'))}</p>
      <p className="notice">{t('prepared.not_yet')}</p>
      {back ? (
        <p className="actions">
          <Link className="button" to={back.to} reloadDocument={isStaff}>
            {t('prepared.back', { page: t(findPage(back.to)?.page.title ?? back.title) })}
          </Link>
        </p>
      ) : null}
    </div>
  );
}
