import { Form, useLocation, useRouteLoaderData } from '@remix-run/react';
import { locales } from '#schemas/localize.ts';
import type { readerOf } from '../../server/reader.server.ts';
import { useWords } from '../words.tsx';

const schemes = ['system', 'light', 'dark'];

/** Language and colours. Plain forms that reload the page: the server renders both. */
export function Preferences() {
  const { t, locale } = useWords();
  const { pathname, search } = useLocation();
  const scheme = useRouteLoaderData<typeof readerOf>('root')?.color_scheme ?? 'system';
  return (
    <Form method="post" action="/preferences" reloadDocument className="preferences">
      <input type="hidden" name="back" value={pathname + search} />
      <Choice name="locale" values={locales} chosen={locale} label={t('shell.language')} />
      <Choice name="color_scheme" values={schemes} chosen={scheme} label={t('shell.colors')} />
    </Form>
  );
}

function Choice({ name, values, chosen, label }: { name: string; values: string[]; chosen: string; label: string }) {
  const { t } = useWords();
  return (
    <fieldset className="switch">
      <legend>{label}</legend>
      {values.map((value) => (
        <button
          key={value}
          type="submit"
          name={name}
          value={value}
          aria-pressed={value === chosen}
          lang={name === 'locale' ? value : undefined}
        >
          {t(`shell.${name}.${value}`)}
        </button>
      ))}
    </fieldset>
  );
}
