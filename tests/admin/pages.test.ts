import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pagesByPath, screens } from '#admin/pages.ts';
import { i18nProvider } from '#admin/providers/words.ts';
import { locales } from '#schemas/localize.ts';
import { menu, pages } from '#schemas/pages.ts';
import { entities } from './entities.ts';

describe('the folders of pages', () => {
  test('add to an entity, or draw pages of the table that no entity draws', () => {
    const ofEntities = Object.entries(screens).filter(([, { pages: _, ...added }]) => Object.keys(added).length > 0);
    expect(ofEntities.map(([name]) => name).filter((name) => !entities.has(name))).toEqual([]);
    const free = pages.filter(({ app, resource }) => app !== 'student' && !resource).map(({ path }) => path);
    expect(Object.keys(pagesByPath).sort()).toEqual(free.sort());
    expect(free).toContain('/dashboard');
  });
});

describe('the menu', () => {
  test('holds pages of the back office alone, each once and at a place of its own', () => {
    expect(menu.filter(({ app }) => app === 'student')).toEqual([]);
    expect(new Set(menu.map(({ order }) => order)).size).toBe(menu.length);
    expect(new Set(menu.map(({ path }) => path)).size).toBe(menu.length);
    expect(menu.every(({ view }) => view === undefined || view === 'list' || view === 'dashboard')).toBe(true);
  });

  test('keeps the pages of a group together, after those of none', () => {
    const groups = menu.map(({ group }) => group);
    const turns = groups.filter((group, at) => group !== groups[at - 1]);
    expect(turns).toEqual([...new Set(turns)]);
    expect(groups[0]).toBeUndefined();
  });

  test('names icons that there are', () => {
    const missing = menu.filter(({ icon }) => !existsSync(`node_modules/@mui/icons-material/${icon}.js`));
    expect(missing).toEqual([]);
  });

  test.each(locales)('has a word for each group and page in %s', async (locale) => {
    const { translate } = await i18nProvider(locale);
    const keys = menu.flatMap(({ group, resource, title }) => [
      ...(group ? [`admin.menu.${group}`] : []),
      resource ? `resources.${resource}.name` : title,
    ]);
    expect(keys.filter((key) => translate(key, { smart_count: 2 }) === key)).toEqual([]);
  });
});
