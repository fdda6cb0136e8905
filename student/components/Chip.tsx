import { Link } from '@remix-run/react';
import '../styles/chips.css';

/** One of several choices, each of which is an address. */
export function Chip({ to, isChosen, children }: { to: string; isChosen: boolean; children: string }) {
  return (
    <Link className="chip" to={to} aria-current={isChosen ? 'true' : undefined} preventScrollReset>
      {children}
    </Link>
  );
}
