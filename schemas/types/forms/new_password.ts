// Made from schemas/forms/new_password.json by `npm run types`: change that, and run it again.

/** What is sent with the form. */
export interface NewPassword {
  token: string;
  password: string;
}
