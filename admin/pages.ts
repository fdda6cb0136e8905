import type { FunctionComponent } from 'react';
import type { Screen } from './schema/screens.ts';

const folders = import.meta.glob<Screen>('./pages/*/index.{ts,tsx}', { eager: true, import: 'default' });

/** What each folder of pages/ adds, by its name: the folder is the list. */
export const screens: Record<string, Screen> = Object.fromEntries(
  Object.entries(folders).map(([file, screen]) => [file.split('/').at(-2) as string, screen]),
);

/** The pages that no entity renders, by their paths. */
export const pagesByPath: Record<string, FunctionComponent> = Object.assign(
  {},
  ...Object.values(screens).map(({ pages }) => pages),
);
