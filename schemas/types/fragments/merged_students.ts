// Made from schemas/fragments/merged_students.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface MergedStudents {
  records: number[];
  merged: {
    id: number;
    first_name: string;
    name: string;
    student_id: string;
  }[];
  into: {
    id: number;
    first_name: string;
    name: string;
    student_id: string;
  } | null;
}
