/** How far one is, as a bar that says itself in words. */
export function Progress({ done, total, label }: { done: number; total: number; label: string }) {
  return (
    <p className="progress">
      <progress value={done} max={Math.max(total, 1)} aria-hidden="true" />
      <span>{label}</span>
    </p>
  );
}
