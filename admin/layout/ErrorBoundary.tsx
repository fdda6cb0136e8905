import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isMissingChunk, mayReload } from '#schemas/browser/reload.ts';
import { failureIn } from '../providers/http.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

interface Caught {
  error: Error | null;
  /** A page that is about to be loaded again shows no error before. */
  isShown: boolean;
}

/** A page that fails shows the error page; the next page renders anew. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <Boundary key={key}>{children}</Boundary>;
}

class Boundary extends Component<{ children: ReactNode }, Caught> {
  override state: Caught = { error: null, isShown: false };

  static getDerivedStateFromError(error: Error): Caught {
    return { error, isShown: !isMissingChunk(error) };
  }

  override componentDidCatch(error: Error): void {
    if (!isMissingChunk(error)) return;
    if (mayReload(location.pathname, Date.now(), sessionStorage)) location.reload();
    else this.setState({ isShown: true });
  }

  override render(): ReactNode {
    const { error, isShown } = this.state;
    if (!error) return this.props.children;
    return isShown ? <ErrorPage {...failureIn(error)} /> : <PageSkeleton />;
  }
}
