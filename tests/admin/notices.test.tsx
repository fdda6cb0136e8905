import polyglotI18nProvider from 'ra-i18n-polyglot';
import { I18nContext, NotificationContext, type NotificationPayload, type TranslationMessages } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Notices } from '#admin/layout/Notices.tsx';
import { readingTime } from '#admin/layout/reading_time.ts';
import es from '#schemas/locales/es/admin.json' with { type: 'json' };

const words = polyglotI18nProvider(() => es as unknown as TranslationMessages, 'es', [], { allowMissing: true });
const nothing = () => undefined;

/** What is seen at once of what waits to be said. */
const seen = (notifications: NotificationPayload[]) =>
  renderToStaticMarkup(
    <I18nContext.Provider value={words}>
      <NotificationContext.Provider
        value={{
          notifications,
          addNotification: nothing,
          takeNotification: nothing,
          resetNotifications: nothing,
          setNotifications: nothing,
        }}
      >
        <Notices />
      </NotificationContext.Provider>
    </I18nContext.Provider>,
  ).replace(/<style[\s\S]*?<\/style>/g, '');

test('An error is shown at once, whatever waits before it, once each, with a button that closes it', () => {
  const done = ['Uno', 'Dos'].map((message): NotificationPayload => ({ message, type: 'success' }));
  const error: NotificationPayload = { message: 'Error al guardar', type: 'error' };
  const html = seen([...done, error, { ...error }, { message: 'Error al borrar', type: 'error' }]);
  expect(html.match(/Error al \w+/g)).toEqual(['Error al guardar', 'Error al borrar']);
  expect(html.match(/aria-label="Cerrar"/g)).toHaveLength(2);
  expect(html.match(/role="alert"/g)).toHaveLength(2);
  expect(seen(done)).toBe('');
});

test('An error stays as long as it takes to read it', () => {
  expect(readingTime('Corto')).toBe(8000);
  expect(readingTime('x'.repeat(300))).toBe(22_000);
});
