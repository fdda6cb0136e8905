import type { WidgetProps } from '@rjsf/utils';
import { useEffect, useState } from 'react';
import type { ControlOptions } from '#schemas/questions/controls.ts';
import { useWords } from '../../components/words.tsx';
import { errorId, materialId, promptId } from '../ids.ts';
import { Material } from '../Material.tsx';
import { Criteria } from './Criteria.tsx';
import { useTyped } from './typed.ts';

const wordsIn = (written: string) => written.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** A text of one's own, with its words counted as they are written. */
export function Essay({ name, schema, value, options, rawErrors, onChange }: WidgetProps) {
  const { t } = useWords();
  const shown = options as ControlOptions;
  const {
    ref,
    onInput,
    onKeyDown: _,
    ...typed
  } = useTyped<HTMLTextAreaElement>(value ?? '', (words) => onChange(words || undefined));
  const [count, setCount] = useState(() => wordsIn(value ?? ''));
  // What was written before the script came, or in another tab, comes as a value.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the value is another
  useEffect(() => setCount(wordsIn(ref.current?.value ?? '')), [value]);
  const { min_words: min = 0, max_words: max = Number.POSITIVE_INFINITY } = shown;
  const counter = `${promptId(name)}-words`;
  const describedBy = [shown.text && materialId(name), counter, rawErrors?.length && errorId(name)];
  const state = count > max ? 'over' : count > 0 && count < min ? 'under' : 'within';
  return (
    <>
      <Material name={name} shown={shown} />
      <Criteria criteria={shown.criteria} />
      <textarea
        {...typed}
        ref={ref}
        onInput={({ currentTarget }) => {
          setCount(wordsIn(currentTarget.value));
          onInput();
        }}
        lang="en"
        spellCheck={false}
        name={name}
        className="answer essay"
        rows={10}
        maxLength={schema.maxLength}
        aria-labelledby={promptId(name)}
        aria-describedby={describedBy.filter(Boolean).join(' ')}
        aria-invalid={rawErrors?.length ? true : undefined}
      />
      <p id={counter} className={`word-count ${state}`}>
        {t('forms.essay.words', { smart_count: count })}
        {min > 0 ? ` · ${t('forms.essay.min', { min })}` : null}
        {Number.isFinite(max) ? ` · ${t('forms.essay.max', { max })}` : null}
      </p>
      <p className="unseen" role="status">
        {state === 'over' ? t('forms.essay.over', { max }) : null}
      </p>
    </>
  );
}
