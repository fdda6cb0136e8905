import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { api } from '../api.server.ts';
import type { Handle } from '../components/shell/title.ts';
import { useWords } from '../components/words.tsx';
import { demoParts } from '../demo.ts';
import { Score, type SubmittedAttempt } from '../forms/score/Score.tsx';
import { lastSubmitted } from '../forms/taking/taking.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { get, list, mayStart } = api(context);
  const [form] = (await demoParts(list)).exercises;
  if (!form) throw data(null, { status: 404 });
  const [start, [attempt = null]] = await Promise.all([
    mayStart('exercise_forms', form.id),
    get<SubmittedAttempt[]>(lastSubmitted(form.id)),
  ]);
  return { form, start, attempt };
}

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: Handle = { title: 'pages.demo_score' };

export default function DemoScore() {
  const page = useLoaderData<Data>();
  const { t } = useWords();
  return (
    <Score
      {...page}
      back={{ to: '/demo', label: t('pages.demo') }}
      next={
        <Link className="button" to="/demo/classe">
          {t('demo.steps.classe')}
        </Link>
      }
    />
  );
}
