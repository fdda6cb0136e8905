import type { WidgetProps } from '@rjsf/utils';
import type { ControlOptions } from '#schemas/questions/controls.ts';
import { errorId, promptId } from '../ids.ts';
import { Material } from '../Material.tsx';
import { english } from './ShortText.tsx';
import { useTyped } from './typed.ts';

/** A recording, and room to write down what is said in it. */
export function Dictation({ name, schema, value, options, rawErrors, onChange }: WidgetProps) {
  const typed = useTyped<HTMLTextAreaElement>(value ?? '', (words) => onChange(words || undefined));
  return (
    <>
      <Material name={name} shown={options as ControlOptions} />
      <textarea
        {...typed}
        {...english}
        name={name}
        rows={3}
        className="answer"
        maxLength={schema.maxLength}
        aria-labelledby={promptId(name)}
        aria-describedby={rawErrors?.length ? errorId(name) : undefined}
        aria-invalid={rawErrors?.length ? true : undefined}
      />
    </>
  );
}
