import { type ActionFunctionArgs, data, redirectDocument } from '@remix-run/node';
import { landing } from '#schemas/accounts/landing.ts';
import type { User } from '#schemas/accounts/user.ts';
import type { Problem } from '../api.server.ts';

/** Signs in at the door that the address names, and leads to the page that was asked for, else to where the specification says. */
export async function signIn({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const username = String(form.get('username') ?? '');
  const kind = kindOf(params.kind);
  const body = { username, password: String(form.get('password') ?? '') };
  const answer = await context.api('POST', `/api/${kind}/login`, { body });
  if (answer.status === 200)
    return redirectDocument(landing((answer.body as { data: User }).data, new URL(request.url)));
  const { message, errors } = answer.body as Problem;
  return data({ username, message, errors }, { status: answer.status });
}

const kindOf = (door: string | undefined) => (door === undefined || door === 'student' ? 'students' : door);
