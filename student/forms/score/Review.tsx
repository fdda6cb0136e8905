import { Fragment } from 'react';
import { text as inLocale } from '#schemas/localize.ts';
import type { AnswerReview } from '#schemas/types/fragments/answer_review.ts';
import { TickIcon } from '../../components/icons.tsx';
import { useWords } from '../../components/words.tsx';
import { FeedbackBlock, FeedbackText } from '../FeedbackText.tsx';
import { Passage } from '../Passage.tsx';
import { CorrectedAnswer } from './CorrectedAnswer.tsx';
import { CrossIcon, PartIcon } from './icons.tsx';
import { markOf, type NumberedReview, orderReview } from './review_order.ts';

const icons = { right: TickIcon, partly: PartIcon, wrong: CrossIcon, waiting: PartIcon };

/** All answers of an attempt: first those that there is something to learn from, the right ones folded behind them. */
export function Reviews({ review }: { review: AnswerReview[] }) {
  const { t } = useWords();
  const { learn, right } = orderReview(review);
  const list = (some: NumberedReview[]) =>
    some.map((one) => <Review key={one.reviewed.question} {...one} of={review.length} />);
  return (
    <>
      <h2>{t('score.answers')}</h2>
      {list(learn)}
      {right.length > 0 ? (
        <details className="right-answers" open={learn.length === 0}>
          <summary>{t('score.right_answers', { smart_count: right.length })}</summary>
          {list(right)}
        </details>
      ) : null}
    </>
  );
}

interface ReviewProps {
  reviewed: AnswerReview;
  number: number;
  of: number;
  as?: 'h2' | 'h3';
}

/** What was answered, what would have been right, and what is to be learnt from it. */
export function Review({ reviewed, number, of, as: Heading = 'h3' }: ReviewProps) {
  const { t, locale } = useWords();
  const mark = markOf(reviewed);
  const Icon = icons[mark];
  const answer = inLocale(reviewed.answer, locale);
  const { rich } = reviewed;
  const [question, more] = [inLocale(rich?.prompt, locale), inLocale(rich?.more, locale)];
  const heading = `review-${reviewed.question}`;
  return (
    <>
      {reviewed.group ? <Passage group={reviewed.group} /> : null}
      <section className={`review ${mark}`} aria-labelledby={heading}>
        <p className="mark">
          <Icon /> {t(`score.marks.${mark}`)}
          <span className="mark-points">
            {reviewed.score === null ? null : t('score.question_points', { ...reviewed, smart_count: reviewed.points })}
          </span>
        </p>
        <Heading id={heading}>
          <span className="question-number">{t('forms.question', { number, of })}</span>{' '}
          <FeedbackText html={question} text={more && !question ? '' : inLocale(reviewed.prompt, locale)} />
        </Heading>
        <FeedbackBlock html={more} />
        {reviewed.text && !reviewed.correction?.has_text ? <QuestionText text={reviewed.text} /> : null}
        {reviewed.correction ? (
          <>
            {answer ? null : <p className="hint">{t('score.none')}</p>}
            <CorrectedAnswer {...reviewed.correction} />
          </>
        ) : (
          <InWords reviewed={reviewed} />
        )}
        {reviewed.feedback.map((text, at) => {
          const [words, html] = [inLocale(text, locale), inLocale(rich?.feedback?.[at], locale)];
          return html ? (
            <FeedbackBlock key={words} className="feedback" html={html} />
          ) : (
            <p key={words} className="feedback">
              {words}
            </p>
          );
        })}
      </section>
    </>
  );
}

/** What a person grades, and attempts that were graded before answers were corrected in their sentence. */
function InWords({ reviewed }: { reviewed: AnswerReview }) {
  const { t, locale } = useWords();
  const [answer, solution] = [inLocale(reviewed.answer, locale), inLocale(reviewed.solution, locale)];
  return (
    <dl>
      <dt>{t('score.own')}</dt>
      <dd className="said" lang={answer ? 'en' : undefined}>
        {reviewed.recording ? <RecordedAnswer recording={reviewed.recording} /> : answer || t('score.none')}
      </dd>
      {solution && markOf(reviewed) !== 'right' ? (
        <>
          <dt>{t('score.solution')}</dt>
          <dd lang="en">{solution}</dd>
        </>
      ) : null}
      <Judgement {...reviewed} />
    </dl>
  );
}

function RecordedAnswer({ recording }: { recording: number }) {
  const { t } = useWords();
  return (
    // biome-ignore lint/a11y/useMediaCaption: nobody has written down what the student says
    <audio src={`/api/resources/${recording}/file`} controls preload="none" aria-label={t('score.recording')} />
  );
}

/** What a person said to an answer, by the rubric and in words. */
function Judgement({ judged = [], comment }: AnswerReview) {
  const { t, locale } = useWords();
  return (
    <>
      {judged.map(({ criterion, level, points, of }) => (
        <Fragment key={inLocale(criterion, locale)}>
          <dt>{inLocale(criterion, locale)}</dt>
          <dd>{t('score.judged', { level: inLocale(level, locale), points, of })}</dd>
        </Fragment>
      ))}
      {comment ? (
        <>
          <dt>{t('score.comment')}</dt>
          <dd className="said">{comment}</dd>
        </>
      ) : null}
    </>
  );
}

/** The English of the question; gaps show their numbers, as the answers do. */
function QuestionText({ text }: { text: string }) {
  const pieces = text.split(/\{\{[a-z0-9]{1,12}\}\}/);
  const only = pieces.length === 2;
  return (
    <p className="material" lang="en">
      {pieces.map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text that never changes
        <span key={at}>
          {at > 0 ? <span className="blank">{only ? '\u00A0' : at}</span> : null}
          {piece}
        </span>
      ))}
    </p>
  );
}
