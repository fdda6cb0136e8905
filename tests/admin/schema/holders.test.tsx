import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { DataProviderContext } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useHolders } from '#admin/schema/record/holders.ts';
import { type School, SchoolProvider } from '#admin/school.ts';
import type { Projection } from '#schemas/dialect.ts';

/** Each held by the next. */
const names = ['words', 'sections', 'lessons', 'levels', 'courses'];
const projections = new Map(
  names.map((entity, at) => {
    const above = names[at + 1];
    const properties = above ? { held_by: { type: 'integer', 'x-reference': above } } : {};
    return [entity, { entity, can: ['read'], parent: above ? 'held_by' : null, read: { properties } }];
  }),
) as unknown as Map<string, Projection>;

function Holders() {
  const found = useHolders(projections.get('words') as Projection, { id: 1, held_by: 2 });
  return <>{found.map(({ projection, record }) => `${projection.entity} ${record.id}`).join(' > ')}</>;
}

/** What holds word 1, where these records have been read. */
function holdersOf(read: Record<string, object>): string {
  const queries = new QueryClient();
  for (const [entity, record] of Object.entries(read))
    queries.setQueryData([entity, 'getOne', { id: String((record as { id: number }).id) }], record);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <DataProviderContext.Provider value={{} as never}>
        <SchoolProvider value={{ projections } as unknown as School}>
          <MemoryRouter>
            <Holders />
          </MemoryRouter>
        </SchoolProvider>
      </DataProviderContext.Provider>
    </QueryClientProvider>,
  );
}

test('A record’s holders are found however deep it lies', () => {
  const read = {
    sections: { id: 2, held_by: 3 },
    lessons: { id: 3, held_by: 4 },
    levels: { id: 4, held_by: 5 },
    courses: { id: 5 },
  };
  expect(holdersOf(read)).toBe('courses 5 &gt; levels 4 &gt; lessons 3 &gt; sections 2');
});

test('A holder that cannot be read ends them', () => {
  expect(holdersOf({ sections: { id: 2, held_by: 3 }, levels: { id: 4, held_by: 5 } })).toBe('sections 2');
});
