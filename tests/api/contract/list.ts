import { expect } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import type { Person } from '#tests/support/school.ts';

/** A query string as `ra-data-simple-rest` writes it: every member is JSON. */
export const query = (members: Row): string =>
  new URLSearchParams(Object.entries(members).map(([name, value]) => [name, JSON.stringify(value)])).toString();

/** The rows of a list that has to be answered. */
export async function listed(person: Person, entity: string, members: Row = {}): Promise<Row[]> {
  const answer = await person.get(`/api/${entity}?${query(members)}`);
  expect(answer.statusCode, `${entity} ${JSON.stringify(members)} ${answer.body}`).toBe(200);
  return answer.json();
}

export const ids = (rows: Row[]): number[] => rows.map(({ id }) => id);

/** What moves with the clock is another by the next call. */
export const moving = ['seconds_left'];
