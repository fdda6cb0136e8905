import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { ownAddress } from '#schemas/asked.ts';
import { isLocale } from '#schemas/localize.ts';

const year = 31_536_000;

/** Keeps language and colours: in the profile of who is signed in, and in the browser for who is not. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { locale, color_scheme } = Object.fromEntries(form);
  const chosen = {
    ...(isLocale(locale) && { locale }),
    ...(isScheme(color_scheme) && { color_scheme: color_scheme === 'system' ? null : color_scheme }),
  };
  if (context.caller_user) await context.api('PUT', '/api/user', { body: chosen });
  const headers = new Headers();
  for (const [name, value] of Object.entries(chosen)) headers.append('Set-Cookie', cookie(name, value));
  return redirect(ownAddress(form.get('back')) ?? '/', { headers });
}

/** What the browser keeps comes back in every request: it is one of these words and nothing else. */
const isScheme = (value: unknown): value is string => ['light', 'dark', 'system'].some((one) => one === value);

const cookie = (name: string, value: string | null) =>
  `${name}=${value ?? ''}; Path=/; SameSite=Lax; Max-Age=${value ? year : 0}`;

export const loader = () => redirect('/');
