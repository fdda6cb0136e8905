import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { ownAddress } from '#schemas/accounts/landing.ts';
import { isLocale } from '#schemas/localize.ts';

const year = 31_536_000;

/** Saves language and colours: in the profile, or without a session in a cookie; and a student's goal. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { locale, color_scheme, weekly_goal } = Object.fromEntries(form);
  const preferences = {
    ...(isLocale(locale) && { locale }),
    ...(isScheme(color_scheme) && { color_scheme: color_scheme === 'system' ? null : color_scheme }),
  };
  const goal = Number(weekly_goal);
  const body = { ...preferences, ...(Number.isInteger(goal) && goal > 0 && { weekly_goal: goal }) };
  if (context.caller_user) await context.api('PUT', '/api/user', { body });
  const headers = new Headers();
  for (const [name, value] of Object.entries(preferences)) headers.append('Set-Cookie', cookie(name, value));
  return redirect(ownAddress(form.get('back')) ?? '/', { headers });
}

/** The cookie comes back in every request: only these values are stored in it. */
const isScheme = (value: unknown): value is string => ['light', 'dark', 'system'].some((one) => one === value);

const cookie = (name: string, value: string | null) =>
  `${name}=${value ?? ''}; Path=/; SameSite=Lax; Max-Age=${value ? year : 0}`;

export const loader = () => redirect('/');
