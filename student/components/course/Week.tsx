import { Form, Link, useLocation, useNavigation } from '@remix-run/react';
import { weekdayOf } from '#schemas/days.ts';
import type { WeekOfWork } from '#schemas/types/fragments/week_of_work.ts';
import '../../styles/week.css';
import { TickIcon } from '../icons.tsx';
import { usePlaces } from '../places.ts';
import { useWords } from '../words.tsx';

interface WeekProps {
  week: WeekOfWork;
  /** On how many days the student wants to learn; null until they have chosen. */
  goal: number | null;
}

/** The days of this week on which something was done, and what. A day without is an empty dot, and nothing else. */
export function Week({ week, goal }: WeekProps) {
  const { t } = useWords();
  const workedDays = week.days.filter(({ worked }) => worked).length;
  return (
    <section className="panel" aria-labelledby="week">
      <h2 id="week">{t('home.week.title')}</h2>
      <ol className="week-days">
        {week.days.map(({ day, worked }) => (
          <li key={day} aria-current={day === week.today ? 'date' : undefined}>
            <span className={worked ? 'week-dot worked' : 'week-dot'} aria-hidden="true">
              {worked ? <TickIcon /> : null}
            </span>
            <span aria-hidden="true">{t(`live.weekdays.${weekdayOf(day)}`).slice(0, 2)}</span>
            <span className="unseen">
              {t(`live.weekdays.${weekdayOf(day)}`)}
              {day > week.today ? '' : `: ${t(worked ? 'home.week.worked' : 'home.week.free')}`}
            </span>
          </li>
        ))}
      </ol>
      <p className="week-sum">{t(...sumOf(workedDays, goal))}</p>
      {goal === null ? <Goal /> : null}
      <WeekSums {...week} />
    </section>
  );
}

function sumOf(workedDays: number, goal: number | null): [string, Record<string, unknown>] {
  if (goal !== null && workedDays >= goal) return ['home.week.reached', { smart_count: workedDays }];
  if (goal !== null) return ['home.week.so_far', { done: workedDays, smart_count: goal }];
  return workedDays === 0 ? ['home.week.begins', {}] : ['home.week.days', { smart_count: workedDays }];
}

/** Asked once; afterwards it stands in the profile. */
function Goal() {
  const { t } = useWords();
  const { pathname } = useLocation();
  const isBusy = useNavigation().formData?.has('weekly_goal') ?? false;
  return (
    <Form method="post" action="/preferences" preventScrollReset>
      <input type="hidden" name="back" value={pathname} />
      <fieldset className="week-goal">
        <legend>{t('home.week.ask')}</legend>
        {[1, 2, 3, 4, 5, 6, 7].map((days) => (
          <button key={days} type="submit" name="weekly_goal" value={days} disabled={isBusy}>
            <span aria-hidden="true">{days}</span>
            <span className="unseen">{t('home.week.choice', { smart_count: days })}</span>
          </button>
        ))}
      </fieldset>
      <p className="row-facts">{t('home.week.changeable')}</p>
    </Form>
  );
}

/** In words; nothing where nothing was done yet. */
function WeekSums({ lessons, exercises, classes }: WeekOfWork) {
  const { t, pick } = useWords();
  const places = usePlaces();
  const sums = [
    exercises > 0 ? t('home.week.exercises', { smart_count: exercises }) : null,
    classes > 0 ? t('home.week.classes', { smart_count: classes }) : null,
  ].filter((sum) => sum !== null);
  if (lessons.length === 0 && sums.length === 0) return null;
  return (
    <div className="learned">
      <h3>{t('home.week.learned')}</h3>
      <ul>
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <Link to={places.lesson(lesson)}>{pick(lesson, 'name')}</Link>
            <span className="row-facts"> · {t(`home.week.${lesson.outcome}`)}</span>
            {lesson.outcome === 'revised' ? null : <span className="learned-can">{pick(lesson, 'description')}</span>}
          </li>
        ))}
      </ul>
      {sums.length > 0 ? <p className="row-facts">{sums.join(' · ')}</p> : null}
    </div>
  );
}
