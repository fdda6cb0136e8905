import { useSearchParams } from '@remix-run/react';
import { useWords } from '../../components/words.tsx';

/** Without script: what became of the second answer to a question that was wrong. */
export function SecondTry() {
  const { t } = useWords();
  const second = useSearchParams()[0].get('second');
  return second === 'right' || second === 'wrong' ? <p className="notice">{t(`practice.second.${second}`)}</p> : null;
}
