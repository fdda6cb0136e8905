import path from 'node:path';
import { isMap, isSeq, type Node } from 'yaml';
import { mostQuestions, type Reading, Unreadable } from '#api/question_banks/define.ts';
import type { Whole } from '#api/question_banks/item.ts';
import { unzip } from '#api/question_banks/reading/zip.ts';
import { mediaOf } from './media.ts';
import { formFile, version } from './version.ts';
import { parseYaml, type Yaml } from './yaml.ts';

/**
 * The form in a zip. Names of files are looked up among those of the zip, and are nothing else.
 * @throws Unreadable for a zip or a YAML file that is damaged, or is of a version that is not known here
 */
export function readForm(zip: Buffer): Reading {
  const entries = [...unzip(zip, '')];
  const main = entries.find(({ name }) => path.posix.basename(name) === formFile);
  if (!main) throw new Unreadable('unknown_format');
  const yaml = parseYaml(main.read());
  const format = Number(yaml.plain('format'));
  if (format !== version)
    throw new Unreadable('form_version', { version: `${yaml.plain('format')}`.slice(0, 40), known: version });
  const folder = main.name.slice(0, -formFile.length);
  const fileOf = mediaOf(entries, folder, yaml.plain('files'));
  const items = [...wholes(yaml, yaml.node('questions'), fileOf)];
  if (items.length > mostQuestions) throw new Unreadable('too_many', { limit: mostQuestions });
  const settings = yaml.plain('settings');
  return { items, passages: [], problems: [], settings: isRecord(settings) ? settings : {} };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Questions in their order, those of a group behind it; each is called by its number. */
function* wholes(yaml: Yaml, list: Node | null, fileOf: Whole['fileOf'], about?: Whole): Generator<Whole> {
  if (!isSeq<Node>(list)) return;
  for (const [at, node] of list.items.entries()) {
    const value = yaml.valueOf(node);
    const whole = {
      line: yaml.lineOf(node),
      name: [about?.name, at + 1].filter(Boolean).join('.'),
      whole: isRecord(value) ? value : {},
      fileOf,
      ...(about ? { about } : {}),
    };
    yield whole;
    // A group cannot be in another: such a group is a problem, with all that is in it.
    if (!about && isMap(node)) yield* wholes(yaml, node.get('questions', true) as Node | null, fileOf, whole);
  }
}
