import type { Knex } from 'knex';
import type { Locale } from '#schemas/localize.ts';
import { addJob } from '../engine/jobs/jobs.ts';
import { requireRow } from '../engine/require_row.ts';
import { composeLetter, type Letter } from './letter.ts';
import { readSupport, supportLine } from './support.ts';

/** Whom the school writes to, in their language. */
export interface Addressee {
  id: number;
  email: string;
  locale: Locale;
}

/** Writes a letter in the transaction of the change that it reports; a job sends it. */
export async function writeLetter<Params>(
  letter: Letter<Params>,
  { id: user_id, email: to, locale }: Addressee,
  params: Params,
  trx: Knex,
): Promise<void> {
  const help = supportLine(await readSupport(trx), locale);
  const [made] = await trx('letters')
    .insert({ letter: letter.letter, user_id, to, ...composeLetter(letter[locale](params), help) })
    .returning('id');
  await addJob(trx, 'send_letter', { id: requireRow(made).id });
}
