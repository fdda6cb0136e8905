import type { LoaderFunctionArgs } from '@remix-run/node';
import { useParams } from '@remix-run/react';
import { SignIn } from '../components/account/SignIn.tsx';
import { signIn } from '../server/sign_in.server.ts';

export const loader = ({ context }: LoaderFunctionArgs) => ({ ending: context.session_ending });
export const action = signIn;

export default function Door() {
  const { kind = 'student' } = useParams();
  return <SignIn door={kind} />;
}
