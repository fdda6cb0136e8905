import { useRouteLoaderData } from '@remix-run/react';
import type { readerOf } from '../../server/reader.server.ts';
import { useWords } from '../words.tsx';

/** Where the school is asked for help: {email} and {phone} of its settings, whichever are set. */
export function Support() {
  const { t } = useWords();
  const { email, phone } = useRouteLoaderData<typeof readerOf>('root')?.support ?? {};
  if (!email && !phone) return null;
  return (
    <div className="support">
      <span>{t('support.title')}</span>
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      {phone ? <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a> : null}
    </div>
  );
}
