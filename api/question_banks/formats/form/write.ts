import path from 'node:path';
import { stringify } from 'yaml';
import { questionTypes } from '#api/assessment/registry.ts';
import type { Loss, Outgoing, WrittenFile } from '#api/question_banks/define.ts';
import { zipOf } from '#api/question_banks/reading/zip.ts';
import { filesShownIn, renameFilesInBody } from '#api/question_banks/shown_files.ts';
import type { QuestionRow } from '#api/question_banks/to_item.ts';
import { formFile, version } from './version.ts';

/** A form with all that its questions hold; what they show lies beside it, under names that say nothing. */
export function writeForm({ settings, questions, files }: Outgoing): WrittenFile {
  const media = [...files].map(([id, file], at) => {
    return { id, ...file, path: `media/${at + 1}${path.extname(file.name)}` };
  });
  const paths = new Map(media.map((file) => [file.id, file.path]));
  const lost: Loss[] = questions.flatMap((question, item) =>
    filesShownIn(questionTypes, question).every((id) => paths.has(id)) ? [] : [{ item, reason: 'media' }],
  );
  const isThere = ({ parent_id }: QuestionRow) => parent_id != null && questions.some(({ id }) => id === parent_id);
  const within = Map.groupBy(questions.filter(isThere), ({ parent_id }) => parent_id);
  const entryOf = (question: QuestionRow): object => {
    const { type, points, difficulty, skill, level, pilot, key, id } = question;
    const inner = id === undefined ? [] : (within.get(id) ?? []);
    return {
      type,
      points,
      difficulty,
      ...(skill ? { skill } : {}),
      ...(level == null ? {} : { level }),
      ...(pilot ? { pilot } : {}),
      body: renameFilesInBody(questionTypes, question, (id) => paths.get(id as number)),
      key,
      ...(inner.length > 0 ? { questions: inner.map(entryOf) } : {}),
    };
  };
  const content = {
    format: version,
    settings,
    files: Object.fromEntries(media.map(({ path, kind, name }) => [path, { kind, name }])),
    questions: questions.filter((question) => !isThere(question)).map(entryOf),
  };
  const yaml = stringify(content, { schema: 'core', lineWidth: 0, aliasDuplicateObjects: false });
  const zipEntries = [
    { name: formFile, bytes: Buffer.from(yaml) },
    ...media.map(({ path, bytes }) => ({ name: path, bytes })),
  ];
  return { file: zipOf(zipEntries), extension: 'zip', lost };
}
