import { readContent, readSources, type Sources } from './content/read.ts';
import { type Fault, levelOfFile } from './define.ts';
import { readPending, readRules } from './read.ts';

export interface Named extends Fault {
  rule: string;
  level: number;
}

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
