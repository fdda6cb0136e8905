/** An account of the school at the provider. */
export interface Account {
  /** As the provider numbers it. */
  provider_user_id: string;
}

/** What the school asks of whoever carries its video meetings; a file of this folder for each. */
export interface VideoProvider {
  /**
   * Finds the account of an e-mail address.
   * @returns null where none is registered, or not one that hosts meetings
   * @throws Unreachable when the provider does not say
   */
  verifyLicence(email: string): Promise<Account | null>;
}
