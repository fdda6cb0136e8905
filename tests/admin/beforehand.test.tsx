import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Form, I18nContext, type RaRecord, ResourceContextProvider } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import staff from '#admin/pages/staff/index.ts';
import students from '#admin/pages/students/index.ts';
import { keyOfQuery } from '#admin/providers/queries.ts';
import { i18nProvider } from '#admin/providers/words.ts';
import { type School, SchoolProvider } from '#admin/school.ts';
import { seenBy } from './entities.ts';

const school = {
  projections: seenBy('coordinator'),
  user: { role: { slug: 'coordinator' }, time_zone: 'America/Bogota', school_time_zone: 'America/Bogota' },
} as unknown as School;
const words = await i18nProvider('en');

type Answer = [entity: string, params: object, answer: object];

/** What a dialog says before its action, of the answers that the API gave. */
function said(entity: string, Beforehand: React.FunctionComponent<{ rows: RaRecord[] }>, ids: number[], of: Answer[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  for (const [name, params, answer] of of)
    client.setQueryData(keyOfQuery(name, null, 'consequences', { ids, ...params } as never), answer);
  const rows = ids.map((id) => ({ id, first_name: 'Ana', name: `Ruiz ${id}`, status: 'active' }));
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <SchoolProvider value={school}>
        <I18nContext.Provider value={words}>
          <MemoryRouter>
            <ResourceContextProvider value={entity}>
              <Form defaultValues={{ student_type: 'old', access_until: '2099-01-01' }}>
                <Beforehand rows={rows} />
              </Form>
            </ResourceContextProvider>
          </MemoryRouter>
        </I18nContext.Provider>
      </SchoolProvider>
    </QueryClientProvider>,
  ).replace(/<style[\s\S]*?<\/style>/g, '');
}

const text = (html: string) => html.replace(/<[^>]+>/g, '|');
const { deactivate, change_type, extend_contract } = students.beforehand;
const waiting = {
  id: 1,
  student_id: 5,
  meeting_id: 7,
  entity: 'forums',
  starts_at: '2026-11-24T00:00:00Z',
  status: 'waiting',
};

test('Deactivating a student says which seats end, by day, hour and kind, each with its meeting’s page', () => {
  const html = said(
    'students',
    deactivate,
    [5],
    [['students', { status: 'inactive' }, { seats: [waiting], series: [{ id: 3, student_id: 5 }] }]],
  );
  expect(text(html)).toMatch(/This seat ends:.*Monday, November 23, 2026, 7:00 PM.* · Forum · Waiting/);
  expect(html).toContain('The series of private classes ends too.');
  expect(html).toContain('href="/forums/7/show"');
  expect(html).not.toContain('Ruiz');
});

test('What takes seats away says that undoing it does not give them back, and nothing of it where none ends', () => {
  const ahead = (seats: object[]) =>
    said('students', extend_contract, [5], [['students', { access_until: '2099-01-01' }, { seats, series: [] }]]);
  expect(ahead([waiting])).toContain('Seats that end are not given back, even if this is undone.');
  expect(ahead([])).not.toContain('not given back');
});

test('Changing the type says which seats the type that is chosen gives no right to, and whose among several', () => {
  const ofSix = { ...waiting, student_id: 6 };
  const html = said(
    'students',
    change_type,
    [5, 6],
    [['students', { student_type: 'old' }, { seats: [ofSix, { ...ofSix, meeting_id: 8 }], series: [] }]],
  );
  expect(html).toContain('These 2 seats end:');
  expect(html).toContain('Ana Ruiz 6');
  expect(html).not.toContain('Ana Ruiz 5');
});

test('Deactivating a teacher says what has to be given to another first, and nothing of who teaches nothing', () => {
  const meetings = [{ id: 9, staff_id: 4, entity: 'classes', starts_at: '2026-11-24T00:00:00Z' }];
  const html = said('staff', staff.beforehand.deactivate, [4], [['staff', {}, { meetings }]]);
  expect(html).toContain('One to come has to be given to another teacher first');
  expect(html).toContain('href="/classes/9/show"');
  const none = said('staff', staff.beforehand.deactivate, [4], [['staff', {}, { meetings: [] }]]);
  expect(text(none)).not.toMatch(/\w/);
});
