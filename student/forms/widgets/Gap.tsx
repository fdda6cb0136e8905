import { useEffect, useRef } from 'react';
import type { Option } from '#schemas/questions/controls.ts';
import { useWords } from '../../components/words.tsx';
import { english } from './ShortText.tsx';
import { useTyped } from './typed.ts';

interface GapProps {
  name: string;
  /** 'gap 1 of 3' */
  label: string;
  value: string;
  onGiven(value: string): void;
}

/** A gap to type into, as wide as its author says. */
export function GapInput(props: GapProps & { hint: string; size: number; maxLength?: number }) {
  const { name, label, value, hint, size, maxLength, onGiven } = props;
  const { locale } = useWords();
  const typed = useTyped(value, onGiven);
  const accessibleName = hint ? `${label}: ${hint}` : label;
  return (
    <span className="gap">
      <input
        {...typed}
        {...english}
        type="text"
        name={name}
        size={size}
        maxLength={maxLength}
        aria-label={accessibleName}
      />
      {hint ? (
        <span className="hint" aria-hidden="true" lang={locale}>
          ({hint})
        </span>
      ) : null}
    </span>
  );
}

/** A gap with its own list: the browser's, which every phone and screen reader knows. */
export function GapSelect({ name, label, value, options = [], onGiven }: GapProps & { options?: Option[] }) {
  const { t, locale } = useWords();
  const control = useRef<HTMLSelectElement>(null);
  const renderedValue = useRef(value);
  useEffect(() => {
    if (control.current && renderedValue.current !== value) control.current.value = value;
    renderedValue.current = value;
  }, [value]);
  return (
    <select
      ref={control}
      name={name}
      aria-label={label}
      defaultValue={value}
      onChange={(event) => onGiven(event.target.value)}
    >
      <option value="" lang={locale}>
        {t('forms.choose')}
      </option>
      {options.map((option) => (
        <option key={option.const} value={option.const}>
          {option.title}
        </option>
      ))}
    </select>
  );
}
