import { Alert, Snackbar } from '@mui/material';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';
import { readingTime } from './reading_time.ts';

export const isError = ({ type }: NotificationPayload) => type === 'error';

/** They go after they could be read, not while somebody is at them; by Escape all, by its button each. */
export function Failures() {
  const translate = useTranslate();
  const { notifications, setNotifications } = useNotificationContext();
  const wordsOf = ({ message, notificationOptions }: NotificationPayload) =>
    typeof message === 'string' ? translate(message, notificationOptions?.messageArgs) : message;
  // The same notice is not shown twice.
  const wordsByMessage = new Map(notifications.filter(isError).map((one) => [one.message, wordsOf(one)]));
  if (wordsByMessage.size === 0) return null;
  const close = (closed: (one: NotificationPayload) => boolean) =>
    setNotifications((now) => now.filter((one) => !(isError(one) && closed(one))));
  return (
    <Snackbar
      open
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      autoHideDuration={readingTime([...wordsByMessage.values()].join(' '))}
      onClose={(_, why) => why !== 'clickaway' && close(() => true)}
      sx={{ maxWidth: 720, display: 'grid', gap: 1 }}
    >
      <div>
        {[...wordsByMessage].map(([message, words]) => (
          <Alert
            key={String(message)}
            severity="error"
            variant="filled"
            closeText={translate('ra.action.close')}
            onClose={() => close((one) => one.message === message)}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {words}
          </Alert>
        ))}
      </div>
    </Snackbar>
  );
}
