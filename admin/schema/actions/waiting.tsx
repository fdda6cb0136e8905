import { Skeleton } from '@mui/material';
import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';
import { FailureAlert } from '../../layout/FailureAlert.tsx';

/** A dialog is told whether it still waits for what an action would do: nobody confirms what is not said yet. */
const context = createContext<(isWaiting: boolean) => void>(() => undefined);
export const WaitingProvider = context.Provider;

interface AnswerProps<Data> {
  /** What was asked, as a query answers it. */
  of: { data: Data | undefined; error: unknown; isLoading: boolean };
  /** Whether what is known by now forbids the action. */
  forbids?: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

/** What an action would do, once it is known; until then its dialog waits, and says why where it never will be. */
export function Answer<Data>({ of: { data, error, isLoading }, forbids, children }: AnswerProps<Data>) {
  const wait = useContext(context);
  const isHeld = data === undefined ? isLoading : Boolean(forbids?.(data));
  // Before anybody sees the dialog: its button is never there to be pressed and then taken away.
  useLayoutEffect(() => {
    wait(isHeld);
    return () => wait(false);
  }, [wait, isHeld]);
  if (data !== undefined) return <>{children(data)}</>;
  if (error) return <FailureAlert error={error} />;
  return isLoading ? <Skeleton variant="rounded" height={48} /> : null;
}
