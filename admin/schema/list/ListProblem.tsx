import { Alert, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { problemOf } from '../../providers/http.ts';

/** An error is shown in place of the content, not in a notice. */
export const shownInPlace = { onError: () => undefined } as object;

/** A list that could not be read says why and offers to try again; what was read before stays, rows and pages. */
export function ListProblem({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { error, data, isFetching, refetch } = useListContext();
  if (!error) return children;
  return (
    <>
      <Alert
        severity="error"
        action={
          <Button color="inherit" disabled={isFetching} onClick={() => refetch()}>
            {translate('failure.again')}
          </Button>
        }
      >
        {problemOf(error)?.message ?? translate('admin.notice.offline')}
      </Alert>
      {data && children}
    </>
  );
}
