import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import * as known from '#api/assessment/define.ts';
import { questionTypes } from '#api/assessment/registry.ts';
import words from '#schemas/locales/es/student.json' with { type: 'json' };
import type { CompiledForm } from '#schemas/questions/controls.ts';
import type { Words } from '#schemas/words/words.ts';
import { WordsProvider } from '#student/components/words.tsx';
import { loadControls } from '#student/forms/controls.ts';
import { later } from '#student/forms/late_controls.ts';
import { loaded } from '#student/forms/loaded.ts';
import { Media } from '#student/forms/Material.tsx';
import { SchemaForm } from '#student/forms/SchemaForm.tsx';
import { fields, widgets } from '#student/forms/usual_controls.ts';

beforeAll(() => loadControls([...known.widgets, ...known.fields]));

test('The controls that types may use are those that the student site has, each once', () => {
  const { ArrayField: _, ...drawn } = fields;
  expect([...Object.keys(widgets), ...Object.keys(later.widgets)].sort()).toEqual([...known.widgets].sort());
  expect([...Object.keys(drawn), ...Object.keys(later.fields)].sort()).toEqual([...known.fields].sort());
  expect(Object.keys(loaded.widgets)).toEqual(expect.arrayContaining(Object.keys(later.widgets)));
  expect(Object.keys(loaded.fields)).toEqual(expect.arrayContaining(Object.keys(later.fields)));
});

for (const [name, type] of questionTypes) {
  const { schema, uiSchema } = type.compile(type.example.question.body, 'es');
  const form = { schema: { type: 'object', properties: { q1: schema } }, uiSchema: { q1: uiSchema } } as CompiledForm;
  const draw = (answer: unknown) =>
    renderToStaticMarkup(
      <WordsProvider locale="es" words={words as Words}>
        <SchemaForm form={form} answers={{ q1: answer }} onAnswers={() => undefined}>
          <button type="submit">Enviar</button>
        </SchemaForm>
      </WordsProvider>,
    );

  test(`${name} uses a control that the student's form has`, () => {
    const { 'ui:widget': widget, 'ui:field': field } = uiSchema as { 'ui:widget'?: string; 'ui:field'?: string };
    const here = widget ? { ...widgets, ...later.widgets } : { ...fields, ...later.fields };
    expect(Object.keys(here)).toContain(widget ?? field);
  });

  test(`${name} is drawn by the server with names that its answers can be read from, and no inline style`, () => {
    const html = draw(undefined);
    expect(html).toContain(schema.title);
    expect(html).toMatch(/name="q1(\[\]|\.\w+)?"/);
    expect(html).not.toContain('style=');
  });

  test(`${name} shows the answer that was kept`, () => {
    expect(draw(type.example.right)).not.toBe(draw(undefined));
  });
}

test('Pictures and recordings are shown with their words', () => {
  const media = [
    { resource: 7, alt: 'Una parada', kind: 'image' },
    { resource: 8, alt: 'Un anuncio', kind: 'audio' },
  ];
  const html = renderToStaticMarkup(
    <WordsProvider locale="es" words={words as Words}>
      <Media name="q1" media={media} />
    </WordsProvider>,
  );
  expect(html).toContain('<img class="medium" src="/api/resources/7/file" alt="Una parada"');
  expect(html).toContain('aria-label="Escuchar: Un anuncio"');
});
