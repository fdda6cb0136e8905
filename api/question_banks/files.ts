import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Knex } from 'knex';
import { questionTypes } from '#api/assessment/registry.ts';
import type { Context } from '#api/engine/define.ts';
import { Problem } from '#api/engine/errors.ts';
import type { Entity } from '#api/engine/registry.ts';
import { remove } from '#api/engine/write.ts';
import { requireRow } from '../engine/require_row.ts';
import { storageOf } from '../files/storage.ts';
import { saveUpload } from '../files/upload.ts';
import { usesOf } from '../files/uses.ts';
import type { Finding, ImportedQuestion } from './check_items.ts';
import type { Attachment } from './item.ts';
import { renameFilesInBody } from './shown_files.ts';

/** The most files of one import: each is processed while the form is locked. */
const most = 200;

const resourcesOf = ({ engine }: Context) => engine.entities.get('resources') as Entity;

/**
 * Stores the files of questions in the library, each once, as if they were uploaded one by one, and refers to them
 * in the questions.
 * @returns the questions, and which files were left out: what is not what its name says, or too large
 */
export async function saveFiles(
  questions: ImportedQuestion[],
  ctx: Context,
): Promise<{ stored: ImportedQuestion[]; findings: Finding[] }> {
  const findings: Finding[] = [];
  const storedQuestions: ImportedQuestion[] = [];
  const savedFiles = new Map<string, number | null>();
  const once = async (file: Attachment) => {
    const same = `${file.kind} ${file.name} ${createHash('sha256').update(file.bytes).digest('hex')}`;
    if (!savedFiles.has(same)) savedFiles.set(same, savedFiles.size < most ? await saveFile(file, ctx) : null);
    return savedFiles.get(same) ?? undefined;
  };
  for (const question of questions) {
    const { files = [], place } = question;
    const resources: (number | undefined)[] = [];
    for (const file of files) resources.push(await once(file));
    const left = files.filter((_, at) => resources[at] === undefined);
    for (const { name } of left) findings.push({ ...place, reason: 'file_left_out', params: { name }, taken: true });
    const body = renameFilesInBody(questionTypes, question, (number) => resources[Number(number) - 1]);
    storedQuestions.push(files.length > 0 ? { ...question, body } : question);
  }
  return { stored: storedQuestions, findings };
}

async function saveFile({ name, kind, bytes }: Attachment, ctx: Context): Promise<number | null> {
  const upload = { body: Readable.from([bytes]), kind, length: bytes.length, name, owner_id: null };
  try {
    const { id } = await saveUpload(upload, resourcesOf(ctx), ctx, (work) => work(ctx));
    await forgetWith(ctx.trx as Knex.Transaction, id, ctx);
    return id;
  } catch (error) {
    // A file that the library refuses is reported; anything else stops the import.
    if (error instanceof Problem) return null;
    throw error;
  }
}

/** Deletes the bytes if the transaction of the import is rolled back. */
async function forgetWith(trx: Knex.Transaction, id: number, { engine }: Context): Promise<void> {
  const { storage_key } = requireRow(await trx('resources').where({ id }).first('storage_key'));
  trx.executionPromise.catch(() => storageOf(engine).remove(storage_key));
}

/** The files imported with questions: they were created at the same moment, in one transaction. */
export async function filesImportedWith(questions: number[], { trx }: Context): Promise<number[]> {
  const { rows } = await trx.raw(
    `select distinct r.id from questions q cross join lateral jsonb_path_query(q.body, '$.**.resource') named(id)
     join resources r on to_jsonb(r.id) = named.id and r.created_at = q.created_at where q.id = any(?) order by 1`,
    [questions],
  );
  return rows.map(({ id }: { id: number }) => id);
}

/** Deletes those files from the library that nothing else shows. */
export async function removeUnusedFiles(files: number[], ctx: Context): Promise<void> {
  for (const id of files) if ((await usesOf(id, ctx)).length === 0) await remove(resourcesOf(ctx), id, null, ctx);
}
