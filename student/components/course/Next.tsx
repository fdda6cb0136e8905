import { Link } from '@remix-run/react';
import type { StudentExamForm } from '#schemas/types/entities/exam_forms.ts';
import '../../styles/home.css';
import { useAhead } from '../ahead.ts';
import { GradedBy } from '../GradedBy.tsx';
import { ArrowIcon } from '../icons.tsx';
import { usePlaces } from '../places.ts';
import { useWords } from '../words.tsx';
import { useNameOf } from './NextButton.tsx';
import { type CoursePlace, nextInLevel } from './next_step.ts';

/** The one thing to do now: the next lesson, then the exam, or what it still waits for. */
export function Next(place: CoursePlace) {
  const { t, pick } = useWords();
  const { what, of, reason, to } = nextInLevel(place, usePlaces());
  const name = useNameOf(of);
  const ahead = useAhead(true);
  return (
    <section className="next-card" aria-labelledby="next">
      <p className="next-kicker">{t(`home.${what}`)}</p>
      <h2 id="next">{name}</h2>
      <p>
        {what === 'exam_sent' ? (
          <GradedBy at={(of as StudentExamForm).graded_by} />
        ) : (
          (reason ?? pick(of, 'description'))
        )}
      </p>
      <Link className="button on-marker" to={to} prefetch={ahead}>
        {t(`home.go_${what}`)} <ArrowIcon />
      </Link>
    </section>
  );
}
