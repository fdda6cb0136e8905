import type { FieldProps } from '@rjsf/utils';
import { useRef } from 'react';

type PartAnswers = Record<string, string>;

/** Several answers to one question, by gap or row: an answer that was emptied is taken out, and with the last one all. */
export function useFilled({
  formData,
  fieldPathId,
  onChange,
}: Pick<FieldProps, 'formData' | 'fieldPathId' | 'onChange'>) {
  const latest = useRef<PartAnswers>({});
  latest.current = formData ?? {};
  const give = (changed: PartAnswers) => {
    const answers = Object.entries({ ...latest.current, ...changed }).filter(([, value]) => value);
    latest.current = Object.fromEntries(answers);
    onChange(answers.length > 0 ? latest.current : undefined, fieldPathId.path);
  };
  return { filled: latest.current, give };
}
