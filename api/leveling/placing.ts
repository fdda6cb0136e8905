import type { Knex } from 'knex';
import { measured } from '#schemas/placement/skills.ts';
import type { Context, Refusal, RowOf } from '../engine/define.ts';

/** Why an adaptive form cannot place anybody: none of its questions has a level and a skill. */
export async function placing(form: RowOf<'forms'>, { trx }: Context): Promise<Refusal | null> {
  if (!form.adaptive) return null;
  const tagged = trx('questions')
    .where({ form_id: form.id, pilot: false })
    .whereIn('skill', [...measured]);
  return (await tagged.whereNotNull('level_id').first('id')) ? null : { rule: 'nothing_to_place_by' };
}

/** Whether something is to be heard in the form of the row: its students try their sound beforehand. */
export const hasListening = ({ trx }: Context): Knex.Raw =>
  trx.raw(`exists (select from questions where questions.form_id = forms.id and questions.skill = 'listening')`);
