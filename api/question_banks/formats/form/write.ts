import path from 'node:path';
import { stringify } from 'yaml';
import { questionTypes } from '#api/assessment/registry.ts';
import type { Loss, Outgoing, Written } from '#api/question_banks/define.ts';
import { zipOf } from '#api/question_banks/reading/zip.ts';
import { bodyRenamed, shownIn } from '#api/question_banks/shown.ts';
import type { Held } from '#api/question_banks/to_item.ts';
import { formFile, version } from './version.ts';

/** A form with all that its questions hold; what they show lies beside it, under names that say nothing. */
export function writeForm({ settings, questions, files }: Outgoing): Written {
  const carried = [...files].map(([id, file], at) => {
    return { id, ...file, path: `media/${at + 1}${path.extname(file.name)}` };
  });
  const paths = new Map(carried.map((file) => [file.id, file.path]));
  const lost: Loss[] = questions.flatMap((question, item) =>
    shownIn(questionTypes, question).every((id) => paths.has(id)) ? [] : [{ item, reason: 'media' }],
  );
  const isThere = ({ parent_id }: Held) => parent_id != null && questions.some(({ id }) => id === parent_id);
  const within = Map.groupBy(questions.filter(isThere), ({ parent_id }) => parent_id);
  const said = (question: Held): object => {
    const { type, points, difficulty, skill, level, pilot, key, id } = question;
    const inner = id === undefined ? [] : (within.get(id) ?? []);
    return {
      type,
      points,
      difficulty,
      ...(skill ? { skill } : {}),
      ...(level == null ? {} : { level }),
      ...(pilot ? { pilot } : {}),
      body: bodyRenamed(questionTypes, question, (id) => paths.get(id as number)),
      key,
      ...(inner.length > 0 ? { questions: inner.map(said) } : {}),
    };
  };
  const content = {
    format: version,
    settings,
    files: Object.fromEntries(carried.map(({ path, kind, name }) => [path, { kind, name }])),
    questions: questions.filter((question) => !isThere(question)).map(said),
  };
  const yaml = stringify(content, { schema: 'core', lineWidth: 0, aliasDuplicateObjects: false });
  const zipped = [
    { name: formFile, bytes: Buffer.from(yaml) },
    ...carried.map(({ path, bytes }) => ({ name: path, bytes })),
  ];
  return { file: zipOf(zipped), extension: 'zip', lost };
}
