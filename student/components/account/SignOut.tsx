import { Form, useRouteLoaderData } from '@remix-run/react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { loginPage, logoutCall, roleIn } from '#schemas/accounts/session.ts';
import { announceLogout } from '#schemas/browser/session.ts';
import { type Failure, failureOf } from '#schemas/help/failure.ts';
import { sendAnswers } from '../../forms/taking/answers.ts';
import { clearStored } from '../../forms/taking/stored_answers.ts';
import type { readerOf } from '../../server/reader.server.ts';
import { dropDrafts } from '../help/drafts.ts';
import { readNothing, readOn } from '../shell/leaving.ts';
import { forgetSounds } from '../sound/remembered.ts';
import { LogoutFailed } from './LogoutFailed.tsx';

interface SignOutProps {
  className: string;
  /** Where the way out leads; by default to the sign-in of the role. */
  to?: string;
  children: ReactNode;
}

/** Signs out. Without script it is a plain form; with it, other tabs are notified, and a refusal is shown in place. */
export function SignOut({ className, to, children }: SignOutProps) {
  const user = useRouteLoaderData<typeof readerOf>('root')?.user;
  const [failed, setFailed] = useState<Failure | null>(null);

  const leave = async (event: FormEvent) => {
    event.preventDefault();
    const role = user?.role.slug ?? roleIn(document.cookie);
    await sendAnswers();
    readNothing();
    const answer = await fetch(logoutCall(role), { method: 'DELETE' }).catch(() => null);
    if (!answer?.ok) {
      readOn();
      setFailed(failureOf(answer?.status ?? 500, await answer?.json().catch(() => null)));
      return;
    }
    // Not before: without a connection nobody is signed out, and the answers stay.
    clearStored();
    dropDrafts();
    forgetSounds();
    announceLogout(window, Date.now());
    // What the page was still reading is refused by now, and would lead to the sign-in with the way back to this page.
    window.stop();
    window.location.assign(to ?? loginPage(role ?? 'student'));
  };

  return (
    <Form method="post" action="/logout" reloadDocument onSubmit={leave}>
      {to ? <input type="hidden" name="to" value={to} /> : null}
      {failed ? <LogoutFailed {...failed} /> : null}
      <button type="submit" className={className}>
        {children}
      </button>
    </Form>
  );
}
