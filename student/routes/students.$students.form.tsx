import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { type Problem, userOf } from '../api.server.ts';
import { Avatar } from '../components/account/Avatar.tsx';
import { Address, Data, Password, Reading } from '../components/account/profile.tsx';
import type { Handle } from '../components/shell/title.ts';
import { useWords } from '../components/words.tsx';
import '../styles/profile.css';

export const handle: Handle = { title: 'pages.profile' };

/** The guard admits the owner of the page alone. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const saved = new URL(request.url).searchParams.get('saved');
  const { color_scheme, locale } = context;
  return { user: userOf(context), color_scheme, locale, saved, zones: Intl.supportedValuesOf('timeZone') };
}

/** Fields that may be empty: then they are null. */
const optional = ['phone', 'time_zone', 'color_scheme'];

/** Each form of the page sends what it holds. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { form, ...fields } = Object.fromEntries(await request.formData());
  const body = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === '' && optional.includes(name) ? null : value]),
  );
  const answer = await context.api('PUT', '/api/profile', { body });
  // The server renders the new choice on the next request: this one had begun before.
  if (answer.status < 400 && form === 'reading') return redirect('?saved=reading');
  if (answer.status < 400) return { form: String(form), saved: true, message: '', errors: {} };
  const { message, errors } = answer.body as Problem;
  return data({ form: String(form), saved: false, message, errors }, { status: answer.status });
}

export default function Profile() {
  const { user, zones, locale, color_scheme, saved } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const done = useActionData<typeof action>();
  const notice = done ?? (saved ? { form: saved, saved: true, message: '', errors: {} } : undefined);
  const of = (form: string) => (notice?.form === form ? notice : undefined);
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
      <Avatar user={user} />
      <Data user={user} outcome={of('data')} />
      <Reading user={{ ...user, locale, color_scheme }} zones={zones} outcome={of('reading')} />
      <Address user={user} outcome={of('email')} />
      <Password outcome={of('password')} />
    </div>
  );
}
