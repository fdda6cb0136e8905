import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { FailureAlert } from '../../layout/FailureAlert.tsx';

/** An error is shown in place of the content, not in a notice. */
export const shownInPlace = { onError: () => undefined } as object;

/** A list that could not be read says why and offers to try again; what was read before stays, rows and pages. */
export function ListProblem({ children }: { children: ReactNode }) {
  const { error, data, isFetching, refetch } = useListContext();
  if (!error) return children;
  return (
    <>
      <FailureAlert error={error} onAgain={refetch} isBusy={isFetching} />
      {data && children}
    </>
  );
}
