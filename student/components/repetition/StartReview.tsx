import { Form, useNavigation } from '@remix-run/react';
import { NotSent } from '../shell/NotSent.tsx';

/** Begins a set, or goes on with the one that was begun: pressing twice begins one. */
export function StartReview({ label, quiet = false }: { label: string; quiet?: boolean }) {
  const busy = useNavigation().state !== 'idle';
  return (
    <Form method="post" action="/review">
      <NotSent />
      <button type="submit" name="intent" value="start" className={quiet ? 'button quiet' : 'button'} disabled={busy}>
        {label}
      </button>
    </Form>
  );
}
