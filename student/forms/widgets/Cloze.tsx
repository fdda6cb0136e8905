import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { useRef } from 'react';
import type { ControlOptions, GapControl, Option } from '#schemas/questions/controls.ts';
import { useWords } from '../../components/words.tsx';
import { gapsOf } from '../compiled.ts';
import { promptId } from '../ids.ts';
import { Media } from '../Material.tsx';
import { gapName } from '../taking/form_answers.ts';
import { GapInput, GapSelect } from './Gap.tsx';

type GapAnswers = Record<string, string>;

/** A text with its gaps inside the sentences. */
export function Cloze({ name, schema, uiSchema, formData, fieldPathId, onChange }: FieldProps) {
  const { t } = useWords();
  const { text = '', media, gaps = [] } = (uiSchema?.['ui:options'] ?? {}) as ControlOptions;
  const latest = useRef<GapAnswers>({});
  latest.current = formData ?? {};
  const order = gapsOf(schema);
  const give = (gap: string, value: string) => {
    const { [gap]: _, ...others } = latest.current;
    latest.current = value ? { ...others, [gap]: value } : others;
    const isAnswered = Object.keys(latest.current).length > 0;
    onChange(isAnswered ? latest.current : undefined, fieldPathId.path);
  };
  const renderPart = (id: string) => {
    const gap = gaps.find((one) => one.id === id);
    if (!gap) return null;
    const label = t('forms.gap', { number: order.indexOf(id) + 1, of: order.length });
    const control = {
      name: gapName(name, id),
      label,
      value: formData?.[id] ?? '',
      onGiven: (value: string) => give(id, value),
    };
    return renderGap(gap, control, (schema.properties?.[id] ?? {}) as RJSFSchema);
  };
  return (
    <>
      <Media name={name} media={media} />
      <fieldset aria-labelledby={promptId(name)} className="material cloze" lang="en">
        {piecesOf(text).map((piece) =>
          piece.gap ? <span key={piece.at}>{renderPart(piece.text)}</span> : <span key={piece.at}>{piece.text}</span>,
        )}
      </fieldset>
    </>
  );
}

function renderGap({ kind, hint, size }: GapControl, control: Parameters<typeof GapSelect>[0], schema: RJSFSchema) {
  return kind === 'choice' ? (
    <GapSelect {...control} options={schema.oneOf as Option[]} />
  ) : (
    <GapInput {...control} hint={hint} size={size} maxLength={schema.maxLength} />
  );
}

/** The text and, between its pieces, the ids of its gaps. */
const piecesOf = (text: string) =>
  text.split(/\{\{([a-z0-9]{1,12})\}\}/).map((piece, at) => ({ text: piece, gap: at % 2 === 1, at }));
