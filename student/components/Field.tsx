import type { InputHTMLAttributes } from 'react';
import { PasswordInput } from './PasswordInput.tsx';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  hint?: string;
  error?: string;
}

/** A labelled input with its hint and, where it was refused, the reason. */
export function Field({ name, label, hint, error, ...input }: FieldProps) {
  const id = input.id ?? name;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const Input = input.type === 'password' ? PasswordInput : 'input';
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Input
        {...input}
        id={id}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      {hint ? (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      ) : null}
    </div>
  );
}
