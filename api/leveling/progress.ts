import { isMeasured } from '#schemas/placement/skills.ts';
import { nameOf } from '../assessment/compile.ts';
import type { AskedQuestion, Version } from '../forms/versions.ts';
import { progressOf } from '../placement/progress.ts';
import { limits } from '../placement/stop.ts';
import { floorOf } from './floor.ts';

/** In percent: the bar moves by no less. */
const step = 5;
const last = 100 - step;

/**
 * How much of a test is behind its student, in percent and coarsely; all of it is when the test is sent. Of a fixed form
 * it is the share of the questions. Questions that a person judges come at the end.
 */
export function progressIn(version: Version, asked: AskedQuestion[]): number {
  const answeredQuestions = asked.filter(({ answered_at }) => answered_at).map(({ question }) => question);
  const { rules, content } = version;
  if (!rules.adaptive) return coarsely(answeredQuestions.length / content.es.uiSchema['ui:order'].length);
  const byName = new Map(version.key.map((question) => [nameOf(question), question]));
  const questions = answeredQuestions.flatMap((name) => byName.get(name) ?? []);
  if (asked.some(({ question }) => !isMeasured(byName.get(question)?.skill))) return last;
  const items = questions.map((question) => ({
    floor: floorOf(question, content.es.schema.properties[nameOf(question)] ?? {}),
    pilot: question.pilot ?? false,
  }));
  return coarsely(progressOf(items, rules.question_limit ?? limits.most));
}

const coarsely = (share: number): number => Math.min(last, Math.floor((share * 100) / step) * step);
