import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { loginPage, logoutCall, roleIn } from '#schemas/accounts/session.ts';
import { failureOf } from '#schemas/help/failure.ts';
import type { Problem } from '../api.server.ts';
import { LogoutFailed } from '../components/account/LogoutFailed.tsx';
import { SignOut } from '../components/account/SignOut.tsx';
import type { Handle } from '../components/shell/title.ts';
import { useWords } from '../components/words.tsx';

export const handle: Handle = { layout: 'none', title: 'pages.logout' };

/** Ends the session and leads to the sign-in: of the role, or to that which the form names. */
export async function action({ request, context }: ActionFunctionArgs) {
  const role = context.caller_user?.role.slug ?? roleIn(request.headers.get('cookie') ?? '');
  const form = await request.formData();
  const answer = await context.api('DELETE', logoutCall(role));
  if (answer.status >= 400) return data(failureOf(answer.status, answer.body as Problem), { status: answer.status });
  const headers = { 'Clear-Site-Data': '"cache"' };
  return redirect(form.get('to') === '/login' ? '/login' : loginPage(role ?? 'student'), { headers });
}

export const loader = () => redirect('/');

/** Rendered only without script, when the session could not be ended. */
export default function Logout() {
  const failure = useActionData<typeof action>();
  const { t } = useWords();
  return (
    <main className="page">
      <h1>{t('pages.logout')}</h1>
      {failure ? <LogoutFailed {...failure} /> : null}
      <SignOut className="button">{t('failure.again')}</SignOut>
    </main>
  );
}
