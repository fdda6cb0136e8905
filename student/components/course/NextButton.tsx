import { Link } from '@remix-run/react';
import { useAhead } from '../ahead.ts';
import { ArrowIcon } from '../icons.tsx';
import { useWords } from '../words.tsx';
import type { NextStep } from './next_step.ts';

/** The main button of a page: it names what comes next. */
export function NextButton({ what, of, to, onMarker = false }: NextStep & { onMarker?: boolean }) {
  const { t } = useWords();
  const name = useNameOf(of);
  const ahead = useAhead(true);
  return (
    <Link className={onMarker ? 'button on-marker' : 'button'} to={to} prefetch={ahead}>
      {t(`next_step.${what}`, { name })} <ArrowIcon />
    </Link>
  );
}

/** The name of a lesson or a level, the title of a form. */
export function useNameOf(of: object): string {
  const { pick } = useWords();
  return pick(of, 'title' in of ? 'title' : 'name');
}
