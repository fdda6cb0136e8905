// Made from schemas/forms/profile.json by `npm run types`: change that, and run it again.

/** What is sent with the form. */
export interface Profile {
  first_name?: string;
  name?: string;
  phone?: string | null;
  avatar?: number | null;
  locale?: 'es' | 'en';
  time_zone?: string | null;
  color_scheme?: 'light' | 'dark' | null;
  single_keys?: boolean;
  email?: string;
  password?: string;
  current_password?: string;
}
