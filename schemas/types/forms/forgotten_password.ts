// Made from schemas/forms/forgotten_password.json by `npm run types`: change that, and run it again.

/** What is sent with the form. */
export interface ForgottenPassword {
  username: string;
}
