// Made from schemas/fragments/contract_dates.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface ContractDates {
  license_until?: string | null;
  access_until?: string | null;
  date_expiration?: string | null;
  reason?: string;
}
