import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { home } from '#schemas/guard.ts';

export const loader = ({ context }: LoaderFunctionArgs) => redirect(home(context.caller_user));
