import { Form, useLocation, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { locales } from '#schemas/localize.ts';
import type { readerOf } from '../../server/reader.server.ts';
import { useWords } from '../words.tsx';

const schemes = ['system', 'light', 'dark'];

/** Language and colours. */
export function Preferences() {
  return (
    <>
      <Languages />
      <Colors />
    </>
  );
}

export function Languages() {
  const { t, locale } = useWords();
  return (
    <Reloading>
      <Choice name="locale" values={locales} chosen={locale} label={t('shell.language')} />
    </Reloading>
  );
}

export function Colors() {
  const { t } = useWords();
  const scheme = useRouteLoaderData<typeof readerOf>('root')?.color_scheme ?? 'system';
  return (
    <Reloading>
      <Choice name="color_scheme" values={schemes} chosen={scheme} label={t('shell.colors')} />
    </Reloading>
  );
}

/** A plain form that reloads the page, as the server renders it in another language or other colours. */
function Reloading({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action="/preferences" reloadDocument className="preferences">
      <input type="hidden" name="back" value={pathname + search} />
      {children}
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
