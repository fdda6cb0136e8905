import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Rule } from './define.ts';

const folder = new URL('rules/', import.meta.url);

/** The rules by their names: the folder is the list. */
export async function readRules(): Promise<Map<string, Rule>> {
  const names = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));
  const rules = await Promise.all(
    names.sort().map(async (name) => (await import(`./rules/${name}.ts`)).default as Rule),
  );
  return new Map(names.map((name, at) => [name, rules[at] as Rule]));
}

/** Levels whose content is yet to be mended, by rule. */
export const readPending = (): Record<string, number[]> =>
  parse(readFileSync(new URL('pending.yaml', import.meta.url), 'utf8'));
