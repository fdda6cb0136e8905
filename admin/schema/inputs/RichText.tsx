import { Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';
import type { InputProps } from './input_props.ts';
import type { RichEditorProps } from './rich/RichEditor.tsx';

const Editor = lazy(() => import('./rich/RichEditor.tsx'));

/** The editor of rich texts, which comes when the first of them is rendered. */
export const LazyEditor = (props: RichEditorProps) => (
  <Suspense fallback={<Skeleton variant="rounded" height={props.extent === 'lesson' ? 180 : 37} />}>
    <Editor {...props} />
  </Suspense>
);

/** A page of text with headings, lists, pictures and recordings. */
export const RichText = ({ source, label, required }: InputProps) => (
  <LazyEditor key={source} source={source} label={label} required={required} extent="lesson" />
);
