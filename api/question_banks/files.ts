import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Knex } from 'knex';
import { questionTypes } from '#api/assessment/registry.ts';
import type { Context, Row } from '#api/engine/define.ts';
import { Problem } from '#api/engine/errors.ts';
import type { Entity } from '#api/engine/registry.ts';
import { remove } from '#api/engine/write.ts';
import { storageOf } from '../files/storage.ts';
import { keepUpload } from '../files/upload.ts';
import { usesOf } from '../files/uses.ts';
import type { Carried } from './item.ts';
import type { Ready, Told } from './judged.ts';
import { bodyRenamed } from './shown.ts';

/** More than these are not brought in at once: each is drawn anew while the form waits. */
const most = 200;

const resourcesOf = ({ engine }: Context) => engine.entities.get('resources') as Entity;

/**
 * Puts what questions carry into the library, as somebody would who sends the files one by one, each once, and names it
 * in them.
 * @returns the questions, and which files were left out: what is not what its name says, or too large
 */
export async function keepFiles(questions: Ready[], ctx: Context): Promise<{ ready: Ready[]; told: Told[] }> {
  const told: Told[] = [];
  const ready: Ready[] = [];
  const kept = new Map<string, number | null>();
  const once = async (file: Carried) => {
    const same = `${file.kind} ${file.name} ${createHash('sha256').update(file.bytes).digest('hex')}`;
    if (!kept.has(same)) kept.set(same, kept.size < most ? await keep(file, ctx) : null);
    return kept.get(same) ?? undefined;
  };
  for (const question of questions) {
    const { files = [], place } = question;
    const resources: (number | undefined)[] = [];
    for (const file of files) resources.push(await once(file));
    const left = files.filter((_, at) => resources[at] === undefined);
    for (const { name } of left) told.push({ ...place, reason: 'file_left_out', params: { name }, taken: true });
    const body = bodyRenamed(questionTypes, question, (number) => resources[Number(number) - 1]);
    ready.push(files.length > 0 ? { ...question, body } : question);
  }
  return { ready, told };
}

async function keep({ name, kind, bytes }: Carried, ctx: Context): Promise<number | null> {
  const upload = { body: Readable.from([bytes]), kind, length: bytes.length, name, owner_id: null };
  try {
    const { id } = await keepUpload(upload, resourcesOf(ctx), ctx, (work) => work(ctx));
    await forgetWith(ctx.trx as Knex.Transaction, id, ctx);
    return id;
  } catch (error) {
    // What is none of the files that the library takes is told; anything else stops the import.
    if (error instanceof Problem) return null;
    throw error;
  }
}

/** The bytes go where the import is taken back before it was done. */
async function forgetWith(trx: Knex.Transaction, id: number, { engine }: Context): Promise<void> {
  const { storage_key } = await trx('resources').where({ id }).first('storage_key');
  trx.executionPromise.catch(() => storageOf(engine).remove(storage_key));
}

/** The files that came with questions: they were written at the same moment, in one transaction. */
export async function broughtWith(questions: number[], { trx }: Context): Promise<number[]> {
  const { rows } = await trx.raw(
    `select distinct r.id from questions q cross join lateral jsonb_path_query(q.body, '$.**.resource') named(id)
     join resources r on to_jsonb(r.id) = named.id and r.created_at = q.created_at where q.id = any(?) order by 1`,
    [questions],
  );
  return rows.map(({ id }: Row) => id);
}

/** Takes files out of the library that nothing else shows by now. */
export async function takeOut(files: number[], ctx: Context): Promise<void> {
  for (const id of files) if ((await usesOf(id, ctx)).length === 0) await remove(resourcesOf(ctx), id, null, ctx);
}
