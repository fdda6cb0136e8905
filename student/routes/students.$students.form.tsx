import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useMemo } from 'react';
import { switchesOf } from '#schemas/desk/notice_kinds.ts';
import { userOf } from '../api.server.ts';
import { Avatar } from '../components/account/Avatar.tsx';
import { CalendarAddress } from '../components/account/CalendarAddress.tsx';
import { Certificates } from '../components/account/Certificates.tsx';
import { NoticeSwitches, SwitchOff } from '../components/account/NoticeSwitches.tsx';
import { OwnData } from '../components/account/OwnData.tsx';
import { Address, Data, Password, Reading } from '../components/account/profile.tsx';
import { Sessions } from '../components/account/Sessions.tsx';
import { Standing } from '../components/account/Standing.tsx';
import { WeeklyGoal } from '../components/account/WeeklyGoal.tsx';
import type { Handle } from '../components/shell/title.ts';
import { MoreWords, useWords } from '../components/words.tsx';
import { ownPlace } from '../server/own_place.server.ts';
import { saveProfileForm } from '../server/profile.server.ts';
import '../styles/profile.css';

export const handle: Handle = { title: 'pages.profile' };

/** The guard admits the owner of the page alone. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { color_scheme, locale } = context;
  const user = userOf(context);
  return {
    user,
    // Until the password is another one nothing else is shown.
    place: user.must_change_password ? null : await ownPlace(user, context),
    // Who is logged in as the student takes nothing away.
    isSelf: !context.banner,
    color_scheme,
    locale,
    saved: searchParams.get('saved'),
    unwanted: switchesOf('student').find(({ kind }) => kind === searchParams.get('unwanted'))?.kind,
    zones: Intl.supportedValuesOf('timeZone'),
  };
}

/** Each form of the page sends what it holds. */
export const action = ({ request, context }: ActionFunctionArgs) => saveProfileForm(request, context);

export default function Profile() {
  const { user, isSelf, zones, locale, color_scheme, saved, unwanted, place } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const answer = useActionData<typeof action>();
  const notice = useMemo(
    () => answer ?? (saved ? { form: saved, saved: true, message: '', errors: {}, values: {} } : undefined),
    [answer, saved],
  );
  const of = (form: string) => (notice?.form === form ? notice : undefined);
  const feedNotice = of('feed');
  const feedMessage = feedNotice?.saved ? (answer?.address ? '' : t('profile.feed.revoked')) : feedNotice?.message;
  if (!place) {
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
      <MoreWords words={place.words}>
        <Standing {...place.standing} />
        <Certificates certificates={place.certificates} />
      </MoreWords>
      <Data user={user} outcome={of('data')} />
      <Reading user={{ ...user, locale, color_scheme }} zones={zones} outcome={of('reading')} />
      {user.current_level ? <WeeklyGoal user={user} outcome={of('goal')} /> : null}
      <NoticeSwitches
        key={[...user.unwanted_letters, '', ...user.unwanted_notices].join()}
        user={user}
        outcome={of('notices')}
      />
      <CalendarAddress feed={place.feed} address={answer?.address} message={feedMessage ?? ''} />
      <Address user={user} outcome={of('email')} />
      <Password outcome={of('password')} />
      <MoreWords words={place.words}>
        <Sessions sessions={place.sessions} />
        {isSelf ? <OwnData /> : null}
      </MoreWords>
    </div>
  );
}
