import { Component, Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isMissingChunk, mayReload } from '#schemas/browser/reload.ts';
import { failureIn } from '../providers/http.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

interface BoundaryProps {
  /** Where the reader is: another place is tried anew. */
  place: string;
  children: ReactNode;
}

interface Caught {
  place: string;
  error: Error | null;
  /** A page that is about to be loaded again shows no error before. */
  isShown: boolean;
}

/** The part of an address that is a page: what narrows it, and the tabs of a record, leave what is written in it where it is. */
const pageOf = (pathname: string): string => /^\/[a-z_]+\/\d+/.exec(pathname)?.[0] ?? pathname;

/** A page that fails shows the error page; the next page renders anew. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { key, pathname } = useLocation();
  return (
    <Boundary place={key}>
      <Fragment key={pageOf(pathname)}>{children}</Fragment>
    </Boundary>
  );
}

class Boundary extends Component<BoundaryProps, Caught> {
  override state: Caught = { place: this.props.place, error: null, isShown: false };

  static getDerivedStateFromError(error: Error): Partial<Caught> {
    return { error, isShown: !isMissingChunk(error) };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: Caught): Partial<Caught> | null {
    return place === state.place ? null : { place, error: null, isShown: false };
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
