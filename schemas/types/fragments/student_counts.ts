// Made from schemas/fragments/student_counts.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface StudentCounts {
  attempts?: number;
  placement?: number;
  meetings?: number;
  series?: number;
  tickets?: number;
  messages?: number;
  letters?: number;
  audit?: number;
}
