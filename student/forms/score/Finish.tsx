import { Link } from '@remix-run/react';
import type { Finish as Finished } from '#schemas/types/fragments/finish.ts';
import { NextButton } from '../../components/course/NextButton.tsx';
import type { NextStep } from '../../components/course/next_step.ts';
import { certificatePath } from '../../components/places.ts';
import { useWords } from '../../components/words.tsx';

/** The end of a lesson or of a level: what was done, and what comes next. */
export interface FinishProps {
  /** What ends, as the words for it are called. */
  what: 'lesson' | 'level' | 'course';
  name: string;
  done: Omit<Finished, 'attempt'> & { lessons?: number; classes?: number };
  next: NextStep;
  /** That of the level. */
  certificate?: number | undefined;
}

/** Shown once: above the result of the attempt that ended it. It holds the page's heading and its one main button. */
export function Finish({ what, name, done, next, certificate }: FinishProps) {
  const { t } = useWords();
  const facts = (['lessons', 'exercises', 'classes'] as const).flatMap((fact) =>
    done[fact] ? [t(`finish.${fact}`, { smart_count: done[fact] })] : [],
  );
  return (
    <section className="celebration" aria-labelledby="finish">
      <p className="celebration-kicker">{t(`finish.${what}`)}</p>
      <h1 id="finish">{name}</h1>
      <p>{t(`finish.${what}_more`)}</p>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        {done.average === null ? null : <li>{t('finish.average', { percentage: done.average })}</li>}
      </ul>
      {next.reason ? <p className="celebration-reason">{next.reason}</p> : null}
      <NextButton {...next} onMarker />
      {certificate ? (
        <p className="celebration-certificate">
          <Link to={certificatePath(certificate)}>{t('level.certificate')}</Link>
        </p>
      ) : null}
    </section>
  );
}
