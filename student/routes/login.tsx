import { Outlet } from '@remix-run/react';
import type { Handle } from '../components/shell/title.ts';
import '../styles/login.css';

export const handle: Handle = { layout: 'none', title: 'pages.login' };

/** Without it the page would have no title. */
export const loader = () => null;

export default function Login() {
  return <Outlet />;
}
