import { Alert, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';

/** A list that could not be read says why and offers to try again. */
export function ListProblem({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { error, refetch } = useListContext();
  if (!error) return children;
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={() => refetch()}>
          {translate('failure.again')}
        </Button>
      }
    >
      {(error as Error).message}
    </Alert>
  );
}
