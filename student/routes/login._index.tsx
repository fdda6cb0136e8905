import type { LoaderFunctionArgs } from '@remix-run/node';
import { SignIn } from '../components/account/SignIn.tsx';
import { signIn } from '../server/sign_in.server.ts';

export const loader = ({ context }: LoaderFunctionArgs) => ({ ending: context.session_ending });
export const action = signIn;

export default function AnyDoor() {
  return <SignIn door="student" />;
}
