/** The button that hands the answers in. */
export function Submit({ label, busy, value = 'submit' }: { label: string; busy: boolean; value?: string }) {
  return (
    <button type="submit" name="intent" value={value} className="button" disabled={busy}>
      {label}
    </button>
  );
}
