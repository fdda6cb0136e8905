/** After so many minutes an adaptive test ends, unless its form names others. */
export const adaptiveMinutes = 35;

/** How long a leveling test may take; null: as long as its student likes. */
export const minutesOf = (form: { adaptive?: boolean; time_limit_minutes: number | null }): number | null =>
  form.time_limit_minutes ?? (form.adaptive ? adaptiveMinutes : null);
