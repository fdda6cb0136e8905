import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { profileOf } from '#schemas/guard.ts';
import { api, userOf } from '../api.server.ts';
import { CertificateView } from '../components/account/CertificateView.tsx';
import type { Handle } from '../components/shell/title.ts';
import { MoreWords } from '../components/words.tsx';
import { accountWords } from '../server/account_words.server.ts';

/** Whose certificate it is may see it, and whoever may look codes up. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const user = userOf(context);
  const certificate = await api(context).query('certificates', params.certificate, 'sheet');
  const isOwn = user.role.slug === 'student';
  return {
    certificate,
    isOwn,
    zone: user.school_time_zone,
    back: isOwn ? profileOf(user) : `/certificates/${certificate.id}/show`,
    words: accountWords(context.locale),
  };
}

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: Handle<Data> = {
  layout: 'none',
  title: ({ certificate }, { t, pick }) => `${t('pages.certificate')}: ${pick(certificate.level, 'name')}`,
};

export default function CertificatePage() {
  const { words, ...shown } = useLoaderData<Data>();
  return (
    <MoreWords words={words}>
      <CertificateView {...shown} />
    </MoreWords>
  );
}
