import type { FieldProps } from '@rjsf/utils';
import { useEffect, useRef } from 'react';
import type { ControlOptions } from '#schemas/questions/controls.ts';
import { useWords } from '../../components/words.tsx';
import { promptId } from '../ids.ts';
import { Media } from '../Material.tsx';
import { gapName } from '../taking/form_answers.ts';
import { Correction, nothing } from './Correction.tsx';
import { useFilled } from './filled.ts';

/** A text with errors: a word is pressed, and what is right is written instead of it. */
export function Corrections(props: FieldProps) {
  const { name, uiSchema } = props;
  const { t, locale } = useWords();
  const { media, tokens = [] } = (uiSchema?.['ui:options'] ?? {}) as ControlOptions;
  const { filled, give } = useFilled(props);
  const text = useRef<HTMLFieldSetElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const pressedToken = useRef('');
  const markedTokens = tokens.filter(({ id }) => filled[id]);

  // Whoever marks a word writes next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a word was marked
  useEffect(() => {
    const input = list.current?.querySelector<HTMLInputElement>(`[name="${gapName(name, pressedToken.current)}"]`);
    if (pressedToken.current) input?.select();
    pressedToken.current = '';
  }, [markedTokens.length]);

  const press = (id: string, word: string) => {
    pressedToken.current = id;
    if (!filled[id]) return give({ [id]: word });
    list.current?.querySelector<HTMLInputElement>(`[name="${gapName(name, id)}"]`)?.select();
  };
  const leave = (id: string) => {
    give({ [id]: '' });
    text.current?.querySelector<HTMLElement>(`[data-token="${id}"]`)?.focus();
  };
  return (
    <>
      <Media name={name} media={media} />
      <p className="hint">{t('forms.corrections.how')}</p>
      <fieldset ref={text} aria-labelledby={promptId(name)} className="material tokens" lang="en">
        {tokens.map(({ id, text: word }) => (
          <button
            key={id}
            type="button"
            data-token={id}
            className="token"
            aria-pressed={Boolean(filled[id])}
            // What is typed is shown in the text after the click only: sooner, it would move the word from under the pointer.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => press(id, word)}
          >
            {filled[id] && filled[id] !== word ? <del>{word}</del> : word}
            {filled[id] && filled[id] !== word && filled[id] !== nothing ? <ins> {filled[id]}</ins> : null}
          </button>
        ))}
      </fieldset>
      <noscript>
        {tokens.map(({ id, text: word }) => (
          <label key={id}>
            <span lang="en">{word}</span> <input name={gapName(name, id)} defaultValue={filled[id] ?? ''} lang="en" />
          </label>
        ))}
      </noscript>
      <ul ref={list} className="corrections" aria-label={t('forms.corrections.list')} lang={locale}>
        {markedTokens.map(({ id, text: word }) => (
          <Correction
            key={id}
            name={gapName(name, id)}
            word={word}
            value={filled[id] ?? ''}
            onGiven={(value) => give({ [id]: value.trim() || word })}
            onLeft={() => leave(id)}
          />
        ))}
      </ul>
      {tokens.some(({ id }) => !filled[id]) ? <Unmarked name={name} ids={tokens.map(({ id }) => id)} /> : null}
    </>
  );
}

/** Says that the question was asked, where nothing is marked. */
const Unmarked = ({ name, ids: [first = 'w0'] }: { name: string; ids: string[] }) => (
  <input type="hidden" name={gapName(name, first)} value="" />
);
