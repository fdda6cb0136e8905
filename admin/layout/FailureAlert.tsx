import { Alert, Button, type SxProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useReason } from './useReason.ts';

interface FailureAlertProps {
  error: unknown;
  /** Tries once more, where that may help. */
  onAgain?: () => unknown;
  isBusy?: boolean;
  sx?: SxProps;
}

/** What could not be read or done says why where its result would stand. Nothing while there is no error. */
export function FailureAlert({ error, onAgain, isBusy = false, sx }: FailureAlertProps) {
  const translate = useTranslate();
  const reasonOf = useReason();
  if (!error) return null;
  const again = onAgain && (
    <Button color="inherit" disabled={isBusy} onClick={() => onAgain()}>
      {translate('failure.again')}
    </Button>
  );
  return (
    <Alert severity="error" action={again} sx={sx}>
      {reasonOf(error)}
    </Alert>
  );
}
