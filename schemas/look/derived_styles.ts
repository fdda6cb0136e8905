/**
 * A plugin of both applications' builds: where a style sheet says `derived: name` in a comment, stands what is made of
 * the constants. So it is a file, which a rendered page cannot lose.
 */
export const derivedStyles = (styles: Record<string, string>) => ({
  name: 'derived-styles',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    /\.css(\?|$)/.test(id) ? code.replace(/\/\* derived: (\w+) \*\//g, (_, name: string) => styles[name] ?? '') : null,
});
