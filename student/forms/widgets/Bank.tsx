import type { FieldProps } from '@rjsf/utils';
import { type DragEvent, useState } from 'react';
import type { ControlOptions, Option } from '#schemas/questions/controls.ts';
import { useWords } from '../../components/words.tsx';
import { gapsOf } from '../compiled.ts';
import { promptId } from '../ids.ts';
import { Media } from '../Material.tsx';
import { gapName } from '../taking/form_answers.ts';
import { useFilled } from './filled.ts';

type BankSelection = { word: string } | { gap: string } | null;

/** A text whose gaps are filled from one bank of words: a word and a gap are pressed, in whichever order, or a word is dragged. */
export function Bank(props: FieldProps) {
  const { name, schema, uiSchema } = props;
  const { t, locale } = useWords();
  const { text = '', media, bank = [], reuse } = (uiSchema?.['ui:options'] ?? {}) as ControlOptions;
  const { filled, give } = useFilled(props);
  const [selection, setSelection] = useState<BankSelection>(null);
  const [announcement, setAnnouncement] = useState('');
  const order = gapsOf(schema);
  const usedWords = Object.values(filled);
  const titleOf = (id?: string) => bank.find((option) => option.const === id)?.title ?? '';
  const labelOf = (gap: string) => t('forms.gap', { number: order.indexOf(gap) + 1, of: order.length });

  const fill = (gap: string, word: string) => {
    // A word that may stand once leaves the gap in which it stood.
    const left = reuse ? [] : order.filter((one) => filled[one] === word).map((one) => [one, '']);
    give({ ...Object.fromEntries(left), [gap]: word });
    setSelection(null);
    setAnnouncement(
      word
        ? t('forms.bank.placed', { word: titleOf(word), gap: labelOf(gap) })
        : t('forms.bank.emptied', { gap: labelOf(gap) }),
    );
  };
  const pressGap = (gap: string) => {
    if (selection && 'word' in selection) return fill(gap, selection.word);
    if (filled[gap]) return fill(gap, '');
    setSelection(selection?.gap === gap ? null : { gap });
    setAnnouncement(t('forms.bank.pick', { gap: labelOf(gap) }));
  };
  const pressWord = (word: string) => {
    if (selection && 'gap' in selection) return fill(selection.gap, word);
    setSelection(selection?.word === word ? null : { word });
    setAnnouncement(t('forms.bank.held', { word: titleOf(word) }));
  };
  const drop = (event: DragEvent, gap: string) => {
    const word = event.dataTransfer.getData('text/plain');
    event.preventDefault();
    if (bank.some((option) => option.const === word)) fill(gap, word);
  };
  const renderGap = (gap: string) => (
    <>
      <noscript>
        <Select name={gapName(name, gap)} label={labelOf(gap)} bank={bank} value={filled[gap]} />
      </noscript>
      <input type="hidden" name={gapName(name, gap)} value={filled[gap] ?? ''} />
      <button
        type="button"
        className={filled[gap] ? 'bank-gap full' : 'bank-gap'}
        aria-pressed={Boolean(selection && 'gap' in selection && selection.gap === gap)}
        aria-label={`${labelOf(gap)}: ${titleOf(filled[gap]) || t('forms.bank.empty')}`}
        onClick={() => pressGap(gap)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => drop(event, gap)}
      >
        {titleOf(filled[gap]) || '\u00A0'}
      </button>
    </>
  );
  return (
    <>
      <Media name={name} media={media} />
      <fieldset aria-labelledby={promptId(name)} className="material bank-text" lang="en">
        {text.split(/\{\{([a-z0-9]{1,12})\}\}/).map((piece, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text that never changes
          <span key={at}>{at % 2 === 0 ? piece : order.includes(piece) ? renderGap(piece) : null}</span>
        ))}
      </fieldset>
      <p className="hint">{t('forms.bank.how')}</p>
      <fieldset aria-label={t('forms.bank.words')} className="bank" lang="en">
        {bank.map((option) => (
          <button
            key={option.const}
            type="button"
            draggable
            className={!reuse && usedWords.includes(option.const) ? 'word used' : 'word'}
            aria-pressed={Boolean(selection && 'word' in selection && selection.word === option.const)}
            onDragStart={(event) => event.dataTransfer.setData('text/plain', option.const)}
            onClick={() => pressWord(option.const)}
          >
            {option.title || '…'}
          </button>
        ))}
      </fieldset>
      <p className="unseen" role="status" lang={locale}>
        {announcement}
      </p>
    </>
  );
}

/** Before any script has come, or where none does. */
const Select = ({ name, label, bank, value = '' }: { name: string; label: string; bank: Option[]; value?: string }) => (
  <select name={name} aria-label={label} defaultValue={value}>
    <option value="" />
    {bank.map((option) => (
      <option key={option.const} value={option.const}>
        {option.title}
      </option>
    ))}
  </select>
);
