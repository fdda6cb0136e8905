// Made from schemas/forms/login.json by `npm run types`: change that, and run it again.

/** What is sent with the form. */
export interface Login {
  username: string;
  password: string;
}
