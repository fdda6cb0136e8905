import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { type SeriesData, SeriesView } from '../components/live/SeriesView.tsx';
import type { Handle } from '../components/shell/title.ts';
import { readSeries } from '../server/series.server.ts';

export const loader = ({ context }: LoaderFunctionArgs) => readSeries(context);

export const handle: Handle = { title: 'pages.particular_classes' };

export default function ParticularClasses() {
  return <SeriesView {...useLoaderData<SeriesData>()} title="pages.particular_classes" />;
}
