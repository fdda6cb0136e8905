import { I18nContext } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ModelFit } from '#admin/pages/leveling_tests/ModelFit.tsx';
import { SkillIntervals } from '#admin/pages/leveling_tests/SkillIntervals.tsx';
import { i18nProvider } from '#admin/providers/words.ts';

const words = await i18nProvider('en');
const drawn = (part: React.ReactElement) =>
  renderToStaticMarkup(<I18nContext.Provider value={words}>{part}</I18nContext.Provider>);
const said = (part: React.ReactElement) =>
  drawn(part)
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const width = { tests: 500, apart: 0.55, assumed: 0.75, interval: [0.5, 0.6] as [number, number] };
const fit = { mean: -0.31, width, claimed: 0.96, tenable: 0.86 };
const warning = 'Levels are closer to each other than tests assume';

test('The width of a level is shown with what surrounds it, beside what tests assume and what of their claim holds', () => {
  const page = said(<ModelFit fit={fit} />);
  expect(page).toContain('From the first 500 tests');
  expect(page).toContain('Distance between levels (logits) 0.55 (95%: 0.5 to 0.6)');
  expect(page).toContain('Distance that tests assume 0.75');
  expect(page).toContain('as tests expected 96%');
  expect(page).toContain('at that distance 86%');
  expect(page).toContain('-0.31');
});

test('That tests are surer than they may be is said where levels are surely closer, and nowhere else', () => {
  expect(said(<ModelFit fit={fit} />)).toContain(warning);
  const unsure = { ...fit, width: { ...width, interval: [0.5, 0.8] as [number, number] } };
  expect(said(<ModelFit fit={unsure} />)).not.toContain(warning);
  expect(said(<ModelFit fit={null} />)).toContain('There are too few tests');
});

test('Each skill is drawn at its mean, with the levels between which it lies', () => {
  const skill = { skill: 'reading', asked: 5, right: 3, mean: 6.5, interval: [3, 9] } as never;
  const html = drawn(<SkillIntervals skills={[skill]} names={['Reading']} />);
  const place = (level: number) => `${(level / 13) * 100}%`;
  expect(html).toContain('Reading');
  expect(html).toContain(`x1="${place(3)}" x2="${place(9)}"`);
  expect(html).toContain(`cx="${place(6.5)}"`);
});
