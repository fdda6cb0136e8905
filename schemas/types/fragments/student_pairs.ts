// Made from schemas/fragments/student_pairs.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface StudentPairs {
  total: number;
  pairs: {
    one_id: number;
    other_id: number;
    reasons: ('name_and_birth' | 'email')[];
  }[];
}
