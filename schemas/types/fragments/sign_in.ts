// Made from schemas/fragments/sign_in.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface SignIn {
  at: string;
  ended_as: string;
  is_this_one: boolean;
  browser: string | null;
  system: string | null;
}
