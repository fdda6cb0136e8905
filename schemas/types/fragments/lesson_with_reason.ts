// Made from schemas/fragments/lesson_with_reason.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface LessonWithReason {
  lesson_id: number;
  reason: string;
}
