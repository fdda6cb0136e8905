import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { components } from '#admin/theme/components.ts';
import { palettes, type Scheme } from '#schemas/look/theme.ts';

/** Style sheets as rules: what each is said of, and what it says. */
const rules = globSync('student/**/*.css')
  .map((file) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''))
  .flatMap((text) => [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)])
  .map(([, selector = '', said = '']) => ({ selectors: selector.split(',').map((one) => one.trim()), said }));

const ringed = rules
  .filter(({ said }) => /outline: 3px solid var\(--brand\)/.test(said))
  .flatMap((one) => one.selectors);
const bare = rules.filter(({ said }) => /outline: (none|0)/.test(said)).flatMap((one) => one.selectors);

/** Led to by a script, to be read: nothing can be pressed there, and no Tab leads to it. */
const readOnly = ['h1:focus', 'main:focus', '.question:focus', '.inside-place:focus', '.room .door h2:focus'];

describe('The focus is seen on every control of every page', () => {
  test('of the student site: what has it has a ring, or the row around it', () => {
    expect(ringed).toContain(':focus-visible');
    const around = new Set(
      ringed.filter((one) => one.includes(':has(:focus-visible)')).map((one) => one.split(/[ :]/)[0]),
    );
    const unseen = bare.filter((one) => !readOnly.includes(one) && !around.has(one.split(' ')[0]));
    expect(unseen).toEqual([]);
  });

  test.each<Scheme>(['light', 'dark'])('of the back office: the toolkit does not take the ring off (%s)', (scheme) => {
    const drawn = components(palettes[scheme]) as Record<string, { styleOverrides: Record<string, unknown> }>;
    const ring = { outline: `2px solid ${palettes[scheme].brand}`, outlineOffset: 2 };
    expect(drawn.MuiCssBaseline?.styleOverrides[':focus-visible:focus-visible']).toEqual(ring);
    expect(drawn.MuiButtonBase?.styleOverrides.root).toEqual({ '&.Mui-focusVisible': ring });
  });

  test('of the back office: only what a script leads to, and no Tab, goes without one', () => {
    const files = globSync('admin/**/*.{ts,tsx}').map((file) => ({ file, text: readFileSync(file, 'utf8') }));
    const without = files.filter(({ text }) => /outline(Style|Width)?: ?['"]?(0|none)/.test(text));
    expect(without.filter(({ text }) => !text.includes('tabIndex={-1}')).map(({ file }) => file)).toEqual([]);
    expect(without).toHaveLength(3);
  });
});
