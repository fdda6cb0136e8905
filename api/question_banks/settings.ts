import type { Context } from '#api/engine/define.ts';
import type { Entity } from '#api/engine/registry.ts';
import { isStorable } from '#api/engine/requests/legible.ts';
import { say } from '#api/engine/words/words.ts';
import { project } from '#schemas/project.ts';
import type { Report } from './report.ts';

/** What a form says of itself, and not of where it stands. */
const fieldsOf = ({ schema }: Entity, { caller }: Context): string[] =>
  Object.entries(project(schema, caller.role, 'update').properties ?? {})
    .filter(([field, property]) => field !== 'order' && !property['x-reference'])
    .map(([field]) => field);

/** The settings of a form, as far as it has any. */
export const settingsOf = (form: Entity, row: Record<string, unknown>, ctx: Context): Record<string, unknown> =>
  Object.fromEntries(fieldsOf(form, ctx).flatMap((field) => (row[field] == null ? [] : [[field, row[field]]])));

/** A report with the settings that a form of this kind can have, to be applied on request; others are reported. */
export function withSettings(form: Entity, report: Report, ctx: Context): Report {
  const { role, locale } = ctx.caller;
  const own = fieldsOf(form, ctx);
  const fits = (field: string, value: unknown) =>
    own.includes(field) && isStorable({ value }) && form.views[role].update({ [field]: value });
  const entries = Object.entries(report.settings);
  const settings = Object.fromEntries(entries.filter(([field, value]) => fits(field, value)));
  const left = entries.filter(([field]) => !Object.hasOwn(settings, field)).map(([field]) => field.slice(0, 100));
  const notes = left.map((name) => ({
    ...{ line: 1, name: '', taken: true, reason: 'setting_left_out' },
    message: say(locale, 'question_banks.reasons.setting_left_out', { name }),
  }));
  return { ...report, settings, problems: [...notes, ...report.problems] };
}
