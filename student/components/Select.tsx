interface SelectProps {
  name: string;
  label: string;
  chosen: string;
  choices: { value: string; label: string }[];
  error?: string;
}

/** A labelled choice of one. */
export function Select({ name, label, chosen, choices, error }: SelectProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select
        id={name}
        name={name}
        defaultValue={chosen}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
      >
        {choices.map(({ value, label: word }) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
      {error ? (
        <p id={`${name}-error`} className="field-error">
          {error}
        </p>
      ) : null}
    </div>
  );
}
