import { Component, type ReactNode } from 'react';
import { HttpError } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { ErrorPage } from './ErrorPage.tsx';

interface Caught {
  error: Error | null;
}

/** A page that fails shows the error page; the next page is drawn again. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <Boundary key={key}>{children}</Boundary>;
}

const reloadWindow = 10_000;

class Boundary extends Component<{ children: ReactNode }, Caught> {
  override state: Caught = { error: null };

  static getDerivedStateFromError(error: Error): Caught {
    return { error };
  }

  override componentDidCatch(error: Error): void {
    if (/dynamically imported module|module script failed|preload/i.test(error.message)) reloadOnce();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <ErrorPage status={error instanceof HttpError ? error.status : 500} messages={[error.message]} />;
  }
}

/** A new build has replaced the page's files: it is loaded again, at most once per 10 seconds per path. */
function reloadOnce(): void {
  const key = `reloaded:${location.pathname}`;
  const last = Number(sessionStorage.getItem(key) ?? 0);
  if (Date.now() - last < reloadWindow) return;
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
}
