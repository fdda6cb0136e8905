// Made from schemas/fragments/calendar.json by `npm run types`: change that, and run it again.

/** What its queries are asked, and what they answer. */
export interface CalendarQueries {
  calendar: {
    params: {
      from: string;
      until: string;
      staff_id?: number;
      level_id?: number;
      forum_type?: ('beginner' | 'advanced')[];
      licence_id?: number;
    };
    result: {
      meetings: {
        id: number;
        entity: 'classes' | 'forums' | 'demo_classes' | 'particular_meetings';
        starts_at: string;
        ends_at: string;
        local_start: string;
        local_end: string;
        minutes: number;
        time_zone: string;
        staff_id: number;
        staff: string;
        level_id: number | null;
        level: string | null;
        english_level: string | null;
        forum_type: 'beginner' | 'advanced' | null;
        class_lesson_id: number | null;
        topic: string | null;
        english_topic: string | null;
        particular_class_id: number | null;
        student_id: number | null;
        student: string | null;
        schedule_id: number | null;
        is_exception: boolean;
        capacity: number;
        taken: number;
        waiting: number;
        licence_id: number | null;
        needs_licence: boolean;
        status: 'draft' | 'active' | 'paused' | 'finished' | 'completed' | 'inactive';
      }[];
    };
  };
}
