import { defineFormat } from '#api/question_banks/define.ts';
import { holds, isZip } from '#api/question_banks/reading/zip.ts';
import { readForm } from './form/read.ts';
import { formFile } from './form/version.ts';
import { writeForm } from './form/write.ts';

/** A whole form of another school: a zip of one YAML file, and of the pictures and recordings that it names. */
export default defineFormat({
  extensions: ['zip', 'yaml'],
  media_type: 'application/zip',
  carries: true,
  recognises: (bytes) => isZip(bytes) && holds(bytes, formFile),
  read: readForm,
  write: writeForm,
});
