import polyglotI18nProvider from 'ra-i18n-polyglot';
import { I18nContext, type TranslationMessages } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type Outcome, useNoticeWords } from '#admin/notice_words.ts';
import english from '#schemas/locales/en/admin.json' with { type: 'json' };
import englishNames from '#schemas/locales/en/entities.json' with { type: 'json' };
import spanish from '#schemas/locales/es/admin.json' with { type: 'json' };
import spanishNames from '#schemas/locales/es/entities.json' with { type: 'json' };
import { entities } from './entities.ts';

/** The items of the specification's section 8, each as it is called there, by the name that it has in the product. */
const items = {
  exam_forms: 'Exam',
  exercise_forms: 'Exercise',
  lessons: 'Lesson',
  levels: 'Level',
  periods: 'Period',
  questions: 'Question',
  resources: 'Resource',
  schedules: 'Schedule',
  sections: 'Section',
  tickets: 'Ticket',
  registrations: 'Registration',
  staff: 'Staff',
  licences: 'License',
  order: 'Order',
  status: 'Status',
  classes_taken: 'Classes Taken',
  lessons_taken: 'Lessons Taken',
  level_reset: 'Level Reset',
  form_submit: 'Form Submit',
  classes: 'Class',
  forum_registrations: 'Forum Registration',
};
const verbs = ['add', 'update', 'delete', 'activate'] as const;
const capital = (verb: string) => verb.replace(/^./, (first) => first.toUpperCase());

const providers = {
  en: polyglotI18nProvider(() => ({ ...english, ...englishNames }) as unknown as TranslationMessages, 'en', [], {
    allowMissing: true,
  }),
  es: polyglotI18nProvider(() => ({ ...spanish, ...spanishNames }) as unknown as TranslationMessages, 'es', [], {
    allowMissing: true,
  }),
};

function Notice({ kind, verb, item }: { kind: Outcome; verb: string; item: string }) {
  return useNoticeWords()(kind, verb, item);
}
const said = (locale: 'en' | 'es', kind: Outcome, verb: string, item: string) =>
  renderToStaticMarkup(
    <I18nContext.Provider value={providers[locale]}>
      <Notice kind={kind} verb={verb} item={item} />
    </I18nContext.Provider>,
  );

describe.each(Object.entries(items))('The catalogue says of %s', (item, name) => {
  test.each(verbs)('that to %s it failed, in the words of the specification', (verb) => {
    expect(said('en', 'error', verb, item)).toBe(`Error ${capital(verb)} ${name}`);
  });

  test.each(verbs)('that to %s it worked, in both languages', (verb) => {
    expect(said('en', 'done', verb, item)).toMatch(new RegExp(`^${name} [a-z]+$`));
    expect(said('es', 'done', verb, item)).toMatch(/^\p{Lu}[\p{L} ]+: se [\p{L}]+$/u);
  });
});

test('What has a record is called by its name alone, where the specification has no other word for it', () => {
  const names: Record<string, { name: string }> = englishNames.resources;
  const said = Object.entries(english.admin.notice.items).filter(([item]) => entities.has(item));
  expect(said.filter(([item, name]) => name === names[item]?.name)).toEqual([]);
});
