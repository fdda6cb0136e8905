/**
 * A plugin of both applications' builds: where a style sheet says `derived: name` in a comment, stands what is made of
 * the constants. So it comes as a file, which nothing that happens to a drawn page can take away.
 */
export const derivedStyles = (styles: Record<string, string>) => ({
  name: 'derived-styles',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    /\.css(\?|$)/.test(id) ? code.replace(/\/\* derived: (\w+) \*\//g, (_, name: string) => styles[name] ?? '') : null,
});
