import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import { home } from '#schemas/guard.ts';
import { api, userOf } from '../api.server.ts';
import { actOnSeat } from './meetings.server.ts';

/** What the school tells the reader today. */
export const readMessages = async (context: AppLoadContext) =>
  (await api(context).query('messages', null, 'mine')).messages;

/** The same on a page where not every kind of student arrives: staff read there too, and others have theirs elsewhere. */
export const landingMessages = async (context: AppLoadContext) => {
  const user = userOf(context);
  return user.role.slug === 'student' && home(user) === '/forum' ? readMessages(context) : [];
};

/** Notes that a message was read, or takes it back. */
async function actOnMessage(form: FormData, { context }: ActionFunctionArgs) {
  const action = form.get('intent') === 'unread' ? 'unread' : 'read';
  await api(context).act('messages', Number(form.get('message')), action, {});
  return null;
}

/** What a page does with the forms of its messages, and of its seats where it has any. */
export async function actOnLanding(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData();
  return form.has('message') ? actOnMessage(form, args) : actOnSeat(args);
}
