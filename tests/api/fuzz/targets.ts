import { readdirSync, readFileSync } from 'node:fs';
import type { Row } from '#api/engine/define.ts';
import type { Entity } from '#api/engine/registry.ts';
import type { Schema } from '#schemas/dialect.ts';
import { project } from '#schemas/project.ts';
import type { Sampler } from '#tests/support/sample.ts';
import type { School } from '#tests/support/school.ts';

/** A call that takes a body, who may make it, and what may stand in it. */
export interface Target {
  method: 'POST' | 'PUT' | 'PATCH';
  url: string;
  who: string;
  schema: Schema;
  /** A body that holds nothing wrong. */
  base: Row;
  /** Fields of the record that are not the caller's to write. */
  closed: string[];
}

const forms: Record<string, Pick<Target, 'method' | 'url' | 'who'>> = {
  forgotten_password: { method: 'POST', url: '/api/passwords/forgot', who: 'nobody' },
  login: { method: 'POST', url: '/api/students/login', who: 'nobody' },
  login_as: { method: 'POST', url: '/api/students/1/login_as', who: 'admin' },
  new_password: { method: 'POST', url: '/api/passwords/reset', who: 'nobody' },
  preferences: { method: 'PUT', url: '/api/user', who: 'student' },
  profile: { method: 'PUT', url: '/api/profile', who: 'teacher' },
};

/** Every call that takes JSON, from the schemas; the sampler has filled the school. */
export async function targets(school: School, samples: Sampler): Promise<Target[]> {
  const found = formNames().map((form) => ofForm(form, samples));
  for (const entity of school.app.engine.entities.values()) {
    const { id } = await school.knex(entity.table).where(entity.where).orderBy('id').first('id');
    found.push(...ofRecords(entity, id, samples), ...ofActions(entity, id, samples));
  }
  return Promise.all(found);
}

function ofRecords({ name, schema }: Entity, id: number, samples: Sampler): Promise<Target>[] {
  const can = [schema['x-roles'].admin ?? []].flat().flatMap((grant) => grant.can);
  const url = `/api/${name}`;
  const fields = (permission: 'create' | 'update') => {
    const cut = project(schema, 'admin', permission);
    const open = Object.keys(cut.properties ?? {});
    return { who: 'admin', schema: cut, closed: Object.keys(schema.properties).filter((one) => !open.includes(one)) };
  };
  const create = async (): Promise<Target> => ({
    ...{ method: 'POST', url, ...fields('create') },
    base: await samples.body(name),
  });
  const update = async (): Promise<Target> => ({ method: 'PUT', url: `${url}/${id}`, ...fields('update'), base: {} });
  return [...(can.includes('create') ? [create()] : []), ...(can.includes('update') ? [update()] : [])];
}

function ofActions({ name, schema }: Entity, id: number, samples: Sampler): Promise<Target>[] {
  const actions = Object.entries(schema['x-states']?.actions ?? {});
  return actions.flatMap(([action, { roles, input = {}, collection, patch }]) => {
    const url = `/api/${name}`;
    const call = async (method: Target['method'], at: string, more: Row = {}): Promise<Target> => ({
      ...{ method, url: at, who: roles[0] as string, schema: input, closed: [] },
      base: { ...(await samples.input(input)), ...more },
    });
    if (collection) return [call('POST', `${url}/${action}`)];
    const one = patch ? call('PATCH', `${url}/${id}`) : call('POST', `${url}/${id}/${action}`);
    return [one, call('POST', `${url}/${action}`, { ids: [id] })];
  });
}

const folder = new URL('../../../schemas/forms/', import.meta.url);
const formNames = () => readdirSync(folder).map((file) => file.replace('.json', ''));

async function ofForm(form: string, samples: Sampler): Promise<Target> {
  const call = forms[form];
  if (!call) throw new Error(`Say which call takes the form ${form}.`);
  const schema: Schema = JSON.parse(readFileSync(new URL(`${form}.json`, folder), 'utf8'));
  return { ...call, schema, base: await samples.input(schema), closed: [] };
}
