interface WritingProps {
  label: string;
  error?: string;
  most: number;
}

/** A labelled text of several lines. */
export const Writing = ({ label, error, most }: WritingProps) => (
  <div className="field">
    <label htmlFor="writing">{label}</label>
    <textarea
      id="writing"
      name="content"
      rows={5}
      required
      maxLength={most}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? 'writing-error' : undefined}
    />
    {error ? (
      <p id="writing-error" className="field-error">
        {error}
      </p>
    ) : null}
  </div>
);
