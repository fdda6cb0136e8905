import { type ActionFunctionArgs, redirect } from '@remix-run/node';

/** Ends the session and leads to the sign-in of the role. */
export async function action({ context }: ActionFunctionArgs) {
  const role = context.caller_user?.role.slug ?? 'student';
  await context.api('DELETE', `/api/${role === 'student' ? 'students' : 'admin'}/logout`);
  return redirect(`/login/${role}`);
}

export const loader = () => redirect('/');
