import { existsSync, readdirSync } from 'node:fs';
import type { Schema } from '#schemas/dialect.ts';
import { ajv } from '../engine/schema/ajv.ts';
import { checkProperty } from '../engine/schema/dialect.ts';
import type { AnyQuestionType, QuestionTypes } from './define.ts';

const members = ['author', 'check', 'compile', 'grade', 'solution', 'correct', 'summarize', 'starter', 'example'];
const inExample = ['question', 'twin', 'right', 'wrong', 'partial'];

/**
 * Reads a folder of question types.
 * @throws Error with a sentence that names the file and what is wrong with it
 */
export async function loadQuestionTypes(folder: URL): Promise<QuestionTypes> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.ts')) : [];
  const types: QuestionTypes = new Map();
  for (const file of files.sort()) {
    const { default: type } = (await import(new URL(file, folder).href)) as { default?: AnyQuestionType };
    checkType(`api/questions/${file}`, type);
    types.set(file.slice(0, -'.ts'.length), type as AnyQuestionType);
  }
  return types;
}

function checkType(file: string, type: AnyQuestionType | undefined): void {
  if (!type) throw new Error(`${file} must export defineQuestion({ … }) as its default`);
  checkMembers(file, 'defineQuestion', members, type);
  checkMembers(file, 'its example', inExample, type.example);
  const { properties = {} } = type.author as Schema;
  if (!properties.body || !properties.key) throw new Error(`${file}: author must describe body and key`);
  checkProperty(file, 'author', type.author, ['resources']);
  const validate = ajv.compile(type.author);
  for (const [name, question] of Object.entries({ starter: type.starter, ...examples(type) })) {
    if (!validate(question))
      throw new Error(`${file}: ${name} is not what author describes: ${ajv.errorsText(validate.errors)}`);
  }
}

function examples({ example }: AnyQuestionType) {
  return { 'example.question': example.question, 'example.twin': example.twin };
}

function checkMembers(file: string, where: string, names: string[], object: object): void {
  const missing = names.find((name) => (object as Record<string, unknown>)[name] === undefined);
  if (missing) throw new Error(`${file}: ${where} lacks ${missing}`);
}
