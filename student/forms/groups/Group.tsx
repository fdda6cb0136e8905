import { useWords } from '../../components/words.tsx';
import { FeedbackBlock, FeedbackText } from '../FeedbackText.tsx';
import { promptId } from '../ids.ts';
import { Material } from '../Material.tsx';
import type { GroupProps } from './props.ts';

/** What several questions are about, beside them where there is room, else above them and foldable. */
export function Group({ group, first, children }: GroupProps) {
  const { t } = useWords();
  const last = first + group.questions.length - 1;
  return (
    <section className="group" aria-labelledby={promptId(group.name)}>
      <div className="passage">
        <details open>
          <summary id={promptId(group.name)}>
            <span className="question-number">
              {t(last > first ? 'forms.group.number' : 'forms.group.one', { from: first, to: last })}
            </span>{' '}
            <FeedbackText html={group.rich?.prompt} text={group.prompt} />
          </summary>
          <FeedbackBlock html={group.rich?.more} />
          <Material name={group.name} shown={group} />
          {group.hints?.map((hint, at) => (
            <div key={hint} className="hint">
              <FeedbackText html={group.rich?.hints?.[at]} text={hint} />
            </div>
          ))}
        </details>
      </div>
      <div>{children}</div>
    </section>
  );
}
