import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { compileForm, type StoredQuestion } from '#api/assessment/compile.ts';
import { widgets } from '#api/assessment/define.ts';
import { gradeForm } from '#api/assessment/grade.ts';
import { questionTypes } from '#api/assessment/registry.ts';
import words from '#schemas/locales/es/student.json' with { type: 'json' };
import type { CompiledForm } from '#schemas/questions/controls.ts';
import type { AnswerReview } from '#schemas/types/fragments/answer_review.ts';
import type { Words } from '#schemas/words/words.ts';
import { type QuestionSeed, readCourse } from '#seeds/load/read.ts';
import { WordsProvider } from '#student/components/words.tsx';
import { loadControls } from '#student/forms/controls.ts';
import { SchemaForm } from '#student/forms/SchemaForm.tsx';
import { Reviews } from '#student/forms/score/Review.tsx';

beforeAll(() => loadControls([...widgets]));

/** The first typed question of the course that asks in Spanish with English in it. */
const found = readCourse()
  .flatMap(({ lessons }) => lessons.flatMap(({ exercises }) => exercises.flatMap(({ questions }) => questions)))
  .find(({ type, body }) => type === 'text_short' && /lang=en/.test(JSON.stringify(body.prompt))) as QuestionSeed;
const { prompt } = found.body as { prompt: { es: string } };
/** It is said whatever the answer is. */
const general = { es: 'Va con <em lang=en>to meet</em>.', en: 'It takes to meet.' };
const question = { id: 1, points: 1, ...found, key: { ...found.key, feedback: { general } } } as StoredQuestion;
const content = (locale: 'es' | 'en') => compileForm(questionTypes, [question], locale, new Map());
const draw = (part: React.ReactNode) =>
  renderToStaticMarkup(
    <WordsProvider locale="es" words={words as Words}>
      {part}
    </WordsProvider>,
  );
/** What stands in a text as English. */
const englishIn = (html: string) => [...html.matchAll(/<em lang="?en"?>(.*?)<\/em>/g)].map(([, text]) => text);

test('English in the Spanish of a prompt is read aloud as English', () => {
  const html = draw(
    <SchemaForm form={content('es') as CompiledForm} answers={{}} onAnswers={() => undefined}>
      <button type="submit">Enviar</button>
    </SchemaForm>,
  );
  const asked = englishIn(prompt.es);
  expect(asked.length).toBeGreaterThan(0);
  expect(englishIn(html)).toEqual(expect.arrayContaining(asked));
  expect(html).toContain('<em lang="en">');
});

test('and so is English in the feedback on an answer', () => {
  const rules = {
    pass_percentage: 60,
    shuffle: false,
    reveal: 'after_submitting' as const,
    attempts_allowed: null,
    time_limit_minutes: null,
    title: 'x',
    english_title: null,
  };
  const version = { content: { es: content('es'), en: content('en') }, key: [question], rules };
  const { graded } = gradeForm(questionTypes, version, { q1: 'nothing of it' }, 1);
  const html = draw(<Reviews review={graded as AnswerReview[]} />);
  expect(html).toContain('Va con <em lang="en">to meet</em>.');
});
