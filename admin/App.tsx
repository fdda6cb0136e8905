import type { QueryClient } from '@tanstack/react-query';
import { Admin, CustomRoutes, type I18nProvider, localStorageStore, Resource, type Store } from 'react-admin';
import { Route } from 'react-router-dom';
import type { Locale } from '#schemas/localize.ts';
import { ErrorPage } from './layout/ErrorPage.tsx';
import { Layout } from './layout/Layout.tsx';
import { Notices } from './layout/Notices.tsx';
import { pagesByPath, screens } from './pages.ts';
import { authProvider } from './providers/auth.ts';
import { dataProvider } from './providers/data.ts';
import { Field } from './schema/inputs/Field.tsx';
import { FieldProvider } from './schema/inputs/field_context.ts';
import { represent } from './schema/labels.ts';
import { EntityList } from './schema/list/List.tsx';
import { EntityCreate } from './schema/record/Create.tsx';
import { EntityEdit } from './schema/record/Edit.tsx';
import { EntityShow } from './schema/record/Show.tsx';
import { ScreensProvider } from './schema/screens.ts';
import { type School, SchoolProvider } from './school.ts';
import { themeOf } from './theme/theme.ts';

interface BackProps {
  school: School;
  words: I18nProvider;
  queries: QueryClient;
}

const light = themeOf('light');
const dark = themeOf('dark');

/** The back office: a resource for each entity that the API describes, rendered from that description. */
export function Back({ school, words, queries }: BackProps) {
  const data = dataProvider();
  return (
    <SchoolProvider value={school}>
      <ScreensProvider value={screens}>
        <FieldProvider value={Field}>
          <Admin
            dataProvider={data}
            authProvider={authProvider(school)}
            i18nProvider={words}
            queryClient={queries}
            store={storeOf(school)}
            layout={Layout}
            notification={Notices}
            dashboard={pagesByPath['/dashboard']}
            theme={light}
            darkTheme={dark}
            defaultTheme={school.user.color_scheme ?? undefined}
            catchAll={() => <ErrorPage status={404} messages={[]} />}
            loginPage={false}
            disableTelemetry
          >
            {[...school.projections.values()].map((projection) => {
              const {
                list = EntityList,
                create = EntityCreate,
                edit = EntityEdit,
                show = EntityShow,
              } = screens[projection.entity] ?? {};
              return (
                <Resource
                  key={projection.entity}
                  name={projection.entity}
                  list={list}
                  create={projection.create ? create : undefined}
                  // Who may not change a record reads it at the same address.
                  edit={projection.update ? edit : show}
                  show={show}
                  recordRepresentation={(record) =>
                    represent(projection, record, words.getLocale() as Locale, words.translate)
                  }
                />
              );
            })}
            <CustomRoutes>
              {Object.entries(pagesByPath).map(([path, Page]) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
            </CustomRoutes>
          </Admin>
        </FieldProvider>
      </ScreensProvider>
    </SchoolProvider>
  );
}

/** A person's columns and filters are stored on the device, under the person's id; the profile holds the other preferences. */
function storeOf({ user }: School): Store {
  const store = localStorageStore('1', `admin-${user.id}`);
  store.setItem('locale', user.locale);
  if (user.color_scheme) store.setItem('theme', user.color_scheme);
  return store;
}
