import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { api } from '../api.server.ts';
import type { Gate, Unmet } from '../components/course/ExamGate.tsx';
import { LevelView } from '../components/course/LevelView.tsx';
import { wordsOfLevel } from '../components/places.ts';
import type { Handle } from '../components/shell/title.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { read, list, mayStart, query } = api(context);
  const within = { level_id: Number(params.level) };
  const [level, lessons, class_lessons, exams, { meetings }, certificates] = await Promise.all([
    read('levels', params.level),
    list('lessons', within, 'order'),
    list('class_lessons', within, 'order'),
    list('exam_forms', within, 'order'),
    query('classes', null, 'open'),
    query('certificates', null, 'mine'),
  ]);
  const gates = await Promise.all(exams.map(({ id }) => mayStart<Unmet>('exam_forms', id)));
  const classes = Map.groupBy(meetings, ({ topic }) => topic?.id);
  return {
    level,
    words: wordsOfLevel(level),
    certificate: certificates.find((one) => one.level.id === level.id)?.id,
    lessons,
    class_lessons: class_lessons.map((topic) => ({ ...topic, classes: classes.get(topic.id)?.length ?? 0 })),
    exams: exams.map((exam, at) => ({ exam, gate: gates[at] as Gate })),
  };
}

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: Handle<Data> = { title: ({ level }, { pick }) => pick(level, 'name') };

export default function LevelPage() {
  return <LevelView {...useLoaderData<Data>()} />;
}
