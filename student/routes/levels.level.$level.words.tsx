import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { api } from '../api.server.ts';
import { type WordsData, WordsView } from '../components/course/words/WordsView.tsx';
import type { Handle } from '../components/shell/title.ts';

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<WordsData> {
  const { read, list, query } = api(context);
  const [level, lessons, words] = await Promise.all([
    read('levels', params.level),
    list('lessons', { level_id: Number(params.level) }, 'order'),
    query('levels', params.level, 'words'),
  ]);
  const lessonId = Number(new URL(request.url).searchParams.get('lesson'));
  return { level, lessons, words, lesson: lessons.some(({ id }) => id === lessonId) ? lessonId : null };
}

export const handle: Handle = { title: 'pages.words' };

export default function WordsPage() {
  return <WordsView {...useLoaderData<WordsData>()} />;
}
