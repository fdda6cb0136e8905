// Made from schemas/forms/login_as.json by `npm run types`: change that, and run it again.

/** What is sent with the form. */
export interface LoginAs {
  password: string;
  reason: string;
}
