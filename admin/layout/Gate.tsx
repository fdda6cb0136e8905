import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { guard } from '#schemas/guard.ts';
import { useSchool } from '../school.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

/** Asks the table of pages at each navigation, as the server does for each document. */
export function Gate({ children }: { children: ReactNode }) {
  const { user } = useSchool();
  // The router's place is react-admin's; the table knows the browser's.
  useLocation();
  const verdict = guard(user, window.location.pathname);
  const elsewhere = 'redirect' in verdict || ('allow' in verdict && verdict.allow.app === 'student');
  useEffect(() => {
    // The server says where: a page of the student site is another document, a page that is refused leads home.
    if (elsewhere) window.location.replace('redirect' in verdict ? verdict.redirect : window.location.href);
  });
  if (elsewhere) return <PageSkeleton />;
  return 'notFound' in verdict ? <ErrorPage status={404} messages={[]} /> : children;
}
