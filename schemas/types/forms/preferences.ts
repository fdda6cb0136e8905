// Made from schemas/forms/preferences.json by `npm run types`: change that, and run it again.

/** What is sent with the form. */
export interface Preferences {
  locale?: 'es' | 'en';
  time_zone?: string | null;
  color_scheme?: 'light' | 'dark' | null;
  single_keys?: boolean;
  weekly_goal?: number | null;
  unwanted_letters?: (
    | 'seat'
    | 'offer'
    | 'day_before'
    | 'hour_before'
    | 'change'
    | 'cancelled'
    | 'by_staff'
    | 'course'
    | 'tickets'
    | 'messages'
    | 'teaching'
    | 'office'
  )[];
  unwanted_notices?: (
    | 'offer'
    | 'day_before'
    | 'hour_before'
    | 'change'
    | 'cancelled'
    | 'by_staff'
    | 'course'
    | 'tickets'
    | 'messages'
    | 'teaching'
    | 'office'
  )[];
}
