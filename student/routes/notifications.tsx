import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { api } from '../api.server.ts';
import { type NoticesData, NoticesView } from '../components/notices/NoticesView.tsx';
import type { Handle } from '../components/shell/title.ts';

export const handle: Handle = { title: 'pages.notifications' };

export async function loader({ request, context }: LoaderFunctionArgs): Promise<NoticesData> {
  const before = Number(new URL(request.url).searchParams.get('before'));
  const isLater = Number.isSafeInteger(before) && before > 0;
  const list = await api(context).query('notices', null, 'mine', isLater ? { before } : {});
  return { ...list, isLater };
}

/** One notice was read, or all of them were. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { act } = api(context);
  if (form.has('all')) await act('notices', null, 'read_all', {});
  else await act('notices', Number(form.get('read')), 'read', {});
  return null;
}

export default function Notifications() {
  return <NoticesView {...useLoaderData<NoticesData>()} />;
}
