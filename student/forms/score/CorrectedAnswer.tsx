import { text as inLocale, type Text } from '#schemas/localize.ts';
import type { AnswerReview } from '#schemas/types/fragments/answer_review.ts';
import { TickIcon } from '../../components/icons.tsx';
import { useWords } from '../../components/words.tsx';
import { CrossIcon } from './icons.tsx';

type Correction = NonNullable<AnswerReview['correction']>;
type Line = Correction['lines'][number];
type Step = Line['steps'][number];

/** An answer corrected in its sentence: what was answered struck, what is right in bold, and both in words. */
export function CorrectedAnswer({ lines }: Correction) {
  const [only] = lines;
  if (only && lines.length === 1 && !only.line)
    return (
      <p className="corrected">
        <Steps of={only.steps} />
      </p>
    );
  return (
    <ul className="corrected">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
        <li key={at} className={markOf(line)}>
          <Sign mark={markOf(line)} />
          <span>
            {line.line ? <span lang="en">{line.line} → </span> : null}
            <Steps of={line.steps} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const markOf = ({ steps }: Line) => (steps.length === 1 && steps[0] ? steps[0].mark : 'same');

const [tick, cross] = [TickIcon, CrossIcon];
const signs = { right: tick, missing: tick, wrong: cross, extra: cross, left: cross, same: null };

/** What became of a line that is answered as a whole. */
function Sign({ mark }: { mark: Step['mark'] }) {
  const Icon = signs[mark];
  return <span className="corrected-sign">{Icon ? <Icon /> : null}</span>;
}

const Steps = ({ of }: { of: Step[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change
  of.map((step, at) => <MarkedStep key={at} {...step} />);

function MarkedStep({ mark, text, instead }: Step) {
  if (mark === 'same') return <StepText of={text} />;
  if (mark === 'right')
    return (
      <strong>
        <StepText of={text} as="right" />
      </strong>
    );
  return (
    <>
      {text ? (
        <del>
          <StepText of={text} as={mark === 'extra' || mark === 'left' ? mark : 'own'} />
        </del>
      ) : null}
      {text && instead ? ' ' : null}
      {instead ? (
        <ins>
          <StepText of={instead} as="right" />
        </ins>
      ) : null}
    </>
  );
}

/** Words, which are English unless they are in both languages; `as` says what they are to who does not see it. */
function StepText({ of, as }: { of: Text | undefined; as?: 'own' | 'right' | 'extra' | 'left' }) {
  const { t, locale } = useWords();
  return (
    <>
      {as ? <span className="unseen">{t(`score.steps.${as}`)} </span> : null}
      <span lang={of?.es === undefined ? 'en' : undefined}>{inLocale(of, locale)}</span>
    </>
  );
}
