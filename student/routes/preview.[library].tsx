import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { type LibraryData, LibraryView } from '../components/library/LibraryView.tsx';
import { PreviewFrame } from '../components/shell/PreviewFrame.tsx';
import type { Handle } from '../components/shell/title.ts';
import { searchLibrary } from '../server/library.server.ts';

/** The library as a student sees it to whom all levels are open. */
export const loader = (args: LoaderFunctionArgs) => searchLibrary(args, { status: 'active' });

export const handle: Handle = { layout: 'none', title: 'preview.title' };

export default function PreviewLibrary() {
  return (
    <PreviewFrame>
      <LibraryView {...useLoaderData<LibraryData>()} />
    </PreviewFrame>
  );
}
