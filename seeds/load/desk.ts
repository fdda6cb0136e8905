import type { FastifyInstance } from 'fastify';
import { nobody } from '#api/engine/context.ts';
import type { Caller, Row } from '#api/engine/define.ts';
import { callAs } from '#api/engine/requests/inner.ts';

/** What the audit log calls everything that was written here. */
export const seedsId = 'seeds';

/** The API as one person of the school uses it. A refusal is an error in the seeds. */
export interface Desk {
  list(entity: string, filter: Row): Promise<Row[]>;
  /** Whether an action may be done to a record, and if not, by which rule. */
  may(path: string, action: string): Promise<Row>;
  post(path: string, body?: Row): Promise<Row>;
  put(path: string, body: Row): Promise<Row>;
  patch(path: string, body: Row): Promise<Row>;
  /** @param about further fields of the file's row */
  upload(name: string, type: string, bytes: Buffer, about?: Row): Promise<Row>;
  /** The same API, as somebody else. */
  of(caller: Partial<Caller>): Desk;
}

/** Rows that are asked for at once. */
const size = 100;

/** The desk of the system itself, which may all: nobody else is there yet. */
export const system = (app: FastifyInstance): Desk => deskOf(app, { ...nobody, role: 'system' });

function deskOf(app: FastifyInstance, caller: Caller): Desk {
  const call = async <Answer>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH',
    path: string,
    payload?: Row | Buffer,
    type = 'application/json',
  ): Promise<Answer> => {
    const by = { caller, address: null, request_id: seedsId };
    const answer = await callAs(app, by, {
      method,
      url: `/api/${path}`,
      ...(payload ? { payload, headers: { 'content-type': type } } : {}),
    });
    if (answer.statusCode >= 400)
      throw new Error(`${caller.username ?? caller.role} could not ${method} ${path}: ${answer.body}`);
    return answer.json();
  };
  return {
    async list(entity, filter) {
      const rows: Row[] = [];
      let page: Row[];
      do {
        const range = `[${rows.length},${rows.length + size - 1}]`;
        page = await call('GET', `${entity}?${new URLSearchParams({ filter: JSON.stringify(filter), range })}`);
        rows.push(...page);
      } while (page.length === size);
      return rows;
    },
    may: (path, action) => call('GET', `${path}?can=${action}`),
    post: (path, body) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
    patch: (path, body) => call('PATCH', path, body),
    async upload(file, type, bytes, about = {}) {
      const { id, name } = await call<Row>('POST', `resources/upload?name=${encodeURIComponent(file)}`, bytes, type);
      // Until somebody names them in Spanish too: the files of the demo school are called by English words.
      return call('PUT', `resources/${id}`, { english_name: name, ...about });
    },
    of: (other) => deskOf(app, { ...nobody, ...other }),
  };
}

/**
 * Enters those records that are not there yet, in their order.
 * @param place what they have in common, such as the lesson of its sections
 * @param known the field by which a record is known among them
 * @returns all of them as they stand, in the same order
 */
export async function enter(desk: Desk, entity: string, place: Row, known: string, records: Row[]): Promise<Row[]> {
  const there = await desk.list(entity, place);
  const entered: Row[] = [];
  for (const record of records) {
    const found = there.find((row) => row[known] === record[known]);
    entered.push(found ?? (await desk.post(entity, { ...place, ...record })));
  }
  return entered;
}

/** Activates those that are not active. */
export async function activate(desk: Desk, entity: string, rows: Row[]): Promise<void> {
  const ids = rows.filter(({ status }) => status !== 'active').map(({ id }) => id);
  if (ids.length > 0) await desk.post(`${entity}/activate`, { ids });
}
