import { Link } from '@remix-run/react';
import type { Possibility } from '#schemas/possibility.ts';
import type { StudentExamForm } from '#schemas/types/entities/exam_forms.ts';
import type { StudentLesson } from '#schemas/types/entities/lessons.ts';
import type { StudentLevel } from '#schemas/types/entities/levels.ts';
import { GradedBy } from '../GradedBy.tsx';
import { Hindrance } from '../Hindrance.tsx';
import { FlagIcon, TickIcon } from '../icons.tsx';
import { usePlaces } from '../places.ts';
import { Time } from '../Time.tsx';
import { useWords } from '../words.tsx';
import { isSent, nextLesson, requiredClasses } from './standing.ts';

/** A condition of an exam that is not met. */
interface Condition {
  need: 'lessons' | 'classes' | 'days';
  done: number;
  required: number;
  possible_at: string | null;
}

export interface Unmet {
  unmet?: Condition[];
}

/** Whether an exam may be begun, and what is missing. */
export type Gate = Possibility<Unmet>;

export interface GatedExam {
  exam: StudentExamForm;
  gate: Gate;
}

interface ExamGateProps extends GatedExam {
  level: StudentLevel;
  lessons: StudentLesson[];
}

/** The exam that ends a level: what it asks for, what of it is done, and the way to what is missing. */
export function ExamGate({ exam, gate, level, lessons }: ExamGateProps) {
  const { t, pick } = useWords();
  const unmet = gate.params?.unmet ?? [];
  return (
    <section
      className={isOpen({ exam, gate }) && !exam.passed ? 'exam-gate open' : 'exam-gate'}
      aria-labelledby={`exam-${exam.id}`}
    >
      <h3 id={`exam-${exam.id}`}>
        <FlagIcon /> {pick(exam, 'title')}
      </h3>
      <p>{pick(exam, 'description')}</p>
      <p className="row-facts">
        {t('level.pass', { percentage: exam.pass_percentage })}
        {exam.best_percentage === null ? '' : ` · ${t('lesson.best', { percentage: exam.best_percentage })}`}
      </p>
      {level.state === 'current' ? (
        <ul className="conditions">
          {needsOf(level).map((need) => (
            <Need key={need.need} {...need} lessons={lessons} at={unmet} />
          ))}
        </ul>
      ) : null}
      <Way exam={exam} gate={gate} level={level} />
    </section>
  );
}

const isOpen = ({ exam, gate }: GatedExam) => (gate.can && !isSent(exam)) || exam.attempt_status === 'draft';

/** Into the exam, to what a person reviews of it, or why there is no way. */
function Way({ exam, gate, level }: GatedExam & { level: StudentLevel }) {
  const { t } = useWords();
  const to = usePlaces().exam(exam, level);
  if (isSent(exam))
    return (
      <>
        <p className="notice">
          {t('level.exam_sent')} <GradedBy at={exam.graded_by} />
        </p>
        <Link className="button quiet" to={to}>
          {t('next_step.exam_sent')}
        </Link>
      </>
    );
  if (isOpen({ exam, gate }))
    return (
      <Link className={exam.passed ? 'button quiet' : 'button'} to={to}>
        {t(`level.exam_${wayOf(exam)}`)}
      </Link>
    );
  return gate.params?.unmet?.length ? null : <Hindrance start={gate} />;
}

function wayOf({ attempt_status, passed }: StudentExamForm): string {
  if (attempt_status === 'draft') return 'resume';
  return attempt_status === 'completed' && !passed ? 'again' : 'take';
}

const needsOf = (level: StudentLevel) =>
  [
    { need: 'lessons' as const, done: level.lessons_taken, required: level.lessons_needed },
    { need: 'classes' as const, done: level.classes_taken ?? 0, required: requiredClasses(level) },
    { need: 'days' as const, done: level.days_taken ?? 0, required: level.days_required },
  ].filter(({ required }) => required > 0);

interface NeedProps {
  need: Condition['need'];
  done: number;
  required: number;
  lessons: StudentLesson[];
  at: Condition[];
}

function Need({ need, done, required, lessons, at }: NeedProps) {
  const { t, pick } = useWords();
  const places = usePlaces();
  const isMet = done >= required;
  const lesson = nextLesson(lessons);
  const possible = at.find((one) => one.need === need)?.possible_at;
  return (
    <li className={isMet ? 'condition met' : 'condition'}>
      <span className="condition-mark" aria-hidden="true">
        {isMet ? <TickIcon /> : null}
      </span>
      <span>
        {t(`level.conditions.${need}`, { done: Math.min(done, required), required, smart_count: required })}
        <span className="unseen"> ({t(isMet ? 'level.met' : 'level.unmet')})</span>
        {isMet ? null : (
          <span className="condition-way">
            {need === 'lessons' && lesson ? (
              <Link to={places.lesson(lesson)}>{t('level.ways.lessons', { lesson: pick(lesson, 'name') })}</Link>
            ) : null}
            {need === 'classes' ? <Link to="/classes">{t('level.ways.classes')}</Link> : null}
            {need === 'days' && possible ? (
              <>
                {t('level.ways.days')} <Time of={possible} />
              </>
            ) : null}
          </span>
        )}
      </span>
    </li>
  );
}
