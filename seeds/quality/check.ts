import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readContent, readSources, type Sources } from './content/read.ts';
import { type Fault, levelOfFile, type Rule } from './define.ts';

const folder = new URL('rules/', import.meta.url);

/** The rules by their names: the folder is the list. */
export async function readRules(): Promise<Map<string, Rule>> {
  const names = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));
  const rules = await Promise.all(
    names.sort().map(async (name) => (await import(`./rules/${name}.ts`)).default as Rule),
  );
  return new Map(names.map((name, at) => [name, rules[at] as Rule]));
}

export interface Named extends Fault {
  rule: string;
  level: number;
}

/** Levels whose content is yet to be mended, by rule. */
export const readPending = (): Record<string, number[]> =>
  parse(readFileSync(new URL('pending.yaml', import.meta.url), 'utf8'));

/** @param pending also what is known to be unmended */
export async function checkCourse(sources: Sources = readSources(), pending = false, only?: string): Promise<Named[]> {
  const content = readContent(sources);
  const found: Named[] = [];
  const spared = readPending();
  for (const [rule, { level, whole }] of await readRules()) {
    if (only && only !== rule) continue;
    const byLevel = await Promise.all(content.levels.map((one) => level?.(one, content) ?? []));
    for (const fault of [...byLevel.flat(), ...(whole?.(content) ?? [])]) {
      const named = { ...fault, rule, level: levelOfFile(fault.file) };
      if (pending || !spared[rule]?.includes(named.level)) found.push(named);
    }
  }
  return found.toSorted(
    (one, other) => one.level - other.level || one.file.localeCompare(other.file) || one.line - other.line,
  );
}

export const lineOf = ({ file, line, rule, says }: Named) => `${file}:${line} ${rule}: ${says}`;
