import { Form, Link, useNavigation, useParams } from '@remix-run/react';
import type { Possibility } from '#schemas/possibility.ts';
import { GradedBy } from '../../components/GradedBy.tsx';
import { Hindrance } from '../../components/Hindrance.tsx';
import { NotSent } from '../../components/shell/NotSent.tsx';
import { useWords } from '../../components/words.tsx';
import { type CourseForm, exercisePath, levelPath, scorePath } from './exercise.ts';
import '../form.css';
import { onceName, useOnceKey } from './once.ts';

/** What an exercise asks for, before it is begun: opening a page begins nothing. */
export function Intro({ exercise, start }: { exercise: CourseForm; start: Possibility }) {
  const { t } = useWords();
  const params = useParams();
  const isRepeat = exercise.attempt_status !== null;
  return (
    <div>
      {exercise.graded_by === null ? null : (
        <p className="notice">
          {t('exercise.pending')} <GradedBy at={exercise.graded_by} />
        </p>
      )}
      <Facts exercise={exercise} />
      <div className="actions">
        {start.can ? (
          <StartButton to={exercisePath(params)} label={t(isRepeat ? 'exercise.again' : 'exercise.start')} />
        ) : (
          <Hindrance start={start} />
        )}
        {params.exam && !start.can ? <Link to={levelPath(params)}>{t('home.go_all_taken')}</Link> : null}
        {isRepeat ? <Link to={scorePath(params)}>{t('exercise.last_score')}</Link> : null}
      </div>
    </div>
  );
}

/** What is to be known before it is begun. */
export function Facts({ exercise }: { exercise: CourseForm }) {
  const { t } = useWords();
  return (
    <ul className="facts">
      {factsOf(exercise).map(([fact, params]) => (
        <li key={fact}>{t(`exercise.facts.${fact}`, params)}</li>
      ))}
    </ul>
  );
}

function factsOf(exercise: CourseForm): [string, Record<string, unknown>][] {
  const { pass_percentage, time_limit_minutes, attempts_allowed, best_percentage } = exercise;
  const { pause_minutes, questions_per_attempt } = exercise;
  const facts: [string, Record<string, unknown>][] = [['pass', { percentage: pass_percentage }]];
  if (time_limit_minutes) facts.push(['limit', { smart_count: time_limit_minutes }]);
  if (attempts_allowed) facts.push(['attempts', { smart_count: attempts_allowed }]);
  if (pause_minutes) facts.push(['pause', { smart_count: pause_minutes }]);
  if (questions_per_attempt) facts.push(['drawn', { smart_count: questions_per_attempt }]);
  if ('practice' in exercise && exercise.practice) facts.push(['practice', {}]);
  if (best_percentage !== null) facts.push(['best', { percentage: best_percentage }]);
  return [...facts, [time_limit_minutes ? 'saved_in_time' : 'saved', {}]];
}

/** Begins an attempt, or goes on with the one that was begun. */
export function StartButton({ to, label, quiet = false }: { to: string; label: string; quiet?: boolean }) {
  const busy = useNavigation().state !== 'idle';
  const key = useOnceKey();
  return (
    <Form method="post" action={to}>
      <input type="hidden" name={onceName} value={key} />
      <NotSent />
      <button type="submit" name="intent" value="start" className={quiet ? 'button quiet' : 'button'} disabled={busy}>
        {label}
      </button>
    </Form>
  );
}
