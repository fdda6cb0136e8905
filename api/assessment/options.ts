import type { Schema } from '#schemas/dialect.ts';
import { idSchema, list, object } from './author.ts';
import type { Issue } from './define.ts';
import { normalise } from './text/normalise.ts';

/** Something to choose: the id is a random slug, so that it says nothing about the key. */
export interface Option {
  id: string;
  text: string;
}

export const optionsSchema: Schema = list(
  'Options',
  object('Option', { id: idSchema, text: { title: 'Text', type: 'string', maxLength: 500 } }, ['id', 'text']),
  200,
);

/** The options as a student's control takes them. */
export const choices = (options: Option[]): Schema[] => options.map(({ id, text }) => ({ const: id, title: text }));

/** What hinders a list of options from being asked. */
export function checkOptions(options: Option[], path: string): Issue[] {
  const issues: Issue[] = options.length < 2 ? [{ path, rule: 'few_options' }] : [];
  const [ids, texts] = [new Set<string>(), new Set<string>()];
  for (const [at, { id, text }] of options.entries()) {
    const same = normalise(text, true);
    if (!same) issues.push({ path: `${path}.${at}.text`, rule: 'option_empty', params: { number: at + 1 } });
    else if (texts.has(same)) issues.push({ path: `${path}.${at}.text`, rule: 'same_options', params: { text } });
    if (ids.has(id)) issues.push({ path: `${path}.${at}.id`, rule: 'same_id', params: { id } });
    ids.add(id);
    texts.add(same);
  }
  return issues;
}

/** A key that names something which is not among the options; one that names nothing yet is a missing key. */
export function checkChoice(id: string, options: Option[], path: string): Issue[] {
  if (!id) return [{ path, rule: 'no_correct' }];
  return options.some((option) => option.id === id) ? [] : [{ path, rule: 'key_not_in_options', params: { key: id } }];
}

/** Chosen options in words. */
export const namesOf = (ids: string[], options: Option[]): string =>
  options
    .filter(({ id }) => ids.includes(id))
    .map(({ text }) => text)
    .join(' · ');
