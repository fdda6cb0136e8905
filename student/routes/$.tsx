import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { findPage } from '#schemas/pages.ts';
import { useWords } from '../components/words.tsx';

/** An address that no page has, or a page that the guard knows and whose content is still to come. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const found = context.not_found ? null : findPage(new URL(request.url).pathname);
  if (!found) throw data(null, { status: 404 });
  return { title: found.page.title };
}

export default function Prepared() {
  const { t } = useWords();
  const { title } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <h1>{t(title)}</h1>
      <p>{t('shell.prepared')}</p>
    </div>
  );
}
