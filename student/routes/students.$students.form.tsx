import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { switchesOf } from '#schemas/desk/notice_kinds.ts';
import type { StudentFeed } from '#schemas/types/entities/feeds.ts';
import { api, userOf } from '../api.server.ts';
import { Avatar } from '../components/account/Avatar.tsx';
import { CalendarAddress } from '../components/account/CalendarAddress.tsx';
import { NoticeSwitches, SwitchOff } from '../components/account/NoticeSwitches.tsx';
import { Address, Data, Password, Reading } from '../components/account/profile.tsx';
import type { Handle } from '../components/shell/title.ts';
import { useWords } from '../components/words.tsx';
import { saveProfileForm } from '../server/profile.server.ts';
import '../styles/profile.css';

export const handle: Handle = { title: 'pages.profile' };

/** The guard admits the owner of the page alone. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { color_scheme, locale } = context;
  const feeds = await api(context).get<StudentFeed[]>('/api/feeds?filter={"status":"active"}');
  return {
    user: userOf(context),
    color_scheme,
    locale,
    saved: searchParams.get('saved'),
    unwanted: switchesOf('student').find(({ kind }) => kind === searchParams.get('unwanted'))?.kind,
    feed: feeds.find(({ staff_id, level_id }) => !staff_id && !level_id),
    zones: Intl.supportedValuesOf('timeZone'),
  };
}

/** Each form of the page sends what it holds. */
export const action = ({ request, context }: ActionFunctionArgs) => saveProfileForm(request, context);

export default function Profile() {
  const { user, zones, locale, color_scheme, saved, unwanted, feed } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const done = useActionData<typeof action>();
  const notice = done ?? (saved ? { form: saved, saved: true, message: '', errors: {} } : undefined);
  const of = (form: string) => (notice?.form === form ? notice : undefined);
  const feedNotice = of('feed');
  const feedMessage = feedNotice?.saved ? (done?.address ? '' : t('profile.feed.revoked')) : feedNotice?.message;
  if (user.must_change_password) {
    return (
      <div className="page">
        <h1>{t('profile.change_password')}</h1>
        <p className="notice">{t('profile.must_change')}</p>
        <Password outcome={of('password')} />
      </div>
    );
  }
  return (
    <div className="page profile">
      <h1>{user.name}</h1>
      {unwanted ? <SwitchOff user={user} kind={unwanted} outcome={of('unwanted')} /> : null}
      <Avatar user={user} />
      <Data user={user} outcome={of('data')} />
      <Reading user={{ ...user, locale, color_scheme }} zones={zones} outcome={of('reading')} />
      <NoticeSwitches
        key={[...user.unwanted_letters, '', ...user.unwanted_notices].join()}
        user={user}
        outcome={of('notices')}
      />
      <CalendarAddress feed={feed} address={done?.address} message={feedMessage ?? ''} />
      <Address user={user} outcome={of('email')} />
      <Password outcome={of('password')} />
    </div>
  );
}
