import type { WidgetProps } from '@rjsf/utils';
import type { ControlOptions } from '#schemas/questions/controls.ts';
import { errorId, materialId, promptId } from '../ids.ts';
import { Material } from '../Material.tsx';
import { useTyped } from './typed.ts';

/** A few words of one's own. */
export function ShortText({ name, schema, value, options, rawErrors, onChange }: WidgetProps) {
  const shown = options as ControlOptions;
  const typed = useTyped(value ?? '', (words) => onChange(words || undefined));
  const describedBy = [shown.text && materialId(name), rawErrors?.length && errorId(name)].filter(Boolean).join(' ');
  return (
    <>
      <Material name={name} shown={shown} />
      <input
        {...typed}
        {...english}
        type="text"
        name={name}
        className="answer"
        maxLength={schema.maxLength}
        aria-labelledby={promptId(name)}
        aria-describedby={describedBy || undefined}
        aria-invalid={rawErrors?.length ? true : undefined}
      />
    </>
  );
}

/** The answer is English, and the device must not write it for the student. */
export const english = {
  lang: 'en',
  autoCapitalize: 'none',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
