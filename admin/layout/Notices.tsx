import { Notification, NotificationContext, useNotificationContext } from 'react-admin';
import { Failures, isError } from './Failures.tsx';

/** Errors are shown at once, above all else; other notices come one after the other, each when the last has gone. */
export function Notices() {
  const context = useNotificationContext();
  const { notifications, setNotifications } = context;
  const others = notifications.filter((one) => !isError(one));
  const takeNotification = () => {
    const [first] = others;
    if (first) setNotifications((now) => now.filter((one) => one !== first));
    return first;
  };
  return (
    <>
      <NotificationContext.Provider value={{ ...context, notifications: others, takeNotification }}>
        <Notification />
      </NotificationContext.Provider>
      <Failures />
    </>
  );
}
