import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { type LibraryData, LibraryView } from '../components/library/LibraryView.tsx';
import type { Handle } from '../components/shell/title.ts';
import { searchLibrary } from '../server/library.server.ts';

export const loader = (args: LoaderFunctionArgs) => searchLibrary(args);

export const handle: Handle = { title: 'pages.library' };

export default function Library() {
  return <LibraryView {...useLoaderData<LibraryData>()} />;
}
