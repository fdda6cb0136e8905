import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isMissingChunk, mayReload } from '#schemas/browser/reload.ts';
import { failureIn } from '../providers/http.ts';
import { ErrorPage } from './ErrorPage.tsx';

interface Caught {
  error: Error | null;
}

/** A page that fails shows the error page; the next page renders anew. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <Boundary key={key}>{children}</Boundary>;
}

class Boundary extends Component<{ children: ReactNode }, Caught> {
  override state: Caught = { error: null };

  static getDerivedStateFromError(error: Error): Caught {
    return { error };
  }

  override componentDidCatch(error: Error): void {
    if (isMissingChunk(error) && mayReload(location.pathname, Date.now(), sessionStorage)) location.reload();
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? <ErrorPage {...failureIn(error)} /> : this.props.children;
  }
}
