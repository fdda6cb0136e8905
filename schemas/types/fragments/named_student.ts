// Made from schemas/fragments/named_student.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface NamedStudent {
  id: number;
  first_name: string;
  name: string;
  student_id: string;
}
